import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureLocalCloud, stopLocalCloud } from '../../cli/local/local-cloud.ts';

/** What may say something of models, or of AWS: the tests set what they need. */
const MODEL_VARIABLE = /^(?:GOOGLE_|GEMINI_|ANTHROPIC_|DEEPSEEK_|OPENAI_|LLM_|AWS_|SWARM_MODEL_)/;

/**
 * A local cloud of the tests' own: another folder and another port than the user's. It is
 * deployed once and ended with the tests, by its own process id.
 */
export default async function setup(): Promise<() => Promise<void>> {
  for (const key of Object.keys(process.env)) if (MODEL_VARIABLE.test(key)) delete process.env[key];
  return startOwnCloud();
}

/** Starts and deploys the local cloud of the tests; returns what ends it. */
export async function startOwnCloud(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'swarm-e2e-'));
  process.env.SWARM_LOCAL_DIR = folder;
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
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
