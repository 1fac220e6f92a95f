import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '../../../core/errors.ts';
import { runKeys } from '../../../core/store/keys.ts';
import { STATES } from '../../../core/workflows/state-names.ts';
import { ROOT } from '../../support/paths.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

describe('docs/architecture.md', () => {
  const page = read('docs/architecture.md');
  const drawn = [...page.matchAll(/[\w]+(?:\["|\{")([^"]+)"/g)]
    .map((match) => match[1] ?? '')
    .filter((label) => !/^(Agents|Resolver|Workbench):/.test(label));

  it('draws states that exist', () => {
    expect(drawn.length).toBeGreaterThan(10);
    expect(drawn.filter((label) => !(Object.values(STATES) as string[]).includes(label))).toEqual([]);
  });

  it('lists the objects at the top of a run', () => {
    const keys = runKeys('owner', 'run');
    const files = Object.values(keys)
      .filter((key) => typeof key === 'string' && key !== keys.prefix)
      .map((key) => String(key).slice(keys.prefix.length))
      .filter((key) => !key.includes('/'));
    expect(files.filter((name) => !page.includes(name))).toEqual([]);
  });
});

describe('docs/adr', () => {
  const names = readdirSync(join(ROOT, 'docs/adr')).sort();

  it('is numbered without gaps', () => {
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1));
  });

  it.each(names)('%s has its parts and is under one page', (name) => {
    const text = read(`docs/adr/${name}`);
    expect(text).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
    const headings = [...text.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
    expect(headings).toEqual(['Context', 'Decision', 'Consequences']);
    expect(text.split(/\s+/).length).toBeLessThan(450);
  });
});

describe('files that pages name in code', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/architecture.md', 'docs/dependencies.md'];
  const named = [...pages, ...readdirSync(join(ROOT, 'docs/adr')).map((name) => `docs/adr/${name}`)].flatMap((page) =>
    [...read(page).matchAll(/`((?:bin|cli|core|docs|functions|lib|test|config|prompts|layers)\/[\w./-]+)`/g)].map(
      (match) => [page, match[1] ?? ''] as const,
    ),
  );

  it.each(named)('%s: %s is there', (_, path) => {
    expect(() => readdirSync(join(ROOT, path, '..'))).not.toThrow();
    const parent = readdirSync(join(ROOT, path, '..'));
    expect(parent).toContain(path.replace(/\/$/, '').split('/').at(-1));
  });
});

describe('remedies', () => {
  it('name pages that exist', () => {
    const pages = Object.values(ERRORS).flatMap(({ remedy }) => remedy.match(/docs\/[\w./-]+\.md/g) ?? []);
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) expect(() => read(page)).not.toThrow();
  });
});
