export function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', ...lines, ''];
}

/** A table with its title; nothing where it has no rows. */
export function tableSection(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return rows.length === 0 ? [] : section(title, table(heads, rows));
}

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => oneLine(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---|').join('')}`, ...rows.map(line)];
}

export function bullet(text: string): string {
  return `- ${oneLine(text)}`;
}

/** Text of a run stays in its line: it makes no heading and no item of its own. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
