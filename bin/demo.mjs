// Refactors a sample on the local cloud and shows what it did (npm run demo).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const sample = join(root, 'examples/messy-calculator/project');
const out = join(mkdtempSync(join(tmpdir(), 'swarm-demo-')), 'result');

console.log(`Refactoring ${sample}\n`);
const done = spawnSync(
  process.execPath,
  [join(root, 'bin/swarm.mjs'), 'refactor', sample, '--do', 'all', '--out', out],
  {
    stdio: 'inherit',
    // The demo goes through to its end by itself.
    env: { ...process.env, PAGER: 'cat' },
  },
);
if (done.status !== 0) process.exit(done.status ?? 3);
const log = JSON.parse(readFileSync(join(out, '.swarm/experiment_data.json'), 'utf8'));
const agents = [...new Set(log.map((entry) => entry.agent))].sort().join(', ');
console.log(`\nexperiment_data.json holds ${log.length} entries by ${agents}.`);
console.log(`Report: ${join(out, '.swarm/report.html')}`);
