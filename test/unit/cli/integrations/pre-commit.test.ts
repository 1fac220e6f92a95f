import { describe, expect, it } from 'vitest';
import { patchOf } from '../../../../cli/integrations/pre-commit.ts';

const PATCH = ['a.py', 'b/a.py', 'c.py']
  .map(
    (path) =>
      `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-x\n+diff --git is text here\n`,
  )
  .join('');

describe('the part of a patch that a hook shows', () => {
  it('is about the files given, and whole', () => {
    const shown = patchOf(PATCH, ['a.py', 'c.py']);
    expect([...shown.matchAll(/^\+\+\+ b\/(.*)$/gm)].map((match) => match[1])).toEqual(['a.py', 'c.py']);
    expect(shown).toMatch(/\+diff --git is text here$/);
    expect(patchOf(PATCH, ['else.py'])).toBe('');
  });
});
