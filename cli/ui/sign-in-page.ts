import { createHash } from 'node:crypto';
import { escapeHtml } from '../../core/report/html-parts.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { display: grid; place-items: center; min-height: 100vh; margin: 0; }
main { width: min(22rem, 90vw); }
label { display: block; margin: 1rem 0 .25rem; }
input, button { font: inherit; width: 100%; box-sizing: border-box; padding: .6rem .7rem; border-radius: .4rem; border: 1px solid #8888; }
button { margin-top: 1.5rem; background: #2456c7; color: #fff; border: 0; cursor: pointer; }
:focus-visible { outline: .2rem solid #6d9bff; outline-offset: .1rem; }
.hint { margin: .25rem 0 0; font-size: .875rem; opacity: .75; }
.problem { border-left: .3rem solid #cf222e; padding: .2rem .8rem; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The page on which a person says who they are and that this is their machine. */
export function signInPage(problem?: string): { text: string; headers: Record<string, string> } {
  const text = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in - Refactoring Swarm</title><style>${STYLE}</style></head>
<body><main><h1>Refactoring Swarm</h1>
${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="post">
<label for="owner">Owner</label>
<input id="owner" name="owner" value="local" autocomplete="username" required pattern="[A-Za-z0-9][A-Za-z0-9_\\-]{0,63}" aria-describedby="owner-hint">
<p class="hint" id="owner-hint">Whose runs you see. Runs of the terminal belong to <code>local</code>.</p>
<label for="code">Access code</label>
<input id="code" name="code" type="password" autocomplete="current-password" required autofocus aria-describedby="code-hint">
<p class="hint" id="code-hint"><code>swarm ui</code> prints it.</p>
<button type="submit">Sign in</button>
</form></main></body></html>
`;
  return {
    text,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  };
}
