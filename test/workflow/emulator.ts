import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmulator, stopEmulator } from '../../cli/local/emulator.ts';

/** An emulator with nothing deployed, ended with the tests by its own process id. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'swarm-workflow-'));
  process.env.SWARM_LOCAL_DIR = folder;
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const end = async () => {
    await stopEmulator();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await startEmulator();
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
