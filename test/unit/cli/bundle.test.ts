import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ROOT } from '../../support/paths.ts';

it('the command line is bundled from its sources, once, and the bundle starts', async () => {
  const { cliBundle } = await import(join(ROOT, 'bin/cli-bundle.mjs'));
  const bundle = await cliBundle();
  expect(bundle, 'the sources cannot be bundled').toBeDefined();
  expect(await cliBundle()).toBe(bundle);
  // A package that looks beside its code would look beside the bundle: LEFT_OUT is for such.
  expect(readFileSync(bundle, 'utf8')).not.toMatch(/^(?!\s*\*).*\b__(?:dir|file)name\b/m);
  expect(existsSync(`${bundle}.map`)).toBe(true);
  const start = `import('${pathToFileURL(bundle)}').then(({ main }) => main(['node', 'swarm', '--version']))`;
  expect(execFileSync(process.execPath, ['-e', start], { encoding: 'utf8' })).toMatch(/^\d+\.\d+\.\d+\n$/);
});
