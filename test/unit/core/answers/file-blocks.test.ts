import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnswerBlock,
  fileBlock,
  functionBlock,
  isRefusal,
  readBlocks,
} from '../../../../core/answers/file-blocks.ts';
import { normaliseText } from '../../../../core/answers/normalise.ts';
import { projectPath } from '../../../support/arbitraries.ts';

const KNOWN = ['a.py', 'pkg/b.py'];
const malformed = expect.objectContaining({ name: 'MalformedAnswer' });

function whole(path: string, content: string, complete = true): AnswerBlock {
  return { path, content, complete };
}

describe('the blocks of an answer', () => {
  it.each<[what: string, answer: string]>([
    ['a heading', '### FILE: a.py\n```python\nx = 1\n```'],
    ['two hashes', '## FILE: a.py\n```python\nx = 1\n```'],
    ['a heading in other letters', '#### File: `a.py`\n```\nx = 1\n```'],
    ['a bold heading', '### **FILE: `a.py`**\n\n```py\nx = 1\n```'],
    ['a bold word in the heading', '### **File:** `a.py`\n```python\nx = 1\n```'],
    ['a remark in the heading', '### FILE: a.py (repaired)\n```python\nx = 1\n```'],
    ['a heading of the path alone', '### `a.py`\n```python\nx = 1\n```'],
    ['a numbered heading', '### 1. a.py\n```python\nx = 1\n```'],
    ['a heading with a sentence below', '### FILE: a.py\nThe divisor is checked.\n\n```python\nx = 1\n```'],
    ['a path with a leading dot', '### FILE: ./a.py\n```python\nx = 1\n```'],
    ['a bold path', 'Here it is.\n\n**a.py**\n\n```python\nx = 1\n```\nDone.'],
    ['a bold path with a colon', '**`a.py`**:\n```python\nx = 1\n```'],
    ['a marked path', '`a.py`\n```python\nx = 1\n```'],
    ['a marked path with a colon', '`a.py`:\n\n```python\nx = 1\n```'],
    ['an attribute of the fence', '```python path=a.py\nx = 1\n```'],
    ['a quoted attribute', '```python title="a.py" linenums\nx = 1\n```'],
    ['an attribute in single quotes', "```python filename='a.py'\nx = 1\n```"],
    ['a path behind a colon', '```python:a.py\nx = 1\n```'],
    ['a path behind the fence', '```a.py\nx = 1\n```'],
    ['a path behind the language', '```python a.py\nx = 1\n```'],
    ['a first comment', '```python\n# a.py\nx = 1\n```'],
    ['a first comment with a word', '```python\n# file: a.py\nx = 1\n```'],
    ['a first comment in capitals', '```python\n# FILE: a.py\nx = 1\n```'],
    ['other fences', '### FILE: a.py\n~~~python\nx = 1\n~~~'],
    ['longer fences', '### FILE: a.py\n`````python\nx = 1\n`````'],
    ['Windows line ends', '### FILE: a.py\r\n```python\r\nx = 1\r\n```\r\n'],
    ['an indented block', '1. The file:\n\n   ### FILE: a.py\n   ```python\n   x = 1\n   ```\n'],
    ['a fence around the answer', '```markdown\n### FILE: a.py\n```python\nx = 1\n```\n```'],
    ['a longer fence around the answer', '````\n### FILE: a.py\n```python\nx = 1\n```\n````\n'],
    [
      'reasoning before it',
      '<think>\n### FILE: a.py\n```python\nno\n```\n</think>\n### FILE: a.py\n```python\nx = 1\n```',
    ],
    [
      'an example after it',
      '### FILE: a.py\n```python\nx = 1\n```\nUse it so:\n```\nimport a\n```\nor\n```python\na.x\n```',
    ],
    ['blank lines at the end', '### FILE: a.py\n```python\nx = 1\n\n\n```'],
  ])('are read from %s', (_, answer) => {
    expect(readBlocks(answer, KNOWN)).toEqual([whole('a.py', 'x = 1\n')]);
  });

  it('are read in mixed forms, in their order', () => {
    const answer = [
      'Both files:\n',
      '### FILE: pkg/b.py\n```python\nb = 1\n```',
      '**a.py**\n~~~~\na = 1\n~~~~',
      '```python:new/c.py\nc = 1\n```',
      '### FUNCTION: a.py::Box.size\n```python\ndef size(self):\n    return 1\n```',
    ].join('\n\n');
    expect(readBlocks(answer, KNOWN)).toEqual([
      whole('pkg/b.py', 'b = 1\n'),
      whole('a.py', 'a = 1\n'),
      whole('new/c.py', 'c = 1\n'),
      { path: 'a.py', qualname: 'Box.size', content: 'def size(self):\n    return 1\n', complete: true },
    ]);
  });

  it('take a single unnamed block for the only file', () => {
    expect(readBlocks('Sure:\n```python\nx = 1\n```\n', ['a.py'])).toEqual([whole('a.py', 'x = 1\n')]);
    expect(() => readBlocks('```python\nx = 1\n```\n', KNOWN)).toThrowError(malformed);
    expect(() => readBlocks('```python\nx\n```\nand\n```python\ny\n```\n', ['a.py'])).toThrowError(malformed);
    expect(() => readBlocks('```json\n{}\n```\n', ['a.py'])).toThrowError(malformed);
  });

  it('keep a first comment that may be a line of the file', () => {
    const named = '### FILE: a.py\n```python\n# a.py\nx = 1\n```';
    expect(readBlocks(named, KNOWN)).toEqual([whole('a.py', '# a.py\nx = 1\n')]);
    expect(readBlocks('```python\n# file: new.py\nx = 1\n```', KNOWN)).toEqual([
      whole('new.py', '# file: new.py\nx = 1\n'),
    ]);
  });

  it('hold fences that stand inside strings', () => {
    const source =
      '"""Docs.\n\n```\nexample\n```\n\n```python\nother\n```\n"""\n\n\ndef f():\n    return """\n```\n"""\n';
    const block = `### FILE: a.py\n\`\`\`python\n${source}\`\`\``;
    expect(readBlocks(block, KNOWN)).toEqual([whole('a.py', source)]);
    expect(readBlocks(`${block}\n\nThat is all.`, KNOWN)).toEqual([whole('a.py', source)]);
    expect(readBlocks(`${block}\n\n### FILE: pkg/b.py\n\`\`\`\nb = 1\n\`\`\`\nDone.`, KNOWN)).toEqual([
      whole('a.py', source),
      whole('pkg/b.py', 'b = 1\n'),
    ]);
  });

  it('hold fences with a language in files that are not Python', () => {
    const answer = '### FILE: notes.md\n```markdown\nUse:\n```sh\nls\n```\nEnd.\n```\nThat is all.';
    expect(readBlocks(answer, ['notes.md'])).toEqual([whole('notes.md', 'Use:\n```sh\nls\n```\nEnd.\n')]);
  });

  it('go to the last fence of a file that is not Python when nothing comes behind it', () => {
    const answer = '### FILE: notes.md\n```\nUse:\n```\nls\n```\nEnd.\n```\n';
    expect(readBlocks(answer, ['notes.md'])).toEqual([whole('notes.md', 'Use:\n```\nls\n```\nEnd.\n')]);
  });

  it('are told incomplete when the answer ends first', () => {
    expect(readBlocks('### FILE: a.py\n```python\nx = 1\ny =', KNOWN)).toEqual([whole('a.py', 'x = 1\ny =\n', false)]);
    const cut = '### FILE: a.py\n```python\n"""Docs.\n```\nexample\n```\n"""\nx = 1\ny =';
    expect(readBlocks(cut, KNOWN)).toEqual([whole('a.py', '"""Docs.\n```\nexample\n```\n"""\nx = 1\ny =\n', false)]);
    const inString = cut.replace('y =', 'y = """\nmore');
    expect(readBlocks(inString, KNOWN)[0]).toMatchObject({ complete: false });
    expect(readBlocks(inString, KNOWN)[0]?.content).toMatch(/more\n$/);
    const two = '### FILE: a.py\n```python\nx = 1\n\n### FILE: pkg/b.py\n```python\nb = 1\n```';
    expect(readBlocks(two, KNOWN)).toEqual([whole('a.py', 'x = 1\n'), whole('pkg/b.py', 'b = 1\n')]);
  });

  it.each<[what: string, answer: string, told: RegExp]>([
    ['nothing', ' \n', /empty/],
    ['prose', 'I looked at it.', /no "### FILE/],
    ['a heading without a block', '### FILE: a.py\nx = 1\n', /no fenced block/],
    ['a path twice', '### FILE: a.py\n```\nx\n```\n### FILE: ./a.py\n```\ny\n```', /a\.py is there twice/],
    ['a definition twice', `${functionBlock('a.py', 'f', 'x')}\n${functionBlock('a.py', 'f', 'x')}`, /a\.py::f/],
    ['a block without a path', '```python\nx = 1\n```', /which file/],
  ])('are refused with %s', (_, answer, told) => {
    expect(() => readBlocks(answer, KNOWN)).toThrowError(malformed);
    expect(() => readBlocks(answer, KNOWN)).toThrow(told);
  });
});

const AWKWARD = [
  '```', '```python', '````', '~~~', '`````', '### FILE: a.py', '### FUNCTION: a.py::f', '**a.py**', '# a.py', '"""',
  "'''", '"', '\\', '\r\n', '\r', '\n', '\n\n', '    ', '\t', '`', '</think>', '<think>', '\uFEFF', '$&', 'x = 1',
]; // biome-ignore format: a list reads best as a block

function anyText(): fc.Arbitrary<string> {
  const part = fc.oneof(fc.constantFrom(...AWKWARD), fc.string({ unit: 'binary', maxLength: 6 }));
  return fc
    .array(part, { maxLength: 14 })
    .chain((parts) => fc.constantFrom('', '\n').map((between) => parts.join(between)));
}

describe('printed blocks', () => {
  const name = fc.stringMatching(/^[a-z_][a-z0-9_]{0,5}(\.[A-Z][a-z]{0,3}){0,2}$/);
  const block = fc.record({
    path: fc.oneof(projectPath(), fc.constantFrom('a.py', 'b.md', 'c::d.py')),
    qualname: fc.option(name, { nil: undefined }),
    text: anyText(),
  });
  const prose = fc.constantFrom('', 'Some words.', '## Notes\n\nMore: `x`.', '1. one\n2. two');

  it('are read back as they were printed', () => {
    const blocks = fc.uniqueArray(block, {
      minLength: 1,
      maxLength: 4,
      selector: (one) => `${one.path} ${one.qualname}`,
    });
    fc.assert(
      fc.property(blocks, fc.array(prose, { minLength: 5, maxLength: 5 }), (given, words) => {
        const printed = given.map(({ path, qualname, text }) =>
          qualname === undefined ? fileBlock(path, text) : functionBlock(path, qualname, text),
        );
        const answer = printed.map((one, index) => `${words[index]}\n${one}\n`).join('\n');
        const expected = given.map(({ path, qualname, text }) => ({
          path,
          ...(qualname === undefined ? {} : { qualname }),
          content: normaliseText(text),
          complete: true,
        }));
        const known = given.map(({ path }) => path);
        expect(readBlocks(answer, known)).toEqual(expected);
        expect(readBlocks(answer.replaceAll('\n', '\r\n'), known)).toEqual(expected);
      }),
      { numRuns: 1500, seed: 7 },
    );
  }, 60_000);

  it('end with one line end, and are empty when their text is', () => {
    expect(fileBlock('a.py', '')).toBe('### FILE: a.py\n```python\n```');
    expect(fileBlock('a.py', 'x\r\n\r\n')).toBe('### FILE: a.py\n```python\nx\n```');
    expect(functionBlock('a.py', 'f', 'x ````')).toBe('### FUNCTION: a.py::f\n`````python\nx ````\n`````');
  });
});

describe('reading', () => {
  it.each<[what: string, part: string]>([
    ['fences', '```\n'],
    ['fences with paths', '```a.py\n'],
    ['open strings', '```python\n"""\n```\nprose\n'],
    ['headings', '### FILE: a.py\n'],
    ['headings and open strings', "### FILE: a.py\n```python\n'''\n```\nx\n"],
    ['blank lines', '\n'],
    ['marks', '`'],
    ['stars', '**'],
    ['spaces', ' '],
    ['hashes', '#'],
    ['quotes', '"'],
    ['f-strings', 'f"{'],
    ['unclosed marks', '**`a.py'],
    ['information', '```python title="'],
    ['parentheses', '### FILE: a.py ('],
    ['thoughts', '<think>'],
  ])(
    'takes little time for 200 KB of %s',
    (_, part) => {
      const text = part.repeat(Math.ceil(200_000 / part.length));
      for (const answer of [text, `${text}x`, `### FILE: a.py\n\`\`\`python\n${text}`]) {
        try {
          readBlocks(answer, ['a.py']);
        } catch (error) {
          expect(error).toEqual(malformed);
        }
        isRefusal(answer);
      }
    },
    10_000,
  );

  it('never throws anything but MalformedAnswer', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        try {
          for (const block of readBlocks(text, ['a.py'])) expect(block.content).toBe(normaliseText(block.content));
        } catch (error) {
          expect(error).toEqual(malformed);
        }
      }),
      { numRuns: 1500, seed: 3 },
    );
  });
});

describe('a refusal', () => {
  it.each([
    'I cannot help with this.',
    "I'm sorry, but I can't do that.",
    'I can\u2019t.',
    'It is impossible to repair.',
    'I am unable to change these files.',
    'I won\u2019t write that.',
    '<think>```python\nx\n```</think>I cannot.',
  ])('is %j', (answer) => {
    expect(isRefusal(answer)).toBe(true);
  });

  it.each([
    '### FILE: a.py\n```python\n# This cannot happen.\n```',
    '### FILE: a.py\nI cannot',
    '```python\nraise ValueError("cannot divide")\n```',
    '{"findings": [{"title": "Key cannot be rotated"}]}',
    'Here is what I did.',
    'SUGGESTION: `mean` cannot divide by zero.',
    '# Refactoring Plan\n\nNothing that cannot wait.',
    '# Refactoring Plan\n\n## File: a.py\n\n- **Description**: it cannot run',
    '',
  ])('is not %j', (answer) => {
    expect(isRefusal(answer)).toBe(false);
  });
});
