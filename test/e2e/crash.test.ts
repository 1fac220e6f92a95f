import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UpdateFunctionConfigurationCommand } from '@aws-sdk/client-lambda';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { DescribeStateMachineCommand, UpdateStateMachineCommand } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../../cli/connection.ts';
import { ensureLocalCloud, stopLocalCloud } from '../../cli/local/local-cloud.ts';
import { CHECKOUT } from '../../cli/local/paths.ts';
import { RunArtefacts } from '../../cli/runs/artefacts.ts';
import { followRun, startRun } from '../../cli/runs/executions.ts';
import { ExperimentDataSchema, RefactoringStateSchema } from '../../core/contracts/index.ts';
import { STATES } from '../../core/workflows/state-names.ts';
import { readTree } from '../../core/workspace/read-tree.ts';
import { zipTree } from '../../core/workspace/zip.ts';

/** These tests break their cloud, so they have one of their own. */
const folder = mkdtempSync(join(tmpdir(), 'swarm-crash-'));
const shared = process.env.SWARM_LOCAL_DIR;
let zip: Uint8Array;

beforeAll(async () => {
  process.env.SWARM_LOCAL_DIR = folder;
  zip = zipTree(await readTree(join(CHECKOUT, 'examples/messy-calculator/project')));
});
afterAll(async () => {
  await stopLocalCloud();
  rmSync(folder, { recursive: true, force: true });
  if (shared) process.env.SWARM_LOCAL_DIR = shared;
});

let connection: Connection;
beforeEach(async () => {
  connection = await ensureLocalCloud(() => {});
});

async function start(runId: string): Promise<RunArtefacts> {
  const key = `runs/local/${runId}/input.zip`;
  await connection.s3.send(new PutObjectCommand({ Bucket: connection.outputs.bucket, Key: key, Body: zip }));
  await startRun(connection, runId, { source: { bucket: connection.outputs.bucket, key } });
  return new RunArtefacts(connection, 'local', runId);
}

async function recordOf(runId: string) {
  const artefacts = new RunArtefacts(connection, 'local', runId);
  const state = RefactoringStateSchema.parse(JSON.parse(await artefacts.text(artefacts.keys.state)));
  const log = ExperimentDataSchema.parse(JSON.parse(await artefacts.text(artefacts.keys.log)));
  return { artefacts, state, log };
}

describe('an emulator that is killed with -9', () => {
  it.each([
    STATES.inspect,
    STATES.writeTests,
    STATES.fixBuiltin,
    STATES.verify,
  ])('while a run is at "%s": after the restart the run has a named end and nothing is lost', async (state) => {
    const runId = `killed-${STATES_INDEX.indexOf(state)}`;
    await start(runId);
    const gone = new AbortController();
    await followRun(
      connection,
      runId,
      (event) => {
        if (event.state === state && event.entered && !gone.signal.aborted) {
          gone.abort();
          killEmulator();
        }
      },
      gone.signal,
    ).catch(() => undefined);
    expect(gone.signal.aborted).toBe(true);

    connection = await ensureLocalCloud(() => {});
    const { artefacts, state: ended, log } = await recordOf(runId);
    expect(ended.status).toBe('failure');
    expect(ended.stop_reason).toBe('internal_error');
    expect(ended.finished_at).not.toBeNull();
    expect(log.at(-1)?.details.output_response).toContain('Interrupted');
    expect(await artefacts.read(artefacts.keys.resultZip)).toBeDefined();
    expect(Buffer.compare(await artefacts.require(`${artefacts.keys.prefix}input.zip`), zip)).toBe(0);
  });
});

describe('a workbench that is cut off by its time limit', () => {
  it('ends the run by name, with a valid log', async () => {
    const deployed = await callLatestWorkbench();
    await setWorkbenchTimeout(1);
    try {
      const artefacts = await start('cut-off');
      const ended = await followRun(connection, 'cut-off', () => {});
      expect(ended.status).toBe('FAILED');
      const { state, log } = await recordOf('cut-off');
      expect(state.stop_reason).toBe('internal_error');
      expect(log.length).toBeGreaterThan(0);
      expect(await artefacts.text(artefacts.keys.reportMarkdown)).toContain('A step failed');
    } finally {
      await setWorkbenchTimeout(300);
      await define(deployed);
    }
  });
});

const STATES_INDEX: readonly string[] = Object.values(STATES);

function killEmulator(): void {
  const { pid } = JSON.parse(readFileSync(join(folder, 'emulator.json'), 'utf8'));
  process.kill(pid, 'SIGKILL');
}

/** Lets runs call the workbench as it is configured now: no version can be given another limit. Returns what was deployed. */
async function callLatestWorkbench(): Promise<string> {
  const { stateMachineArn, workbenchName } = connection.outputs;
  const { definition = '' } = await connection.sfn.send(new DescribeStateMachineCommand({ stateMachineArn }));
  const versions = new RegExp(`(:function:${workbenchName}):\\d+`, 'g');
  expect(definition).toMatch(versions);
  await define(definition.replace(versions, '$1'));
  return definition;
}

async function define(definition: string): Promise<void> {
  const { stateMachineArn } = connection.outputs;
  await connection.sfn.send(new UpdateStateMachineCommand({ stateMachineArn, definition }));
}

async function setWorkbenchTimeout(seconds: number): Promise<void> {
  await connection.lambda.send(
    new UpdateFunctionConfigurationCommand({ FunctionName: connection.outputs.workbenchName, Timeout: seconds }),
  );
}
