import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureLocalCloud, stopLocalCloud } from '../../cli/local/local-cloud.ts';

/**
 * A local cloud of the tests' own: another folder and another port than the user's. It is
 * deployed once and ended with the tests, by its own process id.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'swarm-e2e-'));
  process.env.SWARM_LOCAL_DIR = folder;
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  for (const key of ['GOOGLE_API_KEY', 'GOOGLE_GEMINI_BASE_URL', 'AWS_PROFILE', 'AWS_REGION']) delete process.env[key];
  const end = async () => {
    await stopLocalCloud();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ensureLocalCloud((line) => console.log(`e2e: ${line}`));
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
