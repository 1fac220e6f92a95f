#!/usr/bin/env node
// Starts the CLI: bundled once for the sources as they are, or from TypeScript where that cannot be.
import { existsSync } from 'node:fs';
import { cliBundle } from './cli-bundle.mjs';

// The SDK's reminder about future Node versions is for its developers, not for users of this command.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

if (!existsSync(new URL('../node_modules/tsx', import.meta.url))) {
  console.error('swarm: npm packages are missing. Run `node bin/setup.mjs` once.');
  process.exit(3);
}
const bundle = await cliBundle();
if (process.argv.includes('--debug')) process.setSourceMapsEnabled(true);
const { main } = bundle ? await import(bundle) : await fromSources();
process.exitCode = await main(process.argv);

/** Slower, and tells what is wrong with the sources if anything is. */
async function fromSources() {
  const { register } = await import('tsx/esm/api');
  register();
  return import('../cli/main.ts');
}
