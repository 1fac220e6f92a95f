import type { ProgramEnd, ToldProgram } from '../contracts/index.ts';

/** What was run, how it ended and what to do: one line a program; `code` marks the command. */
export function programLines(
  programs: readonly ToldProgram[] | undefined,
  code: (command: string) => string = (command) => command,
): string[] {
  return (programs ?? []).map((run) => {
    const advice = adviceOf(run);
    const before = run.before ? ` (in the input: ${NAMES[run.before]})` : '';
    return `${code(commandOf(run))}: ${endOf(run)}${before}.${advice ? ` ${advice}` : ''}`;
  });
}

const NAMES: Readonly<Record<ProgramEnd, string>> = {
  ended: 'ended',
  crashed: 'crashed',
  lacks: 'lacked something',
  waits_for_input: 'waits for input',
  never_ends: 'does not end',
  needs_arguments: 'needs arguments',
  exits_with_code: 'exits with an error code',
};

function commandOf({ path, args }: ToldProgram): string {
  return ['python', path, ...args.map((arg) => (/^[\w./:=@%+-]+$/.test(arg) ? arg : JSON.stringify(arg)))].join(' ');
}

/** How it ended, in words. */
function endOf(run: ToldProgram): string {
  const { at_path, at_line, error = 'an error', message = '' } = run;
  const place = at_path && at_line ? ` at ${at_path}:${at_line}` : '';
  const named = run.wanted ? ` ${run.wanted}` : '';
  switch (run.end) {
    case 'ended':
      if (run.as_expected === false) return 'ended, and printed something else than swarm.yaml expects';
      return run.as_expected ? 'ended, and printed what swarm.yaml expects' : 'ended';
    case 'crashed':
      return `crashed${place} with ${error}${message ? `: ${message.split('\n')[0]}` : ''}`;
    case 'lacks':
      return `needs the ${run.lacks ?? 'file'}${named}, which is not here${place}`;
    case 'waits_for_input':
      return `waits for input${place}`;
    case 'never_ends':
      return `had not ended after ${Math.round(run.seconds)} s${place}`;
    case 'needs_arguments':
      return `needs arguments${place}`;
    case 'exits_with_code':
      return `exited with code ${run.code ?? 1}`;
  }
}

/** What a person may do; empty where there is nothing to do. */
function adviceOf(run: ToldProgram): string {
  switch (run.end) {
    case 'ended':
      return run.as_expected === false ? 'See the test of it.' : '';
    case 'crashed':
      return run.own || run.given ? 'Repair that line; a test shows it.' : 'Look whether that is meant.';
    case 'lacks':
      return run.given ? 'What it says of the code is not known.' : 'Nothing was concluded from that.';
    case 'waits_for_input':
      return 'Say under `run` in swarm.yaml what it reads (`stdin`).';
    case 'needs_arguments':
      return 'Say under `run` in swarm.yaml how it is called (`args`).';
    case 'never_ends':
      return 'Look whether it is meant to go on.';
    case 'exits_with_code':
      return 'Look whether that is meant.';
  }
}
