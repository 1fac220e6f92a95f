import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { RunRequestSchema } from '../../../core/contracts/index.ts';
import { leaves } from '../../../docs/generator/cli.ts';
import { swarmProgram } from '../../../docs/generator/program.ts';
import { ROOT } from '../../support/paths.ts';
import { blocksOf, commandsOf } from './markdown.ts';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const SCRIPTS: Record<string, string> = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts;
const FREE = commandsOf(README, { needsAws: false });
const AWS = commandsOf(README, { needsAws: true });
const swarmLines = [...FREE, ...AWS].filter((line) => line.startsWith('npx swarm '));

/** Parses a line with the real program; nothing is run. Rejects what the program would refuse. */
async function parse(line: string): Promise<void> {
  const program = await swarmProgram();
  const commands: Command[] = [program, ...leaves(program).map(([, command]) => command)];
  for (const command of commands) command.exitOverride().configureOutput({ writeErr: () => {} });
  for (const command of commands.slice(1)) command.action(() => {});
  await program.parseAsync(line.split(/\s+/).slice(2), { from: 'user' });
}

describe('commands of the README', () => {
  it('are there', () => {
    expect(FREE).toContain('npm test');
    expect(FREE).toContain('npm run demo');
    expect(swarmLines.length).toBeGreaterThan(5);
  });

  it.each(FREE)('%s is of a kind that a test runs', (line) => {
    expect(line).toMatch(/^(npm test|npm run [a-z:]+|npx swarm .*)$/);
    expect(line).not.toMatch(/--(profile|region|stack)\b/);
  });

  it.each(FREE.filter((line) => line.startsWith('npm ')))('%s names a script', (line) => {
    expect(Object.keys(SCRIPTS)).toContain(line.replace(/^npm (run )?/, ''));
  });

  it.each(['demo', 'test'])('npm run %s installs what is missing first', (name) => {
    expect(SCRIPTS[name]).toBe(`node bin/setup.mjs && node bin/${name}.mjs`);
  });

  it.each(AWS)('%s is a command of this checkout', (line) => {
    const [npx, name = ''] = line.split(' ');
    expect(npx).toBe('npx');
    expect(name === 'swarm' || existsSync(join(ROOT, 'node_modules/.bin', name))).toBe(true);
  });

  it.each(swarmLines)('%s is understood', async (line) => {
    await expect(parse(line)).resolves.toBeUndefined();
  });

  it.each([
    ['an unheard-of command', 'npx swarm polish .'],
    ['an unheard-of option', 'npx swarm refactor . --fast'],
    ['a choice that is none', 'npx swarm refactor . --public-api maybe'],
    ['a missing argument', 'npx swarm show'],
  ])('%s would be found', async (_, line) => {
    await expect(parse(line)).rejects.toThrow();
  });
});

describe('options that the README tells of', () => {
  const told = [...README.matchAll(/`(--[a-z-]+)/g)].map((match) => match[1] ?? '');

  it.each([...new Set(told)])('%s exists', async (option) => {
    const program = await swarmProgram();
    const known = [program, ...leaves(program).map(([, command]) => command)].flatMap((command) => command.options);
    expect(known.map(({ long }) => long)).toContain(option);
  });
});

describe('JSON of the README', () => {
  const values = blocksOf(README)
    .filter((block) => block.language === 'json')
    .map((block) => JSON.parse(block.text));

  it('holds requests that are taken', () => {
    const requests = values.filter((value) => 'source' in value);
    expect(requests.length).toBeGreaterThanOrEqual(2);
    for (const request of requests) expect(RunRequestSchema.safeParse(request).error?.issues).toBeUndefined();
  });

  it('names samples that exist', () => {
    for (const { source } of values.filter((value) => value.source?.sample)) {
      expect(existsSync(join(ROOT, 'examples', source.sample, 'expected.json'))).toBe(true);
    }
  });
});
