import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../support/paths.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const PAGE = read('docs/dependencies.md');
const rows = PAGE.split('\n')
  .filter((line) => /^\| (?!package )/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name = '', version = '', licence = '', ...rest]) => ({ name, version, licence, rest }));

const manifest = JSON.parse(read('package.json'));
const npm: [string, string][] = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });

const REQUIREMENTS = [
  'layers/python-tools/requirements.in',
  'layers/python-tools/requirements-dev.in',
  'layers/python-tools/requirements-resolver.in',
  'test/lambda/requirements.in',
];
const listed = REQUIREMENTS.flatMap((file) =>
  read(file)
    .split('\n')
    .filter((line) => /^[a-z]/i.test(line))
    .map((line) => line.split(/[=<>~ ]/)[0] ?? ''),
);
const python = [...new Set(listed)];
const LOCK = ['layers/python-tools/requirements-dev.lock', 'test/lambda/requirements.lock'].map(read).join('\n');

describe('docs/dependencies.md', () => {
  it.each(npm)('names %s with its version and its licence', (name, version) => {
    const { license } = JSON.parse(read(`node_modules/${name}/package.json`));
    expect(rows.filter((row) => row.name === name)).toMatchObject([{ version, licence: license }]);
  });

  it.each(python)('names %s with the locked versions', (name) => {
    const locked = [...LOCK.matchAll(new RegExp(`^${name}==([^ \\\\;]+)`, 'gm'))].map((match) => match[1] ?? '');
    expect(locked).not.toEqual([]);
    const version = [...new Set(locked)].sort().join(', ');
    expect(rows.filter((row) => row.name === name)).toMatchObject([{ version }]);
  });

  it('says why for each, and names nothing else', () => {
    const known = [...npm.map(([name]) => name), ...python];
    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
    for (const { name, rest } of rows) expect(rest.filter(Boolean).length, name).toBeGreaterThanOrEqual(2);
  });
});
