export function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', ...lines, ''];
}

export function bullet(text: string): string {
  return `- ${oneLine(text)}`;
}

/** Text of a run stays in its line: it makes no heading and no item of its own. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
