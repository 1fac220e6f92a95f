#!/usr/bin/env node
// The step of the GitHub Action (action.yml); bin/setup.mjs has run before it.
import { register } from 'tsx/esm/api';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
register();
const { githubAction } = await import('../cli/integrations/github-action.ts');
process.exitCode = await githubAction(process.env);
