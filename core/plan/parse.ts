import { type Plan, PlanSchema, parseContract } from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';

/** Reads the Markdown of a plan, strictly; throws `MalformedAnswer` naming the line. */
export function parsePlan(markdown: string): Plan {
  const reader = new LineReader(markdown);
  reader.take(/^# Refactoring Plan$/, '"# Refactoring Plan"');
  reader.take(/^## Summary$/, '"## Summary"');
  const files_analyzed = Number(reader.take(/^- \*\*Files Analyzed\*\*: (\d+)$/, 'the number of files')[1]);
  const total_issues = Number(reader.take(/^- \*\*Total Issues Found\*\*: (\d+)$/, 'the number of issues')[1]);
  const pylint_baseline = Number(
    reader.take(/^- \*\*Pylint Baseline Score\*\*: (-?\d+(?:\.\d+)?)\/10$/, 'the baseline score')[1],
  );
  const files: unknown[] = [];
  const titles = new Map<number, string>();
  const heading = /^## File: (.+)$/;
  for (let file = reader.tryTake(heading); file; file = reader.tryTake(heading)) {
    files.push({ path: file[1], issues: parseIssues(reader, titles) });
  }
  reader.take(/^## Priority Order$/, '"## File: …" or "## Priority Order"');
  const priority_order = parsePriorities(reader, titles);
  reader.end();
  const plan = { summary: { files_analyzed, total_issues, pylint_baseline }, files, priority_order };
  return parseContract(PlanSchema, plan, 'plan', 'MalformedAnswer');
}

function parseIssues(reader: LineReader, titles: Map<number, string>): unknown[] {
  const heading = /^### Issue (\d+): (.+) \(Line (\d+)(?:-(\d+))?\)$/;
  const issues: unknown[] = [];
  for (let found = reader.tryTake(heading); found; found = reader.tryTake(heading)) {
    const number = Number(found[1]);
    titles.set(number, found[2] ?? '');
    issues.push({
      number,
      title: found[2],
      line: Number(found[3]),
      ...(found[4] === undefined ? {} : { end_line: Number(found[4]) }),
      type: reader.take(/^- \*\*Type\*\*: `([A-Z_]+)`$/, 'the type')[1],
      severity: reader.take(/^- \*\*Severity\*\*: (High|Medium|Low)$/, 'the severity')[1],
      location: reader.take(/^- \*\*Location\*\*: (.+)$/, 'the location')[1],
      description: reader.take(/^- \*\*Description\*\*: (.+)$/, 'the description')[1],
      suggested_fix: reader.take(/^- \*\*Suggested Fix\*\*: (.+)$/, 'the suggested fix')[1],
    });
  }
  return issues;
}

function parsePriorities(reader: LineReader, titles: ReadonlyMap<number, string>): unknown[] {
  const item = /^(\d+)\. \*\*(HIGH|MEDIUM|LOW)\*\*: Issue (\d+) (\(.+)$/;
  const order: unknown[] = [];
  for (let found = reader.tryTake(item); found; found = reader.tryTake(item)) {
    const issue = Number(found[3]);
    // A title may hold ") - " itself, so it is taken from the issue, not guessed from the line.
    const title = titles.get(issue);
    const head = `(${title}) - `;
    const rest = found[4] ?? '';
    if (title === undefined || !rest.startsWith(head)) reader.fail(`the title of issue ${issue}`, 1);
    const severity = found[2] === 'HIGH' ? 'High' : found[2] === 'MEDIUM' ? 'Medium' : 'Low';
    order.push({ severity, issue, title, reason: rest.slice(head.length) });
  }
  return order;
}

/** The lines that mean something: blank ones and rules between sections are passed over. */
class LineReader {
  private readonly lines: { text: string; number: number }[];
  private position = 0;

  constructor(markdown: string) {
    this.lines = markdown
      .split(/\r?\n/)
      .map((text, index) => ({ text: text.trimEnd(), number: index + 1 }))
      .filter(({ text }) => text !== '' && text !== '---');
  }

  tryTake(pattern: RegExp): RegExpExecArray | undefined {
    const found = pattern.exec(this.lines[this.position]?.text ?? '');
    if (found) this.position += 1;
    return found ?? undefined;
  }

  take(pattern: RegExp, expected: string): RegExpExecArray {
    return this.tryTake(pattern) ?? this.fail(expected);
  }

  end(): void {
    if (this.position < this.lines.length) this.fail('the end of the plan');
  }

  /** Throws; `back` lines were taken since the one that is wrong. */
  fail(expected: string, back = 0): never {
    const line = this.lines[this.position - back];
    const found = line ? `line ${line.number} is ${JSON.stringify(line.text.slice(0, 120))}` : 'the text ends';
    throw new SwarmError('MalformedAnswer', `plan: expected ${expected}, but ${found}`);
  }
}
