import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { ListExecutionsCommand } from '@aws-sdk/client-sfn';
import { expect, it } from 'vitest';
import { ensureLocalCloud } from '../../../cli/local/local-cloud.ts';
import { RunArtefacts } from '../../../cli/runs/artefacts.ts';
import { followRun } from '../../../cli/runs/executions.ts';
import { runLogText } from '../../../core/build/run-log.ts';
import { ExperimentDataSchema } from '../../../core/contracts/index.ts';
import { UPLOADS_PREFIX } from '../../../core/store/keys.ts';
import { zipTree } from '../../../core/workspace/zip.ts';

const WAIT_MS = 30_000;

it('a zip with a goal in its metadata is built on, and its log grows while the run goes on', async () => {
  const connection = await ensureLocalCloud(() => {});
  const name = `build-${randomUUID().slice(0, 8)}`;
  const Body = zipTree(new Map([['README.md', { bytes: Buffer.from('# Project\n'), executable: false }]]));
  // As S3 gives out what is not ASCII.
  const goal = `=?UTF-8?B?${Buffer.from('Write gcd(a, b) and is_prime(n)').toString('base64')}?=`;
  await connection.s3.send(
    new PutObjectCommand({
      Bucket: connection.outputs.bucket,
      Key: `${UPLOADS_PREFIX}${name}.zip`,
      Body,
      Metadata: { 'swarm-workflow': 'build', 'swarm-goal': goal },
    }),
  );
  const artefacts = new RunArtefacts(connection, 'local', await startedBy(`upload-${name}-`));
  const seen: string[] = [];
  const ended = await followRun(connection, artefacts.keys.prefix.split('/')[2] ?? '', () => {
    void artefacts.read(artefacts.keys.runLog).then((bytes) => bytes && seen.push(new TextDecoder().decode(bytes)));
  });
  expect(ended.status, ended.cause).toBe('SUCCEEDED');
  const summary = await artefacts.summary();
  expect(summary).toMatchObject({ status: 'success', build: { goal: 'Write gcd(a, b) and is_prime(n)' } });
  expect(summary.build?.tasks.map((task) => task.passed)).toEqual([true, true]);

  const log = await artefacts.text(artefacts.keys.runLog);
  const grown = new Set(seen.filter((text) => text.length < log.length));
  expect(grown.size).toBeGreaterThanOrEqual(2);
  for (const text of grown) expect(log.startsWith(text)).toBe(true);
  expect(runLogText(ExperimentDataSchema.parse(JSON.parse(await artefacts.text(artefacts.keys.log))))).toBe(log);

  async function startedBy(prefix: string): Promise<string> {
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(100)) {
      const list = new ListExecutionsCommand({ stateMachineArn: connection.outputs.buildMachineArn });
      const found = (await connection.sfn.send(list)).executions?.find((one) => one.name?.startsWith(prefix));
      if (found?.name) return found.name;
    }
    throw new Error(`no run ${prefix} began within ${WAIT_MS} ms`);
  }
});
