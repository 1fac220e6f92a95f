const BYTES_A_TOKEN = 3.3;

/** Tokens that a text is likely to have, rather more than fewer; for packing. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text, 'utf8') / BYTES_A_TOKEN);
}

/** Tokens that a text has at most, in bytes of UTF-8: no tokenizer makes more of it; for money. */
export function upperBoundTokens(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}
