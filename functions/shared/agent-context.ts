import { join } from 'node:path';
import type { AgentContext } from '../../core/agents/context.ts';
import { loadConfig } from '../../core/config/load.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { s3Client } from './s3-client.ts';
import { S3Store } from './s3-store.ts';

/** What a handler works with; made once a function instance. */
export interface Runtime {
  readonly context: AgentContext;
  readonly environment: Environment;
  readonly s3: ReturnType<typeof s3Client>;
}

let runtime: Runtime | undefined;

export function agentRuntime(): Runtime {
  if (!runtime) {
    const environment = readEnvironment();
    const config = loadConfig(join(environment.ASSETS_DIR, 'config'));
    const s3 = s3Client();
    const store = new S3Store(s3, environment.BUCKET, config.policies.presigned_seconds);
    runtime = { context: { store, config, now: () => new Date(), pythons: environment.PYTHONS }, environment, s3 };
  }
  return runtime;
}
