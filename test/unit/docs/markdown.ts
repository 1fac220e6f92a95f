/** One fenced block of a Markdown text. */
export interface Block {
  readonly language: string;
  readonly text: string;
  /** Whether the line before it is the comment "needs AWS". */
  readonly needsAws: boolean;
}

export function blocksOf(markdown: string): Block[] {
  return [...markdown.matchAll(/(<!-- needs AWS -->\n)?^```(\w*)\n([\s\S]*?)^```$/gm)].map((match) => ({
    needsAws: match[1] !== undefined,
    language: match[2] ?? '',
    text: match[3] ?? '',
  }));
}

/** The commands of the `sh` blocks: those that anybody can run, or those that need AWS. */
export function commandsOf(markdown: string, which: { needsAws: boolean }): string[] {
  return blocksOf(markdown)
    .filter((block) => block.language === 'sh' && block.needsAws === which.needsAws)
    .flatMap((block) => block.text.split('\n').filter((line) => line.trim() !== ''));
}

/** Targets of the links, outside of code. */
export function linksOf(markdown: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\[[^\]]*\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
}

/** The anchors of the headings, as GitHub makes them. */
export function anchorsOf(markdown: string): string[] {
  const headings = markdown.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/^#{1,6} (.+)$/gm);
  return [...headings].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replace(/ /g, '-'),
  );
}
