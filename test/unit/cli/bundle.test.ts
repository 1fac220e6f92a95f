import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ROOT } from '../../support/paths.ts';

it('the command line is bundled from its sources, once, and the bundle starts', async () => {
  const { cliBundle } = await import(join(ROOT, 'bin/cli-bundle.mjs'));
  const bundle = await cliBundle();
  expect(bundle, 'the sources cannot be bundled').toBeDefined();
  expect(await cliBundle()).toBe(bundle);
  // A package that looks beside its code would look beside the bundle: LEFT_OUT is for such.
  const parts = readdirSync(dirname(bundle)).filter((name) => name.startsWith(basename(bundle, '.mjs')));
  for (const part of parts.filter((name) => name.endsWith('.mjs'))) {
    expect(readFileSync(join(dirname(bundle), part), 'utf8')).not.toMatch(/^(?!\s*\*).*\b__(?:dir|file)name\b/m);
  }
  expect(existsSync(`${bundle}.map`)).toBe(true);
  const start = `import('${pathToFileURL(bundle)}').then(({ main }) => main(['node', 'swarm', '--version']))`;
  expect(execFileSync(process.execPath, ['-e', start], { encoding: 'utf8' })).toMatch(/^\d+\.\d+\.\d+\n$/);
  // What every command waits for: the packages that some of them need are in other files.
  expect(loadedWith(bundle)).not.toMatch(/node_modules\/(?:@aws-sdk|zod|oidc-provider|@anthropic-ai)\//);
});

/** The text of a file and of those that it imports at once. */
function loadedWith(path: string, seen = new Set<string>()): string {
  if (seen.has(path)) return '';
  seen.add(path);
  const text = readFileSync(path, 'utf8');
  const others = [...text.matchAll(/^(?:import|export) .*?["'](\.\/[^"']+)["'];$|^} from ["'](\.\/[^"']+)["'];$/gm)];
  return [text, ...others.map(([, one, other]) => loadedWith(join(dirname(path), one ?? other ?? ''), seen))].join(
    '\n',
  );
}
