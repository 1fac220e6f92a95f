import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEditBlock, isEditBlock } from '../../../../core/answers/edit-blocks.ts';
import { readBlocks } from '../../../../core/answers/file-blocks.ts';

const SOURCE = 'def a():\n    """Doc."""\n    return 1\n\n\ndef b():\n    return 1\n';
const piece = (search: string, replace: string) => `<<<<<<< SEARCH\n${search}=======\n${replace}>>>>>>> REPLACE\n`;

describe('pieces to replace', () => {
  it('take the place of whole lines, in any order, and leave the rest as it is', () => {
    const text = piece('def b():\n    return 1\n', 'def b():\n    return 2\n') + piece('    """Doc."""\n', '');
    expect(applyEditBlock(SOURCE, text, 'a.py')).toBe('def a():\n    return 1\n\n\ndef b():\n    return 2\n');
  });

  it.each([
    ['that stand in two places', piece('    return 1\n', '    return 2\n'), /stands in 2 places/],
    ['that are not there', piece('    return 3\n', '    return 2\n'), /SEARCH 1 is not in the file/],
    ['that are part of a line', piece('return 1\n\n\ndef b():\n', 'x\n'), /is not in the file/],
    ['that overlap', piece('def a():\n', 'x\n') + piece('def a():\n    """Doc."""\n', 'y\n'), /overlap/],
    ['that are empty', piece('\n', 'x\n'), /is empty/],
    ['without an end', '<<<<<<< SEARCH\ndef a():\n=======\nx\n', /has no end/],
    ['within another', '<<<<<<< SEARCH\n<<<<<<< SEARCH\n', /begins within another/],
    ['with text between', `${piece('def a():\n', 'x\n')}and then\n${piece('def b():\n', 'y\n')}`, /stands between/],
  ])('%s are refused', (_, text, why) => {
    expect(() => applyEditBlock(SOURCE, text, 'a.py')).toThrow(
      expect.objectContaining({ name: 'MalformedAnswer', message: expect.stringMatching(why) }),
    );
  });

  it('are read out of an answer, also where they end within a string', () => {
    const body = piece('    """Doc."""\n', '    """More\n') + piece('def b():\n', 'def b(x):\n');
    const [block, ...more] = readBlocks(`### FILE: a.py\n\`\`\`python\n${body}\`\`\`\nDone.\n`, ['a.py']);
    expect(block).toEqual({ path: 'a.py', content: body, complete: true });
    expect(more).toEqual([]);
    expect(isEditBlock(block?.content ?? '')).toBe(true);
    expect(isEditBlock(SOURCE)).toBe(false);
  });

  it('change nothing where they say what is there, whatever it is', () => {
    const line = fc.stringMatching(/^[a-z ]{1,8}$/).map((text) => `${text}\n`);
    fc.assert(
      fc.property(fc.uniqueArray(line, { minLength: 1, maxLength: 8 }), fc.nat(), (lines, at) => {
        const source = lines.join('');
        const one = lines[at % lines.length] ?? '';
        fc.pre(one.trim() !== '');
        expect(applyEditBlock(source, piece(one, one), 'a.py')).toBe(source);
        const changed = lines.map((text) => (text === one ? 'X\n' : text)).join('');
        expect(applyEditBlock(source, piece(one, 'X\n'), 'a.py')).toBe(changed);
      }),
    );
  });
});
