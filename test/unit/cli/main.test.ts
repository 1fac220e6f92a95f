import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../cli/commands/index.ts';
import { commandIn, createProgram } from '../../../cli/main.ts';

describe('commands', () => {
  it.each(Object.keys(COMMANDS))('%s is what its file adds', async (name) => {
    const { commands } = await createProgram(() => {}, name);
    expect(commands.map((command) => command.name())).toEqual([name]);
  });

  it.each([
    [['runs'], 'runs'],
    [['--debug', '--profile', 'refactor', 'runs', '--json'], 'runs'],
    [['--region=eu-west-1', 'show', 'run-1'], 'show'],
    [['--help', 'runs'], undefined],
    [['--other', 'runs'], undefined],
    [['help', 'runs'], undefined],
    [['constructor'], undefined],
    [['--stack'], undefined],
    [[], undefined],
  ])('of %j it is %s that has to be loaded', (words, name) => {
    expect(commandIn(words)).toBe(name);
  });
});
