import iconv from 'iconv-lite';

const UTF8_BOM = Uint8Array.of(0xef, 0xbb, 0xbf);
const CODING_COOKIE = /^[ \t\f]*#.*?coding[:=][ \t]*([-_.a-zA-Z0-9]+)/;
const BLANK_OR_COMMENT = /^[ \t\f]*(?:#.*)?$/;

/** How the text of a source file is stored, so that it can be stored the same way again. */
export interface SourceCodec {
  readonly encoding: string;
  readonly bom: boolean;
  readonly newline: '\n' | '\r\n' | '\r';
}

/** The declared encoding (PEP 263), byte order mark and line ending of a Python source. */
export function sourceCodec(bytes: Uint8Array): SourceCodec {
  const bom = UTF8_BOM.every((byte, index) => bytes[index] === byte);
  const latin1 = Buffer.from(bytes.subarray(bom ? 3 : 0)).toString('latin1');
  const [first = '', second = ''] = latin1.split(/\r\n|\r|\n/, 2);
  const cookie = CODING_COOKIE.exec(first) ?? (BLANK_OR_COMMENT.test(first) ? CODING_COOKIE.exec(second) : null);
  const declared = cookie?.[1] && iconv.encodingExists(cookie[1]) ? cookie[1] : 'utf-8';
  const crlf = latin1.split('\r\n').length - 1;
  const lf = latin1.split('\n').length - 1 - crlf;
  const cr = latin1.split('\r').length - 1 - crlf;
  const newline = crlf > lf && crlf >= cr ? '\r\n' : cr > lf ? '\r' : '\n';
  return { encoding: bom ? 'utf-8' : declared, bom, newline };
}

/** Source bytes as text with "\n" line ends, for people and models. */
export function decodeSource(bytes: Uint8Array): string {
  const codec = sourceCodec(bytes);
  const body = Buffer.from(codec.bom ? bytes.subarray(3) : bytes);
  return iconv.decode(body, codec.encoding, { stripBOM: false }).replace(/\r\n|\r/g, '\n');
}

/** Text as bytes in the way `codec` says. */
export function encodeSource(text: string, codec: SourceCodec): Uint8Array {
  const body = iconv.encode(text.replace(/\r\n|\r|\n/g, codec.newline), codec.encoding);
  return codec.bom ? Buffer.concat([UTF8_BOM, body]) : body;
}
