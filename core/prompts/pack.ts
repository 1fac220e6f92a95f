import { fileBlock } from '../answers/file-blocks.ts';
import { filePart, type PartLimits } from './file-parts.ts';
import { type ProjectOutline, projectOutline, signatureText } from './signatures.ts';

/** Share of an answer that the files which it may have to repeat can take. */
const OUTPUT_SHARE = 0.8;
/** Share of a call's budget that signatures of other files may take: they help, but each is paid for. */
const SIGNATURE_SHARE = 0.25;

export interface PackInput {
  /** Texts of the project's files that may be edited, by path. */
  readonly sources: ReadonlyMap<string, string>;
  /** Paths in the order of their importance: named by the plan, traces and failing tests. */
  readonly wanted: readonly string[];
  /** Identifiers, paths, "path:line" and "path::qualname" in plan, traces and failing tests. */
  readonly mentions: readonly string[];
  /** Most tokens of file contents of one call. */
  readonly budgetTokens: number;
  /** Most tokens of one answer. */
  readonly outputTokens: number;
  readonly count: (text: string) => number;
}

/** What one call is about. */
export interface Pack {
  /** Files that are sent whole, and may be answered as files. */
  readonly whole: readonly string[];
  /** Files of which only these definitions are sent, to be answered as such. */
  readonly parts: readonly { readonly path: string; readonly qualnames: readonly string[] }[];
  /** Markdown with all of them. */
  readonly text: string;
  /** Definitions of all other files, the most relevant first; what was left out is counted. */
  readonly signatures: string;
}

/** One file as it is sent. */
interface Unit {
  readonly path: string;
  readonly qualnames?: readonly string[];
  readonly text: string;
  /** Tokens that an answer to it may take. */
  readonly output: number;
}

/**
 * Spreads the wanted files, and those that are mentioned by path, over as few calls as
 * may be, each file to exactly one; text and signatures of a call stay within its budget.
 * A file that cannot be answered whole is sent in parts; one of which not even a
 * definition fits is in no pack.
 */
export function packContext(input: PackInput): Pack[] {
  const { sources, budgetTokens, count } = input;
  const paths = [...new Set([...input.wanted, ...input.mentions.map(pathOf)])].filter((path) => sources.has(path));
  const output = Math.floor(input.outputTokens * OUTPUT_SHARE);
  const limits: PartLimits = { budget: budgetTokens, output, count };
  const packs: Unit[][] = [];
  for (const path of paths) {
    const unit = unitOf(path, sources.get(path) ?? '', input.mentions, limits);
    if (!unit) continue;
    const room = packs.find((pack) => fits([...pack, unit], limits));
    if (room) room.push(unit);
    else packs.push([unit]);
  }
  if (packs.length === 0) return [];
  const project = projectOutline(sources);
  return packs.map((units) => packOf(units, project, input));
}

function unitOf(path: string, source: string, mentions: readonly string[], limits: PartLimits): Unit | undefined {
  const whole = { path, text: fileBlock(path, source), output: limits.count(source) };
  if (fits([whole], limits)) return whole;
  const part = filePart(path, source, mentions, limits);
  return part && { path, ...part };
}

function fits(units: readonly Unit[], { budget, output, count }: PartLimits): boolean {
  if (units.reduce((sum, unit) => sum + unit.output, 0) > output) return false;
  return count(textOf(units)) <= budget;
}

function textOf(units: readonly Unit[]): string {
  return units.map((unit) => unit.text).join('\n\n');
}

function packOf(units: readonly Unit[], project: ProjectOutline, input: PackInput): Pack {
  const text = textOf(units);
  const inside = new Set(units.map((unit) => unit.path));
  return {
    whole: units.filter((unit) => unit.qualnames === undefined).map((unit) => unit.path),
    parts: units.flatMap(({ path, qualnames }) => (qualnames === undefined ? [] : [{ path, qualnames }])),
    text,
    signatures: signatureText(project, inside, input.wanted, input.mentions, (candidate) => {
      const rest = Math.min(input.budgetTokens - input.count(text), input.budgetTokens * SIGNATURE_SHARE);
      return input.count(candidate) <= rest && input.count(`${text}${candidate}`) <= input.budgetTokens;
    }),
  };
}

/** The path in a mention: without a line or a name behind it. */
function pathOf(mention: string): string {
  return mention.replace(/:(?:\d+|:[^:]*)$/, '');
}
