#!/usr/bin/env node
// The pre-commit hook (.pre-commit-hooks.yaml); installs what is missing when it runs for the first time.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
if (!existsSync(at('node_modules/tsx')) || !existsSync(at('.venv/bin/python'))) {
  const { status } = spawnSync(process.execPath, [at('bin/setup.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(3);
}
const { register } = await import('tsx/esm/api');
register();
const { preCommit } = await import('../cli/integrations/pre-commit.ts');
const { reportError } = await import('../cli/output/errors.ts');
try {
  process.exitCode = await preCommit(process.argv.slice(2));
} catch (error) {
  reportError(error, false);
  process.exitCode = 3;
}
