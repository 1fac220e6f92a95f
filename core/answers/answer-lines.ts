import { headingTarget, infoTarget, type Target } from './targets.ts';

/** A line of at least three "`" or "~", which opens or closes a block. */
export interface Fence {
  readonly char: string;
  readonly length: number;
  readonly indent: number;
  /** What stands behind it; a closing fence has nothing. */
  readonly info: string;
}

/** An answer by lines, with what each would be outside of a block; every question is asked once a line. */
export class AnswerLines {
  readonly lines: readonly string[];
  readonly known: ReadonlySet<string>;
  private readonly fences: readonly (Fence | undefined)[];
  private readonly nonBlank: readonly number[];
  private readonly targets = new Map<number, Target | undefined>();

  constructor(answer: string, known: readonly string[]) {
    this.lines = answer.replace(/\r\n?/g, '\n').split('\n');
    this.known = new Set(known);
    this.fences = this.lines.map(fenceOf);
    const next: number[] = [];
    for (let at = this.lines.length - 1, found = this.lines.length; at >= 0; at -= 1) {
      if (this.lines[at]?.trim() !== '') found = at;
      next[at] = found;
    }
    this.nonBlank = next;
  }

  get count(): number {
    return this.lines.length;
  }

  line(at: number): string {
    return this.lines[at] ?? '';
  }

  fence(at: number): Fence | undefined {
    return this.fences[at];
  }

  /** The first line from `at` on that is not blank; `count` when there is none. */
  nextText(at: number): number {
    return this.nonBlank[at] ?? this.count;
  }

  /** What a heading names; undefined for every other line. */
  target(at: number): Target | undefined {
    if (!this.targets.has(at)) this.targets.set(at, headingTarget(this.line(at), this.known));
    return this.targets.get(at);
  }

  /** What a fence names by itself. */
  namedFence(at: number): Target | undefined {
    const info = this.fence(at)?.info ?? '';
    return info === '' ? undefined : infoTarget(info, this.known);
  }

  /** The fence that opens the block of the heading at `at`, when it follows directly. */
  openingBelow(at: number): Fence | undefined {
    return this.target(at) ? this.fence(this.nextText(at + 1)) : undefined;
  }
}

function fenceOf(line: string): Fence | undefined {
  const body = line.trimStart();
  const char = body[0];
  if ((char !== '`' && char !== '~') || !body.startsWith(char.repeat(3))) return undefined;
  let length = 3;
  while (body[length] === char) length += 1;
  const info = body.slice(length).trim();
  if (char === '`' && info.includes('`')) return undefined;
  return { char, length, indent: line.length - body.length, info };
}
