// Runs every tier of tests and says what each costs (npm test). A tier can be named: npm test -- unit e2e
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (name) => join(root, 'node_modules/.bin', name);
const python = join(root, '.venv/bin/python');
const record = (project) => join(root, '.cache/test-results', `${project}.json`);
const cores = availableParallelism();
const vitest = (project, workers = cores) => [
  bin('vitest'),
  [
    ...['run', '--project', project, `--maxWorkers=${workers}`],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${record(project)}`],
  ],
];

/** Tiers from the fastest to the slowest, with what each is for. */
const TIERS = [
  [
    'lint',
    'one style, types, import directions',
    [
      [bin('biome'), ['check', '.']],
      [bin('tsc'), ['--noEmit']],
      [bin('tsc'), ['-p', 'web']],
    ],
  ],
  [
    'lint-python',
    'one style for the layer',
    [
      [join(root, '.venv/bin/ruff'), ['check', 'layers/python-tools', 'bench']],
      [join(root, '.venv/bin/ruff'), ['format', '--check', 'layers/python-tools', 'bench']],
    ],
  ],
  ['unit', 'core without sockets', [vitest('unit')]],
  ['contract', 'both languages agree on the contracts', [vitest('contract')]],
  ['models', 'providers against loopback servers that speak the three wire protocols', [vitest('models')]],
  [
    'python',
    'workbench and builtin engine, with real pylint and pytest',
    [[python, ['-m', 'pytest', 'layers/python-tools', '-q', '-n', `${cores}`, '--dist', 'worksteal']]],
  ],
  ['template', 'the CDK app: grants, limits, states, cdk-nag, cfn-lint, asl-validator', [vitest('template')]],
  // It waits more than it works.
  ['workflow', 'the state machine as deployed, state by state', [vitest('workflow', 2 * cores)]],
  ['browser', 'the web page in a real Chromium', [vitest('browser')]],
  ['e2e', 'whole runs on the local cloud', [vitest('e2e')]],
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !TIERS.some(([tier]) => tier === name));
if (unknown.length > 0) {
  console.error(`no tier is named ${unknown.join(', ')}; there are ${TIERS.map(([name]) => name).join(', ')}`);
  process.exit(2);
}

const results = [];
for (const [name, purpose, commands] of TIERS) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n=== ${name}: ${purpose}`);
  rmSync(record(name), { force: true });
  const started = Date.now();
  const ok = commands.every(
    ([command, args]) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0,
  );
  results.push({ name, purpose, ok, seconds: (Date.now() - started) / 1000 });
}

for (const { name } of results.filter(({ ok }) => !ok)) {
  for (const { test, message } of failures(name)) console.log(`\n=== ${name}: FAIL ${test}\n${message}`);
}
console.log('\n=== what each tier cost');
for (const { name, purpose, ok, seconds } of results) {
  console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s  ${purpose}`);
}
const failed = results.filter(({ ok }) => !ok).length;
console.log(`\ntiers: ${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** The failed tests of a tier that vitest ran, told again at the end, where they are looked for first. */
function failures(tier) {
  let report;
  try {
    report = JSON.parse(readFileSync(record(tier), 'utf8'));
  } catch {
    return [];
  }
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((result) => result.status === 'failed')
      .map((result) => ({ test: result.fullName, message: lines(result.failureMessages.join('\n')) }));
    return status === 'failed' && failed.length === 0 ? [{ test: name, message: lines(message) }] : failed;
  });
}

function lines(text) {
  return stripVTControlCharacters(text).split('\n').slice(0, 12).join('\n');
}
