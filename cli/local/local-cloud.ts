import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_STACK_NAME } from '../../lib/outputs.ts';
import { type Connection, connect, localClients, stackOutputs } from '../connection.ts';
import { deployLocally } from './deploy.ts';
import { endpointOf, runningEmulator, startEmulator, stopEmulator } from './emulator.ts';
import { sourceFingerprint } from './fingerprint.ts';
import { localKey } from './identity.ts';
import { withLock } from './lock.ts';
import { localDir } from './paths.ts';
import { preparePythons } from './pythons.ts';
import { endInterruptedRuns } from './reconcile.ts';

/** Told what takes time, one line a step. */
export type Progress = (line: string) => void;

const deployedPath = () => join(localDir(), 'deployed.txt');

/**
 * The local cloud, started and deployed when it is not, deployed again when the sources
 * changed. Runs that a crash cut short get their named end.
 */
export async function ensureLocalCloud(progress: Progress): Promise<Connection> {
  mkdirSync(localDir(), { recursive: true });
  return withLock(join(localDir(), 'up.lock'), async () => {
    let record = await runningEmulator();
    let started = !record;
    if (!record) {
      progress('starting the local cloud');
      record = await startEmulator();
    }
    const clients = localClients(endpointOf(record));
    const interpreters = preparePythons(progress);
    const fingerprint = `${sourceFingerprint()} ${(await localKey()).kid} ${JSON.stringify(interpreters)}`;
    const current = existsSync(deployedPath()) ? readFileSync(deployedPath(), 'utf8') : '';
    const there = await stackOutputs(clients.cloudFormation, DEFAULT_STACK_NAME);
    if (!there || current !== fingerprint) {
      progress(there ? 'deploying the changed stack' : 'deploying the stack');
      rmSync(deployedPath(), { force: true });
      await deployLocally(clients, DEFAULT_STACK_NAME, interpreters);
      // The emulator saves what it knows when it is told to end: from now on a crash loses no stack.
      await stopEmulator();
      await startEmulator(record.port);
      started = true;
      writeFileSync(deployedPath(), fingerprint);
    }
    const connection = await connect(clients);
    // An emulator that has just begun runs nothing: what is unfinished was cut short.
    if (started) await endInterruptedRuns(connection, progress);
    return connection;
  });
}

/** The local cloud if it runs and is deployed; nothing is started. */
export async function findLocalCloud(): Promise<Connection | undefined> {
  const record = await runningEmulator();
  if (!record) return undefined;
  const clients = localClients(endpointOf(record));
  return (await stackOutputs(clients.cloudFormation, DEFAULT_STACK_NAME)) ? connect(clients) : undefined;
}

export function stopLocalCloud(): Promise<boolean> {
  return stopEmulator();
}

/** Stops the local cloud and forgets all that it held: runs too. */
export async function resetLocalCloud(): Promise<void> {
  await stopEmulator();
  rmSync(localDir(), { recursive: true, force: true });
}
