import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, DefaultStackSynthesizer } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { DEFAULT_STACK_NAME } from '../../lib/outputs.ts';
import { RefactoringSwarmStack } from '../../lib/refactoring-swarm-stack.ts';
import type { Settings } from '../../lib/settings.ts';
import { ROOT } from './paths.ts';

/** A resource of a template. */
export interface Resource {
  readonly Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: templates are looked into, not typed
  readonly Properties: Record<string, any>;
  readonly DeletionPolicy?: string;
  readonly Metadata?: Record<string, unknown>;
}

export interface Synthesized {
  readonly app: App;
  readonly stack: RefactoringSwarmStack;
  readonly template: Template;
  /** Resources by logical id. */
  readonly resources: Record<string, Resource>;
}

/** What the local cloud gives to the API. */
const LOCAL_TRUST = { issuer: 'http://127.0.0.1/issuer', audiences: ['local'], jwks: '{"keys":[]}' };

/** The context of cdk.json. */
export const CONTEXT = (
  JSON.parse(readFileSync(join(ROOT, 'cdk.json'), 'utf8')) as { context: Record<string, unknown> }
).context;

/** What a stack is deployed to. */
export const TARGETS = ['aws', 'local'] as const;

/** The stack of both targets; given before the tests of a file. */
export function synthesizeBoth(): Record<(typeof TARGETS)[number], Synthesized> {
  return { aws: synthesize('aws', CONTEXT), local: synthesize('local', CONTEXT) };
}

/** A state of a definition that is looked into, not typed. */
// biome-ignore lint/suspicious/noExplicitAny: a definition is looked into, not typed
export type State = Record<string, any>;

export interface Definition {
  readonly StartAt: string;
  readonly TimeoutSeconds: number;
  readonly States: Record<string, State>;
}

/** The definition of the machine whose logical id begins so, as text with references in angle brackets. */
export function definitionText(stack: Synthesized, machine: string): string {
  return flat(theOne(stack, 'AWS::StepFunctions::StateMachine', machine).Properties.DefinitionString);
}

export function definitionOf(stack: Synthesized, machine: string): Definition {
  return JSON.parse(definitionText(stack, machine));
}

/** States that a state may lead to. */
export function successors(state: State): string[] {
  const choices: State[] = state.Choices ?? [];
  const caught: State[] = state.Catch ?? [];
  const all = [state.Next, state.Default, ...choices.map((one) => one.Next), ...caught.map((one) => one.Next)];
  return all.filter(Boolean);
}

/** What was synthesized before, by what it was made from: all template tests share one process. */
const known = new Map<string, Synthesized>();

/** The stack as it is deployed to a target, with the context of cdk.json. Tests look at it and change nothing. */
export function synthesize(
  target: Settings['target'],
  context: Record<string, unknown>,
  more: Partial<Settings> = {},
): Synthesized {
  const key = JSON.stringify([target, context, more]);
  const made = known.get(key) ?? makeStack(target, context, more);
  known.set(key, made);
  return made;
}

function makeStack(target: Settings['target'], context: Record<string, unknown>, more: Partial<Settings>): Synthesized {
  // The template is taken out at once: the next stack writes its own in the same folder.
  const outdir = process.env.SWARM_TEMPLATE_DIR;
  const app = new App({ outdir, context: { ...context, target } });
  const env = target === 'local' ? { account: '000000000000', region: 'us-east-1' } : undefined;
  const synthesizer = new DefaultStackSynthesizer({ generateBootstrapVersionRule: target === 'aws' });
  const stack = new RefactoringSwarmStack(app, DEFAULT_STACK_NAME, {
    settings: { target, bedrock: false, ...(target === 'local' ? { trust: LOCAL_TRUST } : {}), ...more },
    synthesizer,
    env,
  });
  const template = Template.fromStack(stack);
  return { app, stack, template, resources: template.toJSON().Resources as Record<string, Resource> };
}

/** The functions that a task may call, the usual one last, by the versions that the definition names. */
export function calledFunctions(stack: Synthesized, state: State): [id: string, fn: Resource][] {
  const name = String(state.Arguments.FunctionName);
  const versions = [...name.matchAll(/<([^<>]+)>/g)].map((match) => stack.resources[match[1] ?? '']);
  return versions.map((version) => {
    if (version?.Type !== 'AWS::Lambda::Version') throw new Error(`${name} names what is no version`);
    const id = /^<(.+)>$/.exec(flat(version.Properties.FunctionName))?.[1] ?? '';
    return [id, stack.resources[id] as Resource];
  });
}

/** The function that a task calls, for most runs. */
export function calledFunction(stack: Synthesized, state: State): Resource {
  const called = calledFunctions(stack, state).at(-1);
  if (!called) throw new Error(`${state.Arguments.FunctionName} names no function`);
  return called[1];
}

/** Whether a task calls the workbench. */
export function callsWorkbench(state: State): boolean {
  return String(state.Arguments.FunctionName).includes('<Workbench');
}

/** The errors that a task catches, in order: those that no wildcard stands for must be named. */
export const CAUGHT = [
  { ErrorEquals: ['States.DataLimitExceeded', 'States.Runtime'] },
  { ErrorEquals: ['States.ALL'] },
];

/** Longest that the retries of an entry wait, in seconds. */
export function longestWait(retry: State): number {
  let all = 0;
  for (let attempt = 0; attempt < retry.MaxAttempts; attempt += 1)
    all += Math.min(
      retry.IntervalSeconds * retry.BackoffRate ** attempt,
      retry.MaxDelaySeconds ?? Number.POSITIVE_INFINITY,
    );
  return all;
}

/** The resources of a type, by logical id. */
export function resourcesOf({ resources }: Synthesized, type: string): [id: string, resource: Resource][] {
  return Object.entries(resources).filter(([, resource]) => resource.Type === type);
}

/** The one resource of a type whose logical id begins so. */
export function theOne(synthesized: Synthesized, type: string, prefix = ''): Resource {
  const found = resourcesOf(synthesized, type).filter(([id]) => id.startsWith(prefix));
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} resources of ${type} begin with "${prefix}"`);
  return first[1];
}

/** Text out of Fn::Join, with every reference as `<LogicalId>` or `<LogicalId.Attribute>`. */
export function flat(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return String(value);
  const [[name, argument] = []] = Object.entries(value);
  if (name === 'Ref') return `<${String(argument)}>`;
  if (name === 'Fn::GetAtt') return `<${(argument as string[]).join('.')}>`;
  if (name === 'Fn::Join') {
    const [separator, parts] = argument as [string, unknown[]];
    return parts.map(flat).join(separator);
  }
  return JSON.stringify(value);
}

/** Statements of all policies of a role, in short: effect, actions, resources. */
export function grantsOf(stack: Synthesized, role: string): string[] {
  return resourcesOf(stack, 'AWS::IAM::Policy')
    .filter(([, policy]) => policy.Properties.Roles.some((one: unknown) => flat(one).startsWith(`<${role}`)))
    .flatMap(([, policy]) => policy.Properties.PolicyDocument.Statement)
    .map((one) => `${one.Effect} ${[one.Action].flat().join(' ')} on ${[one.Resource].flat().map(flat).join(' ')}`)
    .map((text) => text.replace(/<([A-Za-z]+?)[0-9A-F]{8}\b/g, '<$1'))
    .sort();
}

export { ROOT };
