import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeSource, encodeSource, sourceCodec } from '../../../../core/workspace/source-text.ts';

const BOM = Buffer.from([0xef, 0xbb, 0xbf]);

function roundTrip(bytes: Uint8Array): Buffer {
  return Buffer.from(encodeSource(decodeSource(bytes), sourceCodec(bytes)));
}

describe('the codec of a source', () => {
  it.each<[what: string, bytes: Buffer, codec: object, text: string]>([
    ['plain UTF-8', Buffer.from('x = "é"\n'), { encoding: 'utf-8', bom: false, newline: '\n' }, 'x = "é"\n'],
    ['an empty file', Buffer.alloc(0), { encoding: 'utf-8', bom: false, newline: '\n' }, ''],
    ['a byte order mark', Buffer.concat([BOM, Buffer.from('x\n')]), { encoding: 'utf-8', bom: true }, 'x\n'],
    ['only a byte order mark', BOM, { encoding: 'utf-8', bom: true, newline: '\n' }, ''],
    ['Windows line ends', Buffer.from('a\r\nb\r\n'), { newline: '\r\n' }, 'a\nb\n'],
    ['old Macintosh line ends', Buffer.from('a\rb\r'), { newline: '\r' }, 'a\nb\n'],
    ['no line end at the end', Buffer.from('a\r\nb'), { newline: '\r\n' }, 'a\nb'],
    [
      'Latin-1 by its cookie',
      Buffer.from('# -*- coding: latin-1 -*-\nx = "\xe9"\n', 'latin1'),
      { encoding: 'latin-1' },
      '# -*- coding: latin-1 -*-\nx = "é"\n',
    ],
    [
      'a cookie in the second line',
      Buffer.from('#!/usr/bin/python\n# coding=cp1252\nx = "\x80"\n', 'latin1'),
      { encoding: 'cp1252' },
      '#!/usr/bin/python\n# coding=cp1252\nx = "€"\n',
    ],
    [
      'a cookie after a blank line',
      Buffer.from('\n# coding: latin-1\n\xe9', 'latin1'),
      { encoding: 'latin-1' },
      '\n# coding: latin-1\né',
    ],
    [
      'Japanese',
      Buffer.from(iconv.encode('# vim: set fileencoding=shift_jis :\n# 日本\n', 'shift_jis')),
      { encoding: 'shift_jis' },
      '# vim: set fileencoding=shift_jis :\n# 日本\n',
    ],
  ])('knows %s and round-trips', (_, bytes, codec, text) => {
    expect(sourceCodec(bytes)).toMatchObject(codec);
    expect(decodeSource(bytes)).toBe(text);
    expect(roundTrip(bytes)).toEqual(bytes);
  });

  it.each<[string, string]>([
    ['in the third line', '#!x\n# y\n# coding: latin-1\n'],
    ['after a line of code', 'import os\n# coding: latin-1\n'],
    ['in a string', '"coding: latin-1"\n'],
    ['of an encoding that nobody knows', '# coding: klingon\n'],
  ])('takes no cookie %s', (_, text) => {
    expect(sourceCodec(Buffer.from(text)).encoding).toBe('utf-8');
  });

  it('goes by the byte order mark where a cookie says otherwise', () => {
    expect(sourceCodec(Buffer.concat([BOM, Buffer.from('# coding: latin-1\n')])).encoding).toBe('utf-8');
  });

  it('takes the more frequent line end where they are mixed', () => {
    expect(sourceCodec(Buffer.from('a\r\nb\r\nc\n')).newline).toBe('\r\n');
    expect(sourceCodec(Buffer.from('a\nb\nc\r\n')).newline).toBe('\n');
  });

  it('writes new text in the old way', () => {
    const codec = sourceCodec(Buffer.from('# coding: latin-1\r\nx = "\xe9"\r\n', 'latin1'));
    expect(Buffer.from(encodeSource('# coding: latin-1\ny = "ü"\n', codec)).toString('latin1')).toBe(
      '# coding: latin-1\r\ny = "\xfc"\r\n',
    );
  });

  it('round-trips any text in any of these ways', () => {
    const way = fc.record({
      bom: fc.boolean(),
      newline: fc.constantFrom('\n' as const, '\r\n' as const, '\r' as const),
      latin: fc.boolean(),
      lines: fc.array(fc.string({ unit: fc.constantFrom('a', ' ', 'é', '=', '"', '#', '\t'), maxLength: 8 }), {
        minLength: 2,
        maxLength: 6,
      }),
    });
    fc.assert(
      fc.property(way, ({ bom, newline, latin, lines }) => {
        const encoding = latin && !bom ? 'latin-1' : 'utf-8';
        const text = [`# coding: ${encoding}`, ...lines].join(newline);
        const body = Buffer.from(text, encoding === 'utf-8' ? 'utf8' : 'latin1');
        const bytes = bom ? Buffer.concat([BOM, body]) : body;
        expect(roundTrip(bytes)).toEqual(bytes);
      }),
      { seed: 4 },
    );
  });
});
