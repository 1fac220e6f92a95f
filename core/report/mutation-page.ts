import { escapeHtml } from './html-parts.ts';

/**
 * `mutation.html`: the report of mutants by the web component of mutation-testing-elements. Its
 * script and the data stand in the page, so that it opens without a network.
 *
 * @param report A report in the schema of mutation-testing-elements, parsed.
 */
export function mutationPage(title: string, report: unknown, script: string): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; font-src data:">`,
    `<title>${escapeHtml(title)}</title></head><body>`,
    `<mutation-test-report-app title-postfix="${escapeHtml(title)}">This page needs JavaScript.</mutation-test-report-app>`,
    `<script type="application/json" id="report">${inScript(JSON.stringify(report))}</script>`,
    `<script>${script.replace(/<\/(script)/gi, '<\\/$1')}</script>`,
    "<script>document.querySelector('mutation-test-report-app').report = JSON.parse(document.getElementById('report').textContent);</script>",
    '</body></html>',
    '',
  ].join('\n');
}

/** JSON in which no text can end the element that it stands in. */
function inScript(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
