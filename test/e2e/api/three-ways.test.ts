import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { ListExecutionsCommand, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../../cli/connection.ts';
import { ensureLocalCloud } from '../../../cli/local/local-cloud.ts';
import { RunArtefacts } from '../../../cli/runs/artefacts.ts';
import { followRun } from '../../../cli/runs/executions.ts';
import { UPLOADS_PREFIX } from '../../../core/store/keys.ts';
import { readTree } from '../../../core/workspace/read-tree.ts';
import { zipTree } from '../../../core/workspace/zip.ts';
import { ApiClient } from '../../support/api-client.ts';
import { ROOT } from '../../support/paths.ts';

const SAMPLE = 'messy-calculator';
let connection: Connection;
beforeAll(async () => {
  connection = await ensureLocalCloud(() => {});
});

/** The run that an upload started: it is named after the file. */
async function runOf(fileName: string): Promise<string> {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    const { executions = [] } = await connection.sfn.send(
      new ListExecutionsCommand({ stateMachineArn: connection.outputs.stateMachineArn, maxResults: 100 }),
    );
    const found = executions.find(({ name }) => name?.startsWith(`upload-${fileName}-`));
    if (found?.name) return found.name;
    await sleep(200);
  }
  throw new Error(`no run was started for ${fileName}`);
}

/** The result of a run of the default owner, once it has ended. */
async function resultOf(runId: string): Promise<Buffer> {
  const ended = await followRun(connection, runId, () => {});
  expect(ended.status).toBe('SUCCEEDED');
  const artefacts = new RunArtefacts(connection, 'local', runId);
  return Buffer.from(await artefacts.require(artefacts.keys.resultZip));
}

describe('the three ways in', () => {
  const results: Record<string, Promise<Buffer>> = {};
  const name = `way-${randomUUID().slice(0, 8)}`;

  it('a zip that is dropped into the bucket starts a run', async () => {
    const tree = await readTree(`${ROOT}/examples/${SAMPLE}/project`);
    const target = { Bucket: connection.outputs.bucket, Key: `${UPLOADS_PREFIX}${name}.zip` };
    await connection.s3.send(new PutObjectCommand({ ...target, Body: zipTree(tree) }));
    results.upload = resultOf(await runOf(name));
    expect((await results.upload).byteLength).toBeGreaterThan(0);
  });

  it('an execution with the input of a console user runs', async () => {
    const input = JSON.stringify({ source: { sample: SAMPLE } });
    const { stateMachineArn } = connection.outputs;
    await connection.sfn.send(new StartExecutionCommand({ stateMachineArn, name, input }));
    results.console = resultOf(name);
    expect((await results.console).byteLength).toBeGreaterThan(0);
  });

  it('a submission by HTTP runs', async () => {
    const api = await ApiClient.of(connection, 'local');
    const tree = await readTree(`${ROOT}/examples/${SAMPLE}/project`);
    const run = await api.start({ source: { upload_id: await api.upload(zipTree(tree), 'x.zip') } });
    results.http = resultOf(run);
    expect(await api.result((await api.ended(run)).run_id)).toEqual(await results.http);
  });

  it('and the same input gives the same bytes by each', async () => {
    expect(Object.keys(results)).toEqual(['upload', 'console', 'http']);
    const [first, ...others] = await Promise.all(Object.values(results));
    for (const other of others) expect(other.equals(first ?? Buffer.alloc(0))).toBe(true);
  });
});
