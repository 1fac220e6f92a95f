import { describe, expect, it } from 'vitest';
import { decodeWords } from '../../../../core/doors/encoded-words.ts';

describe('encoded words', () => {
  it.each([
    ['plain text = ?', 'plain text = ?'],
    ['=?UTF-8?B?w4ljcmlz?=', 'Écris'],
    ['=?utf-8?q?=C3=89cris_un?= test', 'Écris un test'],
    ['=?ISO-8859-1?Q?na=EFve?=', 'naïve'],
    // A character that is cut, and blanks between two words.
    ['=?UTF-8?B?w4?=\r\n =?UTF-8?B?iQ==?=', 'É'],
    ['=?UTF-8?Q?a?= =?ISO-8859-1?Q?=E9?=', 'aé'],
    ['=?koi8-r?B?9A==?=', '=?koi8-r?B?9A==?='],
  ])('%s is %s', (text, meant) => {
    expect(decodeWords(text)).toBe(meant);
  });
});
