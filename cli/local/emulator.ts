import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { SwarmError } from '../../core/errors.ts';
import { CHECKOUT, LOCAL_REGION, localDir, VENV_PYTHON } from './paths.ts';

const RecordSchema = z.object({ pid: z.int().positive(), port: z.int().positive() });
export type EmulatorRecord = z.infer<typeof RecordSchema>;

const START_SECONDS = 30;
const STOP_SECONDS = 15;
const POLL_MS = 50;
/** A worker that waits this long for its next call is ended. */
const WARM_SECONDS = '3600';

const recordPath = () => join(localDir(), 'emulator.json');

export function endpointOf(record: EmulatorRecord): string {
  return `http://127.0.0.1:${record.port}`;
}

/** The emulator that runs now, or undefined. */
export async function runningEmulator(): Promise<EmulatorRecord | undefined> {
  const record = readRecord();
  if (!record || !isAlive(record.pid)) return undefined;
  return (await isHealthy(record)) ? record : undefined;
}

/**
 * Starts the emulator on loopback, detached, and waits until it answers.
 *
 * @param wantedPort Port to take. @default the port of the last one, or a free one
 */
export async function startEmulator(wantedPort?: number): Promise<EmulatorRecord> {
  if (!existsSync(VENV_PYTHON)) {
    throw new SwarmError('LocalCloudUnavailable', `${VENV_PYTHON} is missing; run \`node bin/setup.mjs\` once`);
  }
  const dir = localDir();
  const temporary = join(dir, 'tmp');
  // Workers of an emulator that was killed may write for a moment yet.
  rmSync(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  for (const folder of [temporary, join(dir, 'home'), join(dir, 'state'), join(dir, 's3')]) {
    mkdirSync(folder, { recursive: true });
  }
  // It keeps the model keys of the last command: nobody else of this machine may look.
  chmodSync(dir, 0o700);
  // The emulator's own Node scripts are CommonJS, whatever package.json lies above this folder.
  writeFileSync(join(dir, 'package.json'), '{"type":"commonjs"}\n');
  const port = wantedPort ?? readRecord()?.port ?? (await freePort());
  const log = openSync(join(dir, 'emulator.log'), 'a');
  const child = spawn(VENV_PYTHON, ['-m', 'ministack'], {
    cwd: dir,
    detached: true,
    stdio: ['ignore', log, log],
    env: environment(dir, temporary, port),
  });
  child.unref();
  if (child.pid === undefined) throw new SwarmError('LocalCloudUnavailable', 'the emulator could not be started');
  const record = { pid: child.pid, port };
  writeFileSync(recordPath(), JSON.stringify(record));
  const until = Date.now() + START_SECONDS * 1000;
  while (Date.now() < until) {
    if (await isHealthy(record)) return record;
    if (child.exitCode !== null) break;
    await sleep(POLL_MS);
  }
  throw new SwarmError('LocalCloudUnavailable', `the emulator did not start; see ${join(dir, 'emulator.log')}`);
}

/** Ends the emulator with SIGTERM, which makes it save its state, and its workers with it. */
export async function stopEmulator(): Promise<boolean> {
  const record = readRecord();
  if (!record || !isAlive(record.pid)) {
    rmSync(recordPath(), { force: true });
    return false;
  }
  process.kill(record.pid, 'SIGTERM');
  const until = Date.now() + STOP_SECONDS * 1000;
  while (isAlive(record.pid) && Date.now() < until) await sleep(POLL_MS);
  killGroup(record.pid);
  rmSync(recordPath(), { force: true });
  return true;
}

/** Only what is named here reaches the emulator, and through it the functions: no key, no proxy, no profile. */
function environment(dir: string, temporary: string, port: number): NodeJS.ProcessEnv {
  return {
    PATH: `${dirname(VENV_PYTHON)}:${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    LANG: 'C.UTF-8',
    HOME: join(dir, 'home'),
    TMPDIR: temporary,
    BIND_HOST: '127.0.0.1',
    MINISTACK_HOST: '127.0.0.1',
    GATEWAY_PORT: String(port),
    MINISTACK_REGION: LOCAL_REGION,
    PERSIST_STATE: '1',
    S3_PERSIST: '1',
    STATE_DIR: join(dir, 'state'),
    S3_DATA_DIR: join(dir, 's3'),
    IOT_MTLS_ENABLED: '0',
    LAMBDA_WARM_TTL_SECONDS: WARM_SECONDS,
    LOG_LEVEL: 'WARNING',
    PYTHONPYCACHEPREFIX: join(CHECKOUT, '.cache', 'pycache'),
  };
}

function readRecord(): EmulatorRecord | undefined {
  if (!existsSync(recordPath())) return undefined;
  const text = readFileSync(recordPath(), 'utf8');
  try {
    return RecordSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Ends what is left of the emulator's process group: it was started as its leader. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is gone already, which is what is wanted.
  }
}

async function isHealthy(record: EmulatorRecord): Promise<boolean> {
  try {
    const answer = await fetch(`${endpointOf(record)}/_ministack/health`, { signal: AbortSignal.timeout(1000) });
    return answer.ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
