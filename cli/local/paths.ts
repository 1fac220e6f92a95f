import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout that the command was started from. */
export const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Everything that the local cloud keeps; SWARM_LOCAL_DIR puts it elsewhere. */
export function localDir(): string {
  return process.env.SWARM_LOCAL_DIR ?? join(CHECKOUT, '.swarm', 'local');
}

/** The tools' packages for further Pythons; SWARM_PYTHONS_DIR puts them elsewhere. It may be removed at any time. */
export function pythonsDir(): string {
  return process.env.SWARM_PYTHONS_DIR ?? join(CHECKOUT, '.cache', 'pythons');
}

export const VENV_PYTHON = join(CHECKOUT, '.venv', 'bin', 'python');

/** Credentials and region of the local cloud: it checks none, but the SDK wants some. */
export const LOCAL_REGION = 'us-east-1';
export const LOCAL_CREDENTIALS = { accessKeyId: '000000000000', secretAccessKey: 'local' };
