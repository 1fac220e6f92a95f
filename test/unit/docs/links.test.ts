import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../support/paths.ts';
import { anchorsOf, linksOf } from './markdown.ts';

/** Every Markdown file of the repository, new ones too, ignored ones apart. */
const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && existsSync(join(ROOT, path)));

function broken(path: string): string[] {
  return linksOf(readFileSync(join(ROOT, path), 'utf8'))
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? join(ROOT, path) : join(ROOT, dirname(path), file);
      if (!existsSync(target)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
    });
}

describe('links of every Markdown file', () => {
  it('are looked at', () => {
    expect(FILES).toContain('README.md');
    expect(linksOf(readFileSync(join(ROOT, 'README.md'), 'utf8')).length).toBeGreaterThan(5);
  });

  it.each(FILES)('of %s lead somewhere', (path) => {
    expect(broken(path)).toEqual([]);
  });
});
