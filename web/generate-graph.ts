import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Workflow } from '../core/contracts/index.ts';
import { buildMachine } from './graph/build-story.ts';
import { drawLoop } from './graph/draw-loop.ts';
import { forgeMachine } from './graph/forge-story.ts';
import { refactorMachine } from './graph/refactor-story.ts';
import type { Machine } from './graph/story.ts';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'src/graph');

/** The drawing of each workflow, and where it is kept: the page imports it, so that no layout is computed there. */
export const DRAWINGS: Readonly<Record<Workflow, { readonly file: string; readonly machine: () => Machine }>> = {
  refactor: { file: join(FOLDER, 'loop-graph.json'), machine: refactorMachine },
  forge: { file: join(FOLDER, 'forge-graph.json'), machine: forgeMachine },
  build: { file: join(FOLDER, 'build-graph.json'), machine: buildMachine },
};

/** The text of a drawing as it must be on disk. */
export function graphText(workflow: Workflow): string {
  return `${JSON.stringify(drawLoop(DRAWINGS[workflow].machine()), null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const workflow of Object.keys(DRAWINGS) as Workflow[]) {
    writeFileSync(DRAWINGS[workflow].file, graphText(workflow));
  }
}
