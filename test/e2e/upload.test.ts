import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { EventBridgeClient, PutRuleCommand, PutTargetsCommand } from '@aws-sdk/client-eventbridge';
import { InvokeCommand } from '@aws-sdk/client-lambda';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import {
  CreateStateMachineCommand,
  DescribeExecutionCommand,
  type ExecutionListItem,
  ListExecutionsCommand,
} from '@aws-sdk/client-sfn';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../cli/connection.ts';
import { ensureLocalCloud } from '../../cli/local/local-cloud.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '../../cli/local/paths.ts';
import { RunArtefacts } from '../../cli/runs/artefacts.ts';
import { followRun } from '../../cli/runs/executions.ts';
import { RunRequestSchema } from '../../core/contracts/index.ts';
import { readUpload, uploadRunId } from '../../core/doors/upload.ts';
import { reportBeside, UPLOADS_PREFIX } from '../../core/store/keys.ts';
import { zipTree } from '../../core/workspace/zip.ts';

const SOURCE = 'def calculate_average(numbers):\n    return sum(numbers)\n';
const WAIT_MS = 30_000;
const ROLE = 'arn:aws:iam::000000000000:role/test';

let connection: Connection;
/** A machine that only keeps the events which S3 sends, so that they can be sent again. */
let recorder: string;

function zip(files: Record<string, string> = { 'stats.py': SOURCE }): Uint8Array {
  return zipTree(
    new Map(Object.entries(files).map(([path, text]) => [path, { bytes: Buffer.from(text), executable: false }])),
  );
}

beforeAll(async () => {
  connection = await ensureLocalCloud(() => {});
  const { endpoint, sfn, outputs } = connection;
  const definition = JSON.stringify({ StartAt: 'Kept', States: { Kept: { Type: 'Succeed' } } });
  const made = await sfn.send(new CreateStateMachineCommand({ name: 'kept-events', roleArn: ROLE, definition }));
  recorder = made.stateMachineArn ?? '';
  const events = new EventBridgeClient({ endpoint, region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS });
  const pattern = { source: ['aws.s3'], detail: { bucket: { name: [outputs.bucket] } } };
  await events.send(new PutRuleCommand({ Name: 'keep-events', EventPattern: JSON.stringify(pattern) }));
  await events.send(
    new PutTargetsCommand({ Rule: 'keep-events', Targets: [{ Id: 'kept', Arn: recorder, RoleArn: ROLE }] }),
  );
});

/** Puts an object under uploads/ by a name that no other has; returns its key. */
async function drop(body: Uint8Array | string, metadata: Record<string, string> = {}, key = newKey()): Promise<string> {
  const { bucket } = connection.outputs;
  await connection.s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, Metadata: metadata }));
  return key;
}

function newKey(ending = '.zip'): string {
  return `${UPLOADS_PREFIX}team/${randomUUID().slice(0, 13)}${ending}`;
}

async function executions(stateMachineArn: string): Promise<ExecutionListItem[]> {
  const found: ExecutionListItem[] = [];
  let nextToken: string | undefined;
  do {
    const page = await connection.sfn.send(new ListExecutionsCommand({ stateMachineArn, nextToken }));
    found.push(...(page.executions ?? []));
    nextToken = page.nextToken;
  } while (nextToken);
  return found;
}

/** Names of the runs of an upload. */
async function runsOf(key: string): Promise<string[]> {
  const slug = key.slice(key.lastIndexOf('/') + 1).replace(/\.zip$/i, '');
  const all = await executions(connection.outputs.stateMachineArn);
  return all.map((one) => one.name ?? '').filter((name) => name.startsWith(`upload-${slug}-`));
}

/** The events that S3 sent of a key. */
async function eventsOf(key: string): Promise<unknown[]> {
  const inputs = await Promise.all(
    (await executions(recorder)).map(async ({ executionArn: arn }) => {
      const { input } = await connection.sfn.send(new DescribeExecutionCommand({ executionArn: arn }));
      return JSON.parse(input ?? 'null');
    }),
  );
  return inputs.filter((event) => event?.detail?.object?.key === key);
}

/** Waits until there are so many. */
async function until<T>(read: () => Promise<T[]>, count: number): Promise<T[]> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    const found = await read();
    if (found.length >= count) return found;
    if (Date.now() > end) throw new Error(`${found.length} of ${count} after ${WAIT_MS} ms`);
    await sleep(100);
  }
}

/** Waits for the one run of an upload to end. */
async function ended(key: string, owner = 'local') {
  const [runId = ''] = await until(() => runsOf(key), 1);
  const execution = await followRun(connection, runId, () => {});
  const request = JSON.parse(execution.input ?? '{}');
  return { runId, execution, request, artefacts: new RunArtefacts(connection, owner, runId) };
}

async function beside(key: string): Promise<string> {
  return new RunArtefacts(connection, 'local', 'none').text(reportBeside(key));
}

async function deliver(event: unknown): Promise<{ started: boolean }> {
  const { onUploadName } = connection.outputs;
  const answer = await connection.lambda.send(
    new InvokeCommand({ FunctionName: onUploadName, Payload: JSON.stringify(event) }),
  );
  expect(answer.FunctionError).toBeUndefined();
  return JSON.parse(new TextDecoder().decode(answer.Payload));
}

describe('a zip that is dropped under uploads/', () => {
  it('starts one run, whose report is beside it', async () => {
    const key = await drop(zip());
    const { execution, artefacts, runId, request } = await ended(key);
    expect(execution.status).toBe('SUCCEEDED');
    // The events of the emulator tell no version; in AWS, version_id is there too.
    expect(request).toMatchObject({ source: { bucket: connection.outputs.bucket, key } });
    expect(await artefacts.summary()).toMatchObject({ run_id: runId, status: 'success' });
    expect(await beside(key)).toBe(await artefacts.text(artefacts.keys.reportMarkdown));
    // The report is an object under uploads/ too.
    await until(() => eventsOf(reportBeside(key)), 1);
    expect(await runsOf(key)).toEqual([runId]);
  });

  it('starts one run however often and in which order its events come', async () => {
    const keys = await Promise.all([drop(zip()), drop(zip())]);
    // A second version is another upload: the same name, and the same bytes.
    const [twice = ''] = keys;
    await until(() => eventsOf(twice), 1);
    await drop(zip(), {}, twice);
    const events = (
      await Promise.all(keys.map((key, index) => until(() => eventsOf(key), index === 0 ? 2 : 1)))
    ).flat();
    const names = events.map((event) => {
      const upload = readUpload(event, connection.outputs.bucket);
      return upload ? uploadRunId(upload) : '';
    });
    expect(new Set(names).size).toBe(3);
    await Promise.all([until(() => runsOf(twice), 2), until(() => runsOf(keys[1] ?? ''), 1)]);
    const again = [...events].reverse().concat(events);
    const answers = await Promise.all(again.map(deliver));
    await Promise.all(names.map((name) => followRun(connection, name, () => {})));
    answers.push(...(await Promise.all(events.map(deliver))));
    expect(answers.filter((answer) => answer.started)).toEqual([]);
    expect([...(await runsOf(twice)), ...(await runsOf(keys[1] ?? ''))].sort()).toEqual([...names].sort());
  });

  it('is repaired in the version that its event tells of', async () => {
    const { bucket } = connection.outputs;
    const key = newKey();
    const put = (Body: Uint8Array | string, owner: string) =>
      connection.s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body, Metadata: { 'swarm-owner': owner } }));
    const { VersionId } = await put('not a zip', 'first');
    await put(zip({ 'a.txt': 'x' }), 'second');
    const [event] = await until(() => eventsOf(key), 2);
    const told = structuredClone(event) as { detail: { object: Record<string, string> } };
    Object.assign(told.detail.object, { 'version-id': VersionId, sequencer: 'of the first' });
    expect(await deliver(told)).toMatchObject({ started: true });
    const upload = readUpload(told, bucket);
    const { input, error } = await followRun(connection, upload ? uploadRunId(upload) : '', () => {});
    expect(JSON.parse(input ?? '{}')).toEqual({ owner: 'first', source: { bucket, key, version_id: VersionId } });
    expect(error).toBe('InvalidArchive');
  });

  it('takes its options from metadata', async () => {
    const metadata = {
      'swarm-owner': 'data-team',
      'swarm-budget-usd': '0.5',
      'swarm-tiers': 'builtin',
      'swarm-format': 'false',
      'swarm-public-api': 'keep',
      colour: 'red',
    };
    const key = await drop(zip(), metadata);
    const { execution, artefacts } = await ended(key, 'data-team');
    expect(execution.status).toBe('SUCCEEDED');
    const kept = RunRequestSchema.parse(JSON.parse(await artefacts.text(artefacts.keys.request)));
    expect(kept).toMatchObject({
      owner: 'data-team',
      budget_usd: 0.5,
      tiers: ['builtin'],
      format: false,
      public_api: 'keep',
    });
  });

  it('takes its options from a swarm.yaml at its root; metadata win', async () => {
    const yaml = 'max_iterations: 5\npublic_api: keep\nmodel_tests: never\n';
    const key = await drop(zip({ 'stats.py': SOURCE, 'swarm.yaml': yaml }), { 'swarm-public-api': 'rename' });
    const { artefacts } = await ended(key);
    const kept = RunRequestSchema.parse(JSON.parse(await artefacts.text(artefacts.keys.request)));
    expect(kept).toMatchObject({ max_iterations: 5, public_api: 'rename', model_tests: 'never' });
  });

  it.each([
    ['is none', 'not a zip', {}, 'InvalidArchive', /zip refused/],
    [
      'has a bad swarm.yaml',
      zip({ 'a.py': SOURCE, 'swarm.yaml': 'colour: red' }),
      {},
      'InvalidRequest',
      /swarm\.yaml .*colour/,
    ],
    [
      'has bad metadata',
      zip(),
      { 'swarm-colour': 'red', 'swarm-budget-usd': 'much' },
      'InvalidRequest',
      /budget_usd.*colour/,
    ],
    ['holds no Python', zip({ 'a.txt': 'x' }), {}, 'NoPythonFiles', /none is Python/],
  ])('that %s ends as a failed run by name, with a report beside it', async (_, body, metadata, error, cause) => {
    const key = await drop(body, metadata);
    const { execution, artefacts } = await ended(key);
    expect(execution).toMatchObject({ status: 'FAILED', error });
    expect(execution.cause).toMatch(cause);
    expect((await artefacts.summary()).stop_reason).toBe('invalid_input');
    const report = await beside(key);
    expect(report).toContain('The input was refused');
    expect(report).toContain(error);
  });

  it('is known by its ending only: nothing else starts a run', async () => {
    const others = [newKey('.txt'), newKey('.zip.part'), newKey('/')];
    for (const key of others) await drop('x', {}, key);
    const capital = await drop(zip(), {}, newKey('.ZIP'));
    await ended(capital);
    await until(() => eventsOf(others[2] ?? ''), 1);
    for (const key of others) expect(await runsOf(key.replace(/(?:\.txt|\.zip\.part|\/)$/, ''))).toEqual([]);
  });
});
