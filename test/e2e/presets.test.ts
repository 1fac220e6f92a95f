import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SAFE_LINE } from '../../cli/project/asked-by-default.ts';
import { sortedPaths } from '../../core/workspace/file-tree.ts';
import { readTree } from '../../core/workspace/read-tree.ts';
import { GIT_ENVIRONMENT, testRepository } from '../support/repository.ts';
import { swarm } from '../support/swarm.ts';

/** Much that could be tidied up, mixed line ends and one bug. */
const SHOP = [
  'import os, sys\n',
  'import json\r\n',
  'def Total( prices ) :\n',
  '    Sum = 0\n',
  '    for p in prices:\r\n',
  '      Sum = Sum - p\n',
  '    if Sum == None: return 0\n',
  '    return(Sum)   \r\n',
  'def loud(Word):\n',
  '    unused = sys.argv\n',
  '    return  Word.upper( )',
];
const TESTS = 'from shop import Total\ndef test_total():\n    assert Total([2, 3]) == 5\n    assert Total([7]) == 7\n';
const MESSY = 'import os\ndef Shout( text ):\n  return text.upper( )   \n';

const scratch = mkdtempSync(join(tmpdir(), 'swarm-presets-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const REPAIRED = SHOP.map((line) => line.replace('Sum - p', 'Sum + p'));
const WITHOUT_IMPORTS = ['import sys\n', ...REPAIRED.slice(2)];

describe('what is not asked for stays byte for byte', () => {
  it.each([
    { preset: ['--only-repair'], shop: REPAIRED, other: MESSY, tests: false },
    { preset: ['--safe'], shop: WITHOUT_IMPORTS, other: MESSY.replace('import os\n', ''), tests: true },
    { preset: [], shop: WITHOUT_IMPORTS, other: MESSY.replace('import os\n', ''), tests: true },
    { preset: ['--safe', '--ignore', 'W0611'], shop: REPAIRED, other: MESSY, tests: true },
  ])('$preset', async ({ preset, shop, other, tests }) => {
    const name = preset.join('') || 'default';
    const files = { 'shop.py': SHOP.join(''), 'words.py': MESSY, 'test_shop.py': TESTS, 'notes.txt': 'a  \n' };
    const { folder } = testRepository(files, join(scratch, name));
    const out = join(scratch, `${name}-out`);
    const { code, stderr } = await swarm(['refactor', folder, ...preset, '--out', out], { env: GIT_ENVIRONMENT });
    expect(code, stderr).toBe(0);
    expect(stderr.includes(SAFE_LINE)).toBe(preset.length === 0);

    const text = (path: string) => readFileSync(join(out, path), 'utf8');
    expect(text('shop.py')).toBe(shop.join(''));
    expect(text('words.py')).toBe(other);
    expect(text('test_shop.py')).toBe(TESTS);
    expect(text('notes.txt')).toBe(files['notes.txt']);
    const added = sortedPaths(await readTree(out)).filter((path) => !Object.hasOwn(files, path));
    expect(added.filter((path) => !tests || !path.startsWith('tests/'))).toEqual([]);
    expect(text('.swarm/report.md')).toContain('Done as asked: bugs are repaired');
  });
});
