import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { awsClients, connect } from '../../cli/connection.ts';
import { ensureLocalCloud } from '../../cli/local/local-cloud.ts';
import { LOCAL_CREDENTIALS } from '../../cli/local/paths.ts';
import { followRun } from '../../cli/runs/executions.ts';
import { submit } from '../../cli/runs/submit.ts';
import { zipTree } from '../../core/workspace/zip.ts';
import { DEFAULT_STACK_NAME } from '../../lib/outputs.ts';
import { GapProxy } from '../support/gap-proxy.ts';
import { swarm } from '../support/swarm.ts';
import { WRONG_SQUARE } from '../support/wrong-square.ts';

const folder = mkdtempSync(join(tmpdir(), 'swarm-network-'));
let proxy: GapProxy;
beforeAll(async () => {
  const { endpoint = '' } = await ensureLocalCloud(() => {});
  proxy = new GapProxy(Number(new URL(endpoint).port));
  await proxy.mend();
});
afterAll(async () => {
  await proxy.cut();
  rmSync(folder, { recursive: true, force: true });
});

const SOURCE = new Map([['powers.py', { bytes: Buffer.from(WRONG_SQUARE), executable: false }]]);

it('a run is followed to its end over a network that was gone for a while, each step told once', async () => {
  const clients = await ensureLocalCloud(() => {});
  const local = clients.endpoint ?? '';
  expect(local).not.toBe(proxy.url);
  await submit(clients, 'gap-1', { name: 'powers.py', zip: zipTree(SOURCE) }, {});

  const saved = { ...process.env };
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: proxy.url,
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
    AWS_MAX_ATTEMPTS: '1',
  });
  try {
    // As for a stack in AWS: its address is not known to be that of this machine.
    const far = await connect(await awsClients({ region: 'us-east-1' }), DEFAULT_STACK_NAME);
    const told: string[] = [];
    let gaps = 0;
    const execution = await followRun(far, 'gap-1', ({ state, entered }) => {
      told.push(`${entered ? '>' : '<'} ${state}`);
      if (gaps > 0) return;
      gaps += 1;
      void proxy.cut().then(() => setTimeout(() => void proxy.mend(), 1500));
    });
    expect([gaps, execution.status]).toEqual([1, 'SUCCEEDED']);
    expect(told.filter((line, index) => told.indexOf(line) !== index)).toEqual([]);
    expect(told.at(-1)).toBe('< Accepted');
  } finally {
    process.env = saved;
  }
});

it('a run that was started elsewhere is watched to its end, and told where it can be written', async () => {
  const env = {
    AWS_ENDPOINT_URL: proxy.url,
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
  };
  const watched = await swarm(['watch', 'gap-1', '--region', 'us-east-1'], { cwd: folder, env });
  expect([watched.code, watched.stderr]).toEqual([0, expect.stringContaining('swarm apply gap-1 <folder>')]);
  const [, record = ''] = / {2}result {2}(.*)/.exec(watched.stdout) ?? [];
  expect(readFileSync(join(record, 'report.md'), 'utf8')).toContain('# Refactoring report');
});
