import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One folder for all that the tests synthesize: what is bundled once is there for every stack. It goes with the tests. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'swarm-template-'));
  process.env.SWARM_TEMPLATE_DIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
