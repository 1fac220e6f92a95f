import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERRORS, type ErrorName, messageOf, SwarmError } from '../../../core/errors.ts';
import { ROOT } from '../../support/paths.ts';

const NAMES = Object.keys(ERRORS) as ErrorName[];
const TABLE = join(ROOT, 'core/errors.ts');

const sources = ['core', 'functions', 'lib', 'cli', 'bin']
  .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => file !== TABLE)
  .map((file) => ({ file: file.slice(ROOT.length + 1), text: readFileSync(file, 'utf8') }));

/** Names given to an error that is constructed, or to a state that fails. */
function constructed(text: string): string[] {
  const direct = /new SwarmError\(\s*'([^']+)'/g;
  const parsed = /parse(?:Contract|Json)\([^;]*?,\s*'([A-Z][A-Za-z]+)',?\s*\)/g;
  const failing = /(?:\bError: '|"name": "|\$failure\.name : ")([A-Z][A-Za-z]+)["']/g;
  const throwing = /\b(?:fail|refused|failure|usage)\(\s*'([A-Z][A-Za-z]+)'/g;
  const inherited = /\bsuper\(\s*'([A-Z][A-Za-z]+)'/g;
  return [direct, parsed, failing, throwing, inherited].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => match[1] ?? ''),
  );
}

describe('the table of errors', () => {
  const used = new Map<string, string>();
  for (const { file, text } of sources) for (const name of constructed(text)) used.set(name, file);
  // The default of parseContract and parseJson.
  used.set('InvalidRequest', 'core/contracts/parse.ts');

  it.each(NAMES)('%s is thrown somewhere', (name) => {
    expect([...used.keys()]).toContain(name);
  });

  it('has every name that is thrown', () => {
    const unknown = [...used].filter(([name]) => !NAMES.includes(name as ErrorName));
    expect(unknown).toEqual([]);
  });

  it.each(NAMES)('%s says what to do, and with which status and code it ends', (name) => {
    const { remedy, httpStatus, exitCode } = ERRORS[name];
    expect(remedy).toMatch(/^[A-Z].*\.$/);
    expect(httpStatus).toBeGreaterThanOrEqual(400);
    expect([2, 3]).toContain(exitCode);
    const error = new SwarmError(name, 'so it is', { cause: 1, problems: ['a'] });
    expect([error.name, error.remedy, error.exitCode, error.problems, error.cause]).toEqual([
      name,
      remedy,
      exitCode,
      ['a'],
      1,
    ]);
  });

  it('tells nothing apart by the text of a message', () => {
    const offending = sources.filter(({ text }) => /\.message\s*(?:===|\.(?:includes|startsWith|match)\()/.test(text));
    expect(offending.map(({ file }) => file)).toEqual([]);
  });
});

describe('the message of anything thrown', () => {
  it('is its text', () => {
    expect([messageOf(new Error('a')), messageOf('b'), messageOf(undefined)]).toEqual(['a', 'b', 'undefined']);
  });
});
