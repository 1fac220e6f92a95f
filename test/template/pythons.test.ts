import { join } from 'node:path';
import { AwsSolutionsChecks } from 'cdk-nag';
import jsonata from 'jsonata';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  CONTEXT,
  calledFunctions,
  callsWorkbench,
  definitionOf,
  flat,
  grantsOf,
  ROOT,
  resourcesOf,
  type State,
  type Synthesized,
  synthesize,
  theOne,
} from '../support/synth.ts';

const LOOPS = ['RefactoringLoop', 'ForgeLoop', 'BuildLoop'];
const FOUR = ['3.13', '3.14', '3.12', '3.11'] as const;
const SETS = [
  { named: 'the default', pythons: ['3.13', '3.14'] as const, more: {} },
  { named: 'four', pythons: FOUR, more: { pythons: FOUR } },
];

/** Every task of a machine, those of its maps too. */
function tasksOf(stack: Synthesized, loop: string): State[] {
  const inside = (states: Record<string, State>): State[] =>
    Object.values(states).flatMap((state) => [state, ...inside(state.ItemProcessor?.States ?? {})]);
  return inside(definitionOf(stack, loop).States).filter((state) => state.Type === 'Task');
}

describe.each(SETS)('the workbenches of $named', ({ pythons, more }) => {
  let stack: Synthesized;
  const suffixes = pythons.map((version, index) => (index === 0 ? '' : version.replace('.', '')));

  beforeAll(() => {
    stack = synthesize('aws', CONTEXT, more);
  }, 480_000);

  it('are one for each Python, with its own layer, equal limits and no environment', () => {
    for (const [index, suffix] of suffixes.entries()) {
      const { Properties } = theOne(stack, 'AWS::Lambda::Function', `Workbench${suffix}Function`);
      expect(Properties).toMatchObject({
        Runtime: `python${pythons[index]}`,
        Handler: 'swarm_tools.handler.handler',
        Timeout: 900,
        MemorySize: 3008,
        EphemeralStorage: { Size: 4096 },
        TenancyConfig: { TenantIsolationMode: 'PER_TENANT' },
      });
      expect(Properties.Environment).toBeUndefined();
      const layer = stack.resources[flat(Properties.Layers[0]).slice(1, -1)];
      expect(layer?.Properties.CompatibleRuntimes).toEqual([`python${pythons[index]}`]);
    }
    const layers = resourcesOf(stack, 'AWS::Lambda::LayerVersion').filter(([id]) => /^(?:Workbench|Resolver)/.test(id));
    expect(new Set(layers.map(([, layer]) => JSON.stringify(layer.Properties))).size).toBe(pythons.length * 2);
  });

  it('may do nothing but write their logs', () => {
    const wanted = grantsOf(stack, 'WorkbenchRole');
    expect(wanted).toHaveLength(3);
    for (const suffix of suffixes) {
      const grants = grantsOf(stack, `Workbench${suffix}Role`).map((grant) =>
        grant.replace(/Workbench\d+Log\w*/, 'WorkbenchLog'),
      );
      expect(grants, suffix).toEqual(wanted);
      expect(theOne(stack, 'AWS::IAM::Role', `Workbench${suffix}Role`).Properties.ManagedPolicyArns).toBeUndefined();
    }
  });

  it('have each a resolver that writes its byte code, and one secret for all', () => {
    for (const [index, suffix] of suffixes.entries()) {
      const { Properties } = theOne(stack, 'AWS::Lambda::Function', `Resolver${suffix}Function`);
      expect(Properties).toMatchObject({ Runtime: `python${pythons[index]}`, Timeout: 300 });
      expect(Object.keys(Properties.Environment.Variables)).toEqual(['PACKAGE_INDEX_SECRET']);
      const grants = grantsOf(stack, `Resolver${suffix}Role`);
      expect(grants).toHaveLength(2);
      expect(grants[1]).toBe('Allow secretsmanager:GetSecretValue on <ResolverPackageIndex>');
    }
  });

  it('are called by the Python that the run names, and by none but those of the definition', async () => {
    for (const loop of LOOPS) {
      const calls = tasksOf(stack, loop).filter(callsWorkbench);
      expect(calls.length, loop).toBeGreaterThan(3);
      for (const call of calls) {
        const expression = jsonata(String(call.Arguments.FunctionName).replace(/^\{%|%\}$/g, ''));
        const named = (python: string) => expression.evaluate({}, { python });
        for (const [index, suffix] of suffixes.entries())
          expect(await named(pythons[index] ?? '')).toMatch(new RegExp(`^<Workbench${suffix}FunctionCurrentVersion`));
        for (const other of ['', '3.9', 'arn:aws:lambda:us-east-1:1:function:other'])
          expect(await named(other)).toMatch(/^<WorkbenchFunctionCurrentVersion/);
      }
    }
  });

  it('may each be called by every machine, as the resolvers by those that resolve', () => {
    for (const loop of LOOPS) {
      const allowed = grantsOf(stack, `${loop}StateMachineRole`)
        .filter((grant) => grant.includes('lambda:'))
        .join(' ');
      const called = tasksOf(stack, loop).flatMap((task) => calledFunctions(stack, task).map(([id]) => id));
      for (const id of called) expect(allowed).toContain(id.replace(/^([A-Za-z]+?)[0-9A-F]{8}$/, '$1'));
      const resolvers = new Set(called.filter((id) => id.startsWith('Resolver')));
      expect(resolvers.size).toBe(loop === 'BuildLoop' ? 0 : pythons.length);
    }
  });

  it('leave cdk-nag nothing to find', () => {
    const { violations } = new AwsSolutionsChecks(stack.app).validateScope(stack.app);
    expect(violations.map((violation) => violation.ruleName)).toEqual([]);
  });

  it('are told to Intake, the usual one first', () => {
    const { Variables } = theOne(stack, 'AWS::Lambda::Function', 'AgentsIntakeFunction').Properties.Environment;
    expect(Variables.PYTHONS).toBe(pythons.join(','));
  });
});

describe('the Pythons of a deployment', () => {
  it('are such as AWS has', () => {
    expect(() => synthesize('aws', CONTEXT, { pythons: ['3.2'] })).toThrow('AWS runs 3.11, 3.12, 3.13, 3.14');
  });

  it('are locally the usual one, and interpreters of the machine as custom runtimes', () => {
    const interpreters = { '3.99': { python: join(ROOT, '.venv/bin/python'), tools: '/nowhere' } };
    const stack = synthesize('local', CONTEXT, { interpreters });
    const { Properties } = theOne(stack, 'AWS::Lambda::Function', 'Workbench399Function');
    expect(Properties).toMatchObject({ Runtime: 'provided.al2023', Timeout: 900, MemorySize: 3008 });
    expect(Properties.Layers).toBeUndefined();
    expect(resourcesOf(stack, 'AWS::Lambda::Function').filter(([id]) => id.startsWith('Resolver'))).toHaveLength(1);
  }, 240_000);
});
