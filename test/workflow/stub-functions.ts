import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { CreateFunctionCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { strToU8, zipSync } from 'fflate';

/** The roles that the state machine calls. */
export const ROLES = [
  'intake',
  'auditor',
  'fixer',
  'judge',
  'forge',
  'build',
  'publish',
  'workbench',
  'resolver',
] as const;
export type Role = (typeof ROLES)[number];

/** A call that a stub saw. */
export interface Call {
  readonly role: Role;
  readonly event: {
    step?: string;
    phase?: string;
    round?: number;
    tier?: string;
    error?: { name: string; message: string } | null;
  };
}

/**
 * What each call is answered, by role ("judge.write_tests" where it has phases) and, for the workbench, by step: the first answers
 * are used up, the last one is kept. `{ "throw": "why" }` fails the call.
 */
export type Scenario = Record<string, readonly unknown[]>;

/** The one handler of all stubs: answers from a scenario file, and writes down who called. */
const HANDLER = `
const fs = require('node:fs');
exports.handler = async (event) => {
  const { ROLE, SCENARIO } = process.env;
  const state = JSON.parse(fs.readFileSync(SCENARIO, 'utf8'));
  // Parallel calls share these files: a line is appended whole, and only used answers are written anew.
  fs.appendFileSync(SCENARIO + '.calls', JSON.stringify({ role: ROLE, event }) + '\\n');
  const names = { 'auditor.plan': 'auditor', 'judge.validate': 'validate', 'judge.security': 'security' };
  const named = event.phase ? ROLE + '.' + event.phase : ROLE;
  const key = ROLE === 'workbench' || ROLE === 'resolver' ? event.step : names[named] ?? named;
  const answers = state.answers[key] ?? [{}];
  const isUsedUp = answers.length > 1;
  const answer = isUsedUp ? answers.shift() : answers[0];
  if (isUsedUp) fs.writeFileSync(SCENARIO, JSON.stringify(state));
  console.log(key);
  if (answer && answer.throw) throw new Error(answer.throw);
  return answer;
};
`;

/** Makes the stubs on the local cloud; returns their ARNs. */
export async function createStubs(
  lambda: LambdaClient,
  scenarioFile: string,
  prefix = 'stub',
): Promise<Record<Role, string>> {
  const code = zipSync({ 'index.js': strToU8(HANDLER), 'package.json': strToU8('{"type":"commonjs"}') });
  const arns: Partial<Record<Role, string>> = {};
  for (const role of ROLES) {
    const made = await lambda.send(
      new CreateFunctionCommand({
        FunctionName: `${prefix}-${role}`,
        Runtime: 'nodejs22.x',
        Handler: 'index.handler',
        Role: 'arn:aws:iam::000000000000:role/stub',
        Code: { ZipFile: code },
        Timeout: 20,
        Environment: { Variables: { ROLE: role, SCENARIO: scenarioFile } },
      }),
    );
    arns[role] = made.FunctionArn ?? '';
  }
  return arns as Record<Role, string>;
}

export function writeScenario(file: string, answers: Scenario): void {
  writeFileSync(file, JSON.stringify({ answers }));
  writeFileSync(`${file}.calls`, '');
}

export function callsOf(file: string): Call[] {
  const path = `${file}.calls`;
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}
