/** One encoded word of RFC 2047: a character set, how it is encoded, and the text. */
const WORD = /=\?(utf-8|us-ascii|iso-8859-1)(?:\*[\w-]+)?\?([bq])\?([^?\s]*)\?=/i;
const WORDS = new RegExp(`${WORD.source}(?:\\s+${WORD.source})*`, 'gi');

/**
 * A header's text as it was meant. What is not ASCII in the metadata of an object is given out by
 * S3 as encoded words (RFC 2047); blanks between two of them are no part of the text, and a
 * character may be cut by their border. Anything else is left as it is.
 */
export function decodeWords(text: string): string {
  return text.replaceAll(WORDS, (run) => {
    const words = run.split(/\s+/).map((word) => WORD.exec(word));
    const charset = words[0]?.[1]?.toLowerCase() ?? 'utf-8';
    if (words.some((word) => word?.[1]?.toLowerCase() !== charset)) return run.split(/\s+/).map(decodeWords).join('');
    const bytes = Buffer.concat(words.map((word) => bytesOf(word?.[2] ?? '', word?.[3] ?? '')));
    return new TextDecoder(charset).decode(bytes);
  });
}

function bytesOf(encoding: string, text: string): Buffer {
  if (encoding.toLowerCase() === 'b') return Buffer.from(text, 'base64');
  const plain = text
    .replaceAll('_', ' ')
    .replace(/=([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(plain, 'latin1');
}
