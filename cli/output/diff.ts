import { coloursFor } from './colours.ts';
import { visible } from './visible.ts';

/** A unified diff with colours where the output is a terminal. */
export function colouredDiff(patch: string, colours = coloursFor(process.stdout)): string {
  return visible(patch)
    .split('\n')
    .map((line) => {
      if (line.startsWith('diff --git')) return colours.bold(line);
      if (line.startsWith('+++') || line.startsWith('---') || line.startsWith('new file')) return colours.dim(line);
      if (line.startsWith('@@')) return colours.cyan(line);
      if (line.startsWith('+')) return colours.green(line);
      return line.startsWith('-') ? colours.red(line) : line;
    })
    .join('\n');
}
