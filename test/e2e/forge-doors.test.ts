import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { ListExecutionsCommand, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../cli/connection.ts';
import { ensureLocalCloud } from '../../cli/local/local-cloud.ts';
import { RunArtefacts } from '../../cli/runs/artefacts.ts';
import { followRun } from '../../cli/runs/executions.ts';
import { reportBeside, UPLOADS_PREFIX } from '../../core/store/keys.ts';
import { FORGE_STATES } from '../../core/workflows/forge-state-names.ts';
import { unzipStored } from '../../core/workspace/unzip.ts';
import { zipTree } from '../../core/workspace/zip.ts';
import { ApiClient } from '../support/api-client.ts';
import { archiveLimits } from '../support/limits.ts';
import { swarm } from '../support/swarm.ts';

const FILES = {
  'limits.py': `"""Limits."""


def clamp(value, low=0, high=10):
    """Return the value, no less than low and no more than high."""
    if value < low:
        return low
    if value > high:
        return high
    return value
`,
};
const ZIP = zipTree(
  new Map(Object.entries(FILES).map(([path, text]) => [path, { bytes: Buffer.from(text), executable: false }])),
);
const FORGED = { workflow: 'forge', max_rounds: 2 };
const TEST_FILE = 'tests/test_limits.py';

let connection: Connection;
beforeAll(async () => {
  connection = await ensureLocalCloud(() => {});
});

/** What every door must lead to: a named end, and all that a run of forge leaves. */
async function expectForged(runId: string): Promise<RunArtefacts> {
  const states: string[] = [];
  const ended = await followRun(connection, runId, (event) => event.entered && states.push(event.state));
  expect(ended.status, ended.cause).toBe('SUCCEEDED');
  expect(states.at(-1)).toBe(FORGE_STATES.accepted);
  const artefacts = new RunArtefacts(connection, 'local', runId);
  const summary = await artefacts.summary();
  expect(summary).toMatchObject({ status: 'success', stop_reason: 'targets_met', tests_added: expect.any(Array) });
  expect(summary.forge?.coverage_after).toBeGreaterThanOrEqual(60);
  expect(summary.forge?.mutation_after).toBeGreaterThanOrEqual(50);
  const tree = await unzipStored(await artefacts.require(artefacts.keys.resultZip), archiveLimits());
  expect(tree.get(TEST_FILE)?.bytes.toString()).toContain('clamp');
  expect(tree.get('limits.py')?.bytes.toString()).toBe(FILES['limits.py']);
  const { coverageXml, coverageHtml, mutationJson, mutationHtml } = artefacts.keys;
  for (const key of [coverageXml, coverageHtml, mutationJson, mutationHtml]) {
    expect((await artefacts.require(key)).byteLength, key).toBeGreaterThan(100);
  }
  return artefacts;
}

describe('the doors of the workflow forge', () => {
  const name = `forge-door-${randomUUID().slice(0, 8)}`;

  it('open by an execution with the input of a console user', async () => {
    const input = JSON.stringify({ ...FORGED, source: { files: FILES } });
    const { forgeMachineArn } = connection.outputs;
    await connection.sfn.send(new StartExecutionCommand({ stateMachineArn: forgeMachineArn, name, input }));
    await expectForged(name);
  });

  it('refuse by name what was started at the machine of another workflow', async () => {
    const input = JSON.stringify({ ...FORGED, source: { files: FILES } });
    const { stateMachineArn } = connection.outputs;
    const wrong = `${name}-wrong`;
    await connection.sfn.send(new StartExecutionCommand({ stateMachineArn, name: wrong, input }));
    const ended = await followRun(connection, wrong, () => {});
    expect(ended).toMatchObject({ status: 'FAILED', error: 'InvalidRequest' });
    expect(ended.cause).toContain('forge');
  });

  it('open by a zip that says in its metadata what it is for, with the report beside it', async () => {
    const key = `${UPLOADS_PREFIX}${name}.zip`;
    const object = { Bucket: connection.outputs.bucket, Key: key, Body: ZIP };
    await connection.s3.send(
      new PutObjectCommand({ ...object, Metadata: { 'swarm-workflow': 'forge', 'swarm-max-rounds': '2' } }),
    );
    const artefacts = await expectForged(await startedBy(`upload-${name}-`));
    const report = await artefacts.text(reportBeside(key));
    expect(report).toBe(await artefacts.text(artefacts.keys.reportMarkdown));
    expect(report).toContain('# Forge report');
  });

  it('open by HTTP, which reads out coverage and mutants too', async () => {
    const api = await ApiClient.of(connection, 'local');
    const source = { upload_id: await api.upload(ZIP, 'limits.zip') };
    const runId = await api.start({ ...FORGED, source });
    await expectForged(runId);
    const view = await api.ended(runId);
    expect(view.forge?.rounds.length).toBeGreaterThan(0);
    expect(view.artefacts).toEqual(expect.arrayContaining(['coverage', 'mutation', 'report', 'result']));
    expect(view.steps.map((step) => step.state)).toContain(FORGE_STATES.supervise);
    const read = async (path: string) => {
      const answer = await api.get(`/runs/${runId}/${path}`);
      return [answer.status, answer.headers.get('content-type'), await answer.text()] as const;
    };
    expect(await read('coverage?format=xml')).toEqual([200, 'application/xml', expect.stringContaining('line-rate=')]);
    expect((await read('coverage'))[2]).toContain('limits.py');
    const [, , mutants] = await read('mutation?format=json');
    expect(JSON.parse(mutants)).toMatchObject({ schemaVersion: '2', files: { 'limits.py': {} } });
    expect(await read('mutation')).toEqual([
      200,
      'text/html; charset=utf-8',
      expect.stringContaining('mutation-test-report-app'),
    ]);
    const stranger = await ApiClient.of(connection, `eve-${name}`);
    expect((await stranger.get(`/runs/${runId}/mutation`)).status).toBe(404);
    expect((await swarm(['show', runId, '--coverage', 'xml'])).stdout).toContain('<!DOCTYPE coverage');
    expect(JSON.parse((await swarm(['show', runId, '--mutation', 'json'])).stdout).schemaVersion).toBe('2');
  });
});

/** The run that an upload started, by how its name begins. */
async function startedBy(prefix: string): Promise<string> {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(200)) {
    const { forgeMachineArn: stateMachineArn } = connection.outputs;
    const { executions = [] } = await connection.sfn.send(
      new ListExecutionsCommand({ stateMachineArn, maxResults: 100 }),
    );
    const found = executions.find((execution) => execution.name?.startsWith(prefix));
    if (found?.name) return found.name;
  }
  throw new Error(`no run was started as ${prefix}`);
}
