import type { ReportFile } from './model.ts';

/** Text as it may stand in HTML. Everything that comes from a run goes through here. */
export function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => names[character] ?? character);
}

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --good: #1a7f37; --bad: #cf222e; --add: #2da44e22; --del: #cf222e22; }
@media (prefers-color-scheme: dark) { :root { --good: #4ac26b; --bad: #ff7b72; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; } h3 { font-size: 1rem; margin-bottom: .3rem; }
.outcome { font-weight: 600; border-left: .3rem solid; padding: .3rem .8rem; }
.good { color: var(--good); } .bad { color: var(--bad); }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .8rem; }
dl div { border: 1px solid var(--line); border-radius: .4rem; padding: .6rem .8rem; }
dt { font-size: .8rem; opacity: .75; } dd { margin: 0; font-size: 1.2rem; font-variant-numeric: tabular-nums; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .25rem .5rem; border-bottom: 1px solid var(--line); vertical-align: top; }
code, pre { font: .85rem/1.45 ui-monospace, monospace; } pre { overflow-x: auto; border: 1px solid var(--line); border-radius: .4rem; padding: .5rem 0; }
pre span { display: block; padding: 0 .8rem; min-height: 1.2em; } .add { background: var(--add); } .del { background: var(--del); } .hunk { opacity: .65; }
summary { cursor: pointer; font-weight: 600; } details { margin: .6rem 0; } td { overflow-wrap: anywhere; }
`;

/** A whole page: no script, nothing loaded from elsewhere. */
export function page(title: string, style: string, body: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${escapeHtml(title)}</title><style>${STYLE}${style}</style></head><body>`,
    ...body.filter(Boolean),
    '</body></html>',
    '',
  ].join('\n');
}

export function section(title: string, parts: readonly string[]): string {
  const content = parts.filter(Boolean).join('\n');
  return content && `<section><h2>${escapeHtml(title)}</h2>\n${content}</section>`;
}

export function list(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const cells = (row: readonly string[], tag: string) =>
    `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${cells(heads, 'th')}</thead><tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody></table>`;
}

/** What the first character of a line in a hunk says. */
const LINE_KINDS: Record<string, string> = { '@': 'hunk', '+': 'add', '-': 'del' };

export function fileDetails(file: ReportFile): string {
  const reasons = file.changes.map(
    (change) => `${change.line > 0 ? `Line ${change.line}: ` : ''}${change.message} (${change.rule})`,
  );
  return `<details open><summary>${escapeHtml(file.path)}${file.added ? ' (new)' : ''}</summary>${list(reasons)}${diffBlock(file.diff)}</details>`;
}

export function diffBlock(diff: string): string {
  let inHunk = false;
  const lines = diff
    .trimEnd()
    .split('\n')
    .map((line) => {
      if (line.startsWith('diff --git ')) inHunk = false;
      if (line.startsWith('@@')) inHunk = true;
      const kind = inHunk ? (LINE_KINDS[line.charAt(0)] ?? '') : 'hunk';
      return `<span${kind ? ` class="${kind}"` : ''}>${escapeHtml(line)}</span>`;
    });
  return `<pre>${lines.join('')}</pre>`;
}
