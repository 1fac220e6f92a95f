/** Everything that a terminal would obey: control characters, but for line ends and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROLS = /\r(?!\n)|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Text of strangers for a terminal: what would move the cursor or change colours is written out, like `\x1b`. */
export function visible(text: string): string {
  return text.replace(CONTROLS, (found) => `\\x${found.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
