import { randomUUID } from 'node:crypto';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../cli/connection.ts';
import { ensureLocalCloud } from '../../cli/local/local-cloud.ts';
import { RunArtefacts } from '../../cli/runs/artefacts.ts';
import { followRun, startRun } from '../../cli/runs/executions.ts';
import { ExperimentDataSchema, type RunRequestInput } from '../../core/contracts/index.ts';
import { INCOMING_PREFIX } from '../../core/store/keys.ts';
import { STATES } from '../../core/workflows/state-names.ts';
import { zipTree } from '../../core/workspace/zip.ts';

const FILES = {
  'stats.py': 'def calculate_average(numbers):\n    return sum(numbers)\n',
};
const ZIP = zipTree(
  new Map(Object.entries(FILES).map(([path, text]) => [path, { bytes: Buffer.from(text), executable: false }])),
);

let connection: Connection;
beforeAll(async () => {
  connection = await ensureLocalCloud(() => {});
});

/** Starts an execution with an input as a person types it into the console. */
async function execute(input: unknown) {
  const runId = `console-${randomUUID()}`;
  const states: string[] = [];
  // Some of these are what the type forbids: the state machine has to refuse them.
  await startRun(connection, runId, input as RunRequestInput);
  const ended = await followRun(connection, runId, (event) => event.entered && states.push(event.state));
  return { ended, states, runId, artefacts: new RunArtefacts(connection, 'local', runId) };
}

describe('an execution started by hand', () => {
  it('takes inline files, and its output is small and leads to the artefacts', async () => {
    const { ended, states, artefacts } = await execute({ source: { files: FILES } });
    expect(ended.status).toBe('SUCCEEDED');
    expect(states.at(-1)).toBe(STATES.accepted);
    const output = JSON.parse(ended.output ?? '{}');
    expect(output).toMatchObject({ status: 'success', stop_reason: 'tests_pass' });
    expect(ended.output?.length).toBeLessThan(2000);
    expect(output.artefacts.report).toMatch(/^s3:\/\/.*\/report\.html$/);
    const source = new TextDecoder().decode(await artefacts.require(artefacts.keys.snapshot(1)));
    expect(source.length).toBeGreaterThan(0);
  });

  it('gives the same bytes for the same code, by zip, by s3:// address and inline', async () => {
    const key = `${INCOMING_PREFIX}local/${randomUUID()}.zip`;
    const bucket = connection.outputs.bucket;
    await connection.s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: ZIP }));
    const sources = [{ bucket, key }, `s3://${bucket}/${key}`, { files: FILES }];
    const results = [];
    for (const source of sources) {
      const { artefacts } = await execute({ source });
      results.push(Buffer.from(await artefacts.require(artefacts.keys.resultZip)).toString('base64'));
    }
    expect(new Set(results).size).toBe(1);
  });

  it.each([
    ['an unknown field', { source: { files: FILES }, colour: 'red' }, 'InvalidRequest', /colour/],
    ['a missing source', {}, 'InvalidRequest', /source/],
    [
      'two problems at once',
      { source: { sample: 'x' }, budget_usd: -1, max_iterations: 99 },
      'InvalidRequest',
      /budget_usd.*max_iterations|max_iterations.*budget_usd/,
    ],
    ['a sample that is not there', { source: { sample: 'no-such-sample' } }, 'SourceNotFound', /no-such-sample/],
    [
      'an object that is not there',
      { source: 's3://no-such-bucket-here/a.zip' },
      'SourceNotFound',
      /no-such-bucket-here/,
    ],
    ['no Python file', { source: { files: { 'readme.txt': 'x' } } }, 'NoPythonFiles', /none is Python/],
    ['a path that leaves the project', { source: { files: { '../x.py': 'x = 1' } } }, 'InvalidRequest', /files/],
    ['an unknown tier', { source: { files: FILES }, tiers: ['golden'] }, 'InvalidRequest', /golden/],
  ])('refuses %s by name, with a report and a record', async (_, input, error, cause) => {
    const { ended, states, artefacts } = await execute(input);
    expect(ended).toMatchObject({ status: 'FAILED', error });
    expect(ended.cause).toMatch(cause);
    expect(states.at(-1)).toBe(STATES.refused);
    expect((await artefacts.summary()).stop_reason).toBe('invalid_input');
    expect(await artefacts.text(artefacts.keys.reportMarkdown)).toContain('The input was refused');
    const log = ExperimentDataSchema.parse(JSON.parse(await artefacts.text(artefacts.keys.log)));
    expect(log.length).toBeGreaterThan(0);
  });

  it('refuses a zip that is none', async () => {
    const key = `${INCOMING_PREFIX}local/${randomUUID()}.zip`;
    const bucket = connection.outputs.bucket;
    await connection.s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: 'not a zip' }));
    const { ended } = await execute({ source: { bucket, key } });
    expect(ended).toMatchObject({ status: 'FAILED', error: 'InvalidArchive' });
  });
});
