import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../../support/paths.ts';

const TEXT = readFileSync(join(ROOT, 'action.yml'), 'utf8');
const StepSchema = z.strictObject({
  name: z.string().optional(),
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  shell: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  with: z.record(z.string(), z.string()).optional(),
});
const action = z
  .object({
    inputs: z.record(z.string(), z.strictObject({ description: z.string().min(10), default: z.string() })),
    outputs: z.record(z.string(), z.strictObject({ description: z.string().min(10), value: z.string() })),
    runs: z.strictObject({ using: z.literal('composite'), steps: z.array(StepSchema) }),
  })
  .parse(parse(TEXT));
const scripts = action.runs.steps.filter((step) => step.run !== undefined);
const source = readFileSync(join(ROOT, 'cli/integrations/github-action.ts'), 'utf8');

describe('action.yml', () => {
  it('uses every input that it has, and has every input that it uses', () => {
    const used = [...TEXT.matchAll(/inputs\.([\w-]+)/g)].map((match) => match[1] ?? '');
    expect([...new Set(used)].sort()).toEqual(Object.keys(action.inputs).sort());
  });

  it('documents every input and output for people', () => {
    const page = readFileSync(join(ROOT, 'docs/terminal.md'), 'utf8');
    const names = [...Object.keys(action.inputs), ...Object.keys(action.outputs)];
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('makes no text of a shell from anything that comes from outside', () => {
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((step) => step.run?.includes('${{'))).toEqual([]);
  });

  it.each(
    scripts.map((step) => [step.name, step] as const),
  )('%s is a script that bash reads, of files that are there', (_, { run = '', shell }) => {
    expect(shell).toBe('bash');
    execFileSync('bash', ['-n', '-c', run]);
    for (const [, file = ''] of run.matchAll(/\$GITHUB_ACTION_PATH\/([\w./-]+)/g))
      expect(existsSync(join(ROOT, file))).toBe(true);
  });

  it('passes every variable that its step reads, and no other', () => {
    const passed = Object.keys(scripts.find((step) => step.id === 'refactor')?.env ?? {});
    const read = [...source.matchAll(/\b(SWARM_[A-Z_]+)\b/g)].map((match) => match[1] ?? '');
    expect([...new Set(read)].sort()).toEqual(passed.sort());
  });

  it('has the outputs that its step tells', () => {
    const told = [...(/tell\(env, \{([\s\S]*?)\}\)/.exec(source)?.[1] ?? '').matchAll(/^\s+(\w+)[:,]/gm)].map(
      (match) => match[1],
    );
    expect(Object.keys(action.outputs).sort()).toEqual(told.sort());
    for (const [name, { value }] of Object.entries(action.outputs))
      expect(value).toBe(`\${{ steps.refactor.outputs.${name} }}`);
  });

  it('pins what others made to a version', () => {
    for (const { uses } of action.runs.steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w/-]+@v\d+$/);
  });
});

describe('.pre-commit-hooks.yaml', () => {
  const hooks = z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        entry: z.string(),
        language: z.literal('script'),
        args: z.array(z.string()),
      }),
    )
    .parse(parse(readFileSync(join(ROOT, '.pre-commit-hooks.yaml'), 'utf8')));

  it('names a script that can be run, with its options before the files', () => {
    expect(hooks.map((hook) => hook.id)).toEqual(['swarm-refactor']);
    for (const { entry, args } of hooks) {
      expect(statSync(join(ROOT, entry)).mode & 0o111).not.toBe(0);
      expect(args.at(-1)).toBe('--');
    }
  });
});
