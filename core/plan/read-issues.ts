import { type PlanIssue, ProjectPathSchema } from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import { issueTypeOf, severityOf } from './issue-words.ts';
import { suggestionFor } from './pylint-issues.ts';

/** An issue that a model found, with the file it is in; numbers are given when plans are merged. */
export interface FoundIssue {
  readonly path: string;
  readonly issue: Omit<PlanIssue, 'number'>;
}

/** Characters that a text of an issue may have. */
const LONGEST = 500;
const MOST_ISSUES = 1000;
const LINES =
  /\(?[ \t]*\b(?:lines?|ln?)\b[ \t.:#]{0,3}(\d{1,7})(?:[ \t]{0,3}(?:-|\u2013|\u2014|to)[ \t]{0,3}(\d{1,7}))?[ \t]*\)?/i;
const NO_ISSUES = /\btotal issues(?: found)?[*_ \t]{0,4}:?[*_ \t]{0,4}0\b|\bno issues (?:were |have been )?found\b/i;

/** What models call the fields of an issue. */
const FIELDS: Readonly<Record<string, string>> = {
  type: 'type',
  category: 'type',
  severity: 'severity',
  priority: 'severity',
  location: 'location',
  line: 'line',
  lines: 'line',
  description: 'description',
  problem: 'description',
  details: 'description',
  explanation: 'description',
  reason: 'reason',
  impact: 'reason',
  'suggested fix': 'fix',
  suggestion: 'fix',
  fix: 'fix',
  recommendation: 'fix',
  suggested: 'suggested',
  'suggested code': 'suggested',
  current: 'current',
  'current code': 'current',
  code: 'current',
};

interface Draft {
  readonly path: string;
  readonly title: string;
  readonly line: string;
  readonly fields: Map<string, string>;
}

/**
 * The issues of a plan as a model wrote it, with more and less than the exact format has:
 * fences, code, other bullets, other words. Issues without a safe path or a known type are
 * left out. Throws `MalformedAnswer` when none is left, unless the plan says there are none.
 */
export function readPlanIssues(markdown: string): FoundIssue[] {
  const found = draftsOf(markdown).flatMap((draft) => issueOf(draft) ?? []);
  if (found.length === 0 && !NO_ISSUES.test(markdown)) {
    throw new SwarmError('MalformedAnswer', 'the plan holds no issue that can be read');
  }
  return found;
}

function draftsOf(markdown: string): Draft[] {
  const drafts: Draft[] = [];
  let path: string | undefined;
  let draft: Draft | undefined;
  let field: string | undefined;
  let inCode = false;
  for (const raw of markdown.split(/\r\n?|\n/)) {
    const line = raw.slice(0, 4000).trim();
    const file = filePath(line);
    const issue = file === undefined ? issueHeading(line) : undefined;
    if (file !== undefined) {
      path = file;
      draft = undefined;
    } else if (issue && path !== undefined) {
      draft = { path, ...issue, fields: new Map() };
      if (drafts.push(draft) >= MOST_ISSUES) break;
    } else if (/^#{1,3} /.test(line) && !inCode) {
      if (/^## /.test(line)) path = undefined;
      draft = undefined;
    }
    if (file !== undefined || issue || !draft) {
      field = undefined;
      inCode = false;
    } else if (/^(?:`{3}|~{3})/.test(line)) {
      inCode = !inCode;
    } else if (line !== '' && !/^(?:-{3,}|\*{3,}|_{3,})$/.test(line)) {
      const named = inCode ? undefined : fieldOf(line);
      if (named) field = named.name;
      if (field !== undefined) {
        const text = `${draft.fields.get(field) ?? ''} ${named?.text ?? line}`;
        draft.fields.set(field, text.slice(0, 2 * LONGEST));
      }
    }
  }
  return drafts;
}

/** The path in a heading such as "## File: `a.py`" or "## a.py"; undefined for every other line. */
function filePath(line: string): string | undefined {
  const exact = /^## File: (.+)$/.exec(line)?.[1];
  if (exact !== undefined && ProjectPathSchema.safeParse(exact).success && !/^[`*]/.test(exact)) return exact;
  const text = /^(?:#{1,4}[ \t]|\*\*)(.*)$/.exec(line)?.[1]?.replace(/[`*]/g, '').trim();
  if (text === undefined) return undefined;
  const named = /^(?:\d{1,4}[.)][ \t]*)?(?:file|module)[ \t]*:[ \t]*(\S.*)$/i.exec(text)?.[1];
  const path = (named ?? (/^\S+\.pyi?$/.test(text) ? text : '')).replace(/^(?:\.\/)+/, '');
  return path === '' ? undefined : path;
}

/** Title and line of a heading such as "### Issue 3: Title (Line 8-15)"; undefined for every other line. */
function issueHeading(line: string): { readonly title: string; readonly line: string } | undefined {
  const exact = /^### Issue \d+: (.+) \((Line \d+(?:-\d+)?)\)$/.exec(line);
  if (exact) return { title: exact[1] ?? '', line: exact[2] ?? '' };
  const text = /^(?:#{2,6}[ \t]*|[-*+][ \t]+(?=\*\*)|(?=\*\*))(.*)$/.exec(line)?.[1]?.replace(/\*/g, '').trim();
  if (text === undefined) return undefined;
  const named = /^(?:\[[^\]]{1,20}\][ \t]*)?issue[ \t]*#?\d{0,5}[ \t]*[:.)\u2013\u2014-]?[ \t]*(.*)$/i.exec(text)?.[1];
  const place = LINES.exec(named ?? text);
  if (named === undefined && !(place && /^###/.test(line))) return undefined;
  const title = (named ?? text).replace(place?.[0] ?? '', ' ').replace(/[ \t:\u2013\u2014-]{1,10}$/, '');
  return { title, line: place?.[0] ?? '' };
}

function fieldOf(line: string): { readonly name: string; readonly text: string } | undefined {
  const match = /^(?:[-*+][ \t]+)?[*_]{0,2}([A-Za-z]+(?: [A-Za-z]+)?)[*_]{0,2}[ \t]?:[*_]{0,2}(?:[ \t](.*))?$/.exec(
    line,
  );
  const name = FIELDS[match?.[1]?.toLowerCase() ?? ''];
  return match && name !== undefined ? { name, text: match[2] ?? '' } : undefined;
}

function issueOf({ path, title, line, fields }: Draft): FoundIssue | undefined {
  const type = issueTypeOf(fields.get('type') ?? '');
  if (type === undefined || !ProjectPathSchema.safeParse(path).success) return undefined;
  const text = (...names: readonly string[]): string | undefined =>
    names.map((name) => oneLine(fields.get(name) ?? '')).find((value) => value !== '');
  const words = oneLine(title) || text('description', 'reason') || type;
  const description = text('description', 'reason') ?? words;
  const issue = {
    title: words,
    ...linesOf(line, fields.get('line') ?? '', fields.get('location') ?? ''),
    type,
    severity: severityOf(fields.get('severity') ?? ''),
    location: text('location') ?? 'Module level',
    description,
    suggested_fix: text('fix', 'suggested', 'description') ?? suggestionFor(type),
  };
  return { path, issue };
}

/** Line and end line out of the first text that has one; line 1 when none has. */
function linesOf(heading: string, field: string, location: string): { line: number; end_line?: number } {
  const match = LINES.exec(heading) ?? LINES.exec(`line ${field.trim()}`) ?? LINES.exec(location);
  const line = Math.max(1, Number(match?.[1] ?? 1));
  const end = Number(match?.[2] ?? 0);
  return end >= line ? { line, end_line: end } : { line };
}

/** Text on one line, cut to what a field may have. */
function oneLine(text: string): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, LONGEST).join('').trim();
}
