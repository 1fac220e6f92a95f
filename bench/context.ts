import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../cli/local/paths.ts';
import { fileBlock } from '../core/answers/file-blocks.ts';
import { estimateTokens } from '../core/prompts/estimate.ts';
import { packContext } from '../core/prompts/pack.ts';

/** What a prompt holds by packing, against one with every file. */
export interface ContextFigures {
  readonly files: number;
  readonly allTokens: number;
  readonly packedTokens: number;
  readonly packSeconds: number;
  readonly naiveSeconds: number;
}

const PROJECT = join(CHECKOUT, 'layers/python-tools/swarm_tools');
const TIMES = 5;

/** The layer's own package as the project; a failing test that speaks of one of its modules. */
export function measureContext(): ContextFigures {
  const sources = new Map(
    readdirSync(PROJECT, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.py'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(PROJECT.length + 1), readFileSync(path, 'utf8')]),
  );
  const wanted = ['lint/score.py'];
  const mentions = ['score', 'add_counts', 'lint/score.py:20'];
  const input = { sources, wanted, mentions, budgetTokens: 16_000, outputTokens: 4096, count: estimateTokens };
  const [pack] = packContext(input);
  const all = () => [...sources].map(([path, text]) => fileBlock(path, text)).join('\n\n');
  return {
    files: sources.size,
    allTokens: estimateTokens(all()),
    packedTokens: estimateTokens(`${pack?.text}${pack?.signatures}`),
    packSeconds: seconds(() => packContext(input)),
    naiveSeconds: seconds(() => estimateTokens(all())),
  };
}

/** The median of some runs. */
function seconds(work: () => unknown): number {
  const times = Array.from({ length: TIMES }, () => {
    const started = performance.now();
    work();
    return (performance.now() - started) / 1000;
  });
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
}
