import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawLoop } from './graph/draw-loop.ts';

/** Where the drawing is kept: the page imports it, so that no layout is computed in the browser. */
export const GRAPH_FILE = join(dirname(fileURLToPath(import.meta.url)), 'src/graph/loop-graph.json');

/** The text of the drawing as it must be on disk. */
export function graphText(): string {
  return `${JSON.stringify(drawLoop(), null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(GRAPH_FILE, graphText());
