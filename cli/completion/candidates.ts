import type { Argument, Command, Option } from 'commander';

/** One word that may come next. */
export interface Candidate {
  readonly name: string;
  readonly description?: string;
}

/** What may come next: words, or the files of the shell's own completion. */
export type Candidates = readonly Candidate[] | 'files';

/**
 * What may stand at the end of a command line, by the program itself: commands, options,
 * their choices, ids of runs, or files. `words` come after the program's name; the last is
 * the one that is being written, and may be empty.
 */
export function candidates(program: Command, words: readonly string[], runIds: () => readonly string[]): Candidates {
  const before = words.slice(0, -1);
  const current = words.at(-1) ?? '';
  const { command, taken, open } = walk(program, before);
  if (open) return ofOption(open);
  if (current.startsWith('-'))
    return [...command.options, ...(command === program ? [] : program.options)].flatMap(flagOf);
  const commands = command.commands.map((child) => ({ name: child.name(), description: child.description() }));
  if (commands.length > 0) return commands;
  return ofArgument(command.registeredArguments[taken], runIds);
}

/** The command that words lead to, how many of its arguments are given, and the option that waits for its value. */
function walk(
  program: Command,
  words: readonly string[],
): { command: Command; taken: number; open: Option | undefined } {
  let command = program;
  let taken = 0;
  let open: Option | undefined;
  for (const word of words) {
    if (open) {
      open = undefined;
    } else if (word.startsWith('-')) {
      const option = [...command.options, ...program.options].find(
        ({ long, short }) => word === long || word === short,
      );
      open = option?.required ? option : undefined;
    } else {
      const child = command.commands.find((each) => each.name() === word);
      if (child) command = child;
      else taken += 1;
    }
  }
  return { command, taken, open };
}

function flagOf({ long, description }: Option): Candidate[] {
  return long ? [{ name: long, description }] : [];
}

function ofOption(option: Option): Candidates {
  if (option.argChoices) return option.argChoices.map((name) => ({ name }));
  return /<(?:dir|path|file)>/.test(option.flags) ? 'files' : [];
}

function ofArgument(argument: Argument | undefined, runIds: () => readonly string[]): Candidates {
  if (!argument) return [];
  if (argument.argChoices) return argument.argChoices.map((name) => ({ name }));
  return argument.name() === 'run-id' ? runIds().map((name) => ({ name })) : 'files';
}
