#!/usr/bin/env node
// Starts the CLI from TypeScript sources, with no build step.
import { existsSync } from 'node:fs';

// The SDK's reminder about future Node versions is for its developers, not for users of this command.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

if (!existsSync(new URL('../node_modules/tsx', import.meta.url))) {
  console.error('swarm: npm packages are missing. Run `node bin/setup.mjs` once.');
  process.exit(3);
}
const { register } = await import('tsx/esm/api');
register();
const { main } = await import('../cli/main.ts');
process.exitCode = await main(process.argv);
