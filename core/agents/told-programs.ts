import type { ProgramRun, ToldProgram } from '../contracts/index.ts';

/** How the programs end in the published version, with how they ended before where that is another. */
export function toldPrograms(before: readonly ProgramRun[], after: readonly ProgramRun[] | undefined): ToldProgram[] {
  return before.map((run) => {
    const now = after?.find((other) => keyOf(other) === keyOf(run));
    if (!now) return run;
    return now.end === run.end ? now : { ...now, before: run.end };
  });
}

function keyOf({ path, args, stdin, given }: ProgramRun): string {
  return JSON.stringify([path, args, stdin, given]);
}
