import { join } from 'node:path';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { loadConfig } from '../../core/config/load.ts';
import { MemoryStore } from '../../core/store/memory-store.ts';
import type { StateVisit } from '../../core/views/steps.ts';
import { createApi } from '../../functions/api/app.ts';
import type { Services } from '../../functions/api/services.ts';
import type { ExecutionFacts } from '../../functions/shared/executions.ts';
import { ROOT } from './paths.ts';

export const ISSUER = 'https://issuer.example';
export const AUDIENCE = 'swarm';
export const BUCKET = 'the-bucket';
export const NOW = new Date('2026-03-01T10:00:00.000Z');

const { privateKey, publicKey } = await generateKeyPair('ES256');
const stranger = await generateKeyPair('ES256');

/** What a token says; anything may be made wrong. */
export interface TokenOptions {
  readonly owner?: string;
  readonly scope?: string;
  readonly issuer?: string;
  readonly claims?: Record<string, unknown>;
  /** Seconds from now; null: never. */
  readonly expires?: number | null;
  readonly byStranger?: boolean;
}

export function token(options: TokenOptions = {}): Promise<string> {
  const { owner = 'ada', scope = 'runs/read runs/write', issuer = ISSUER, expires = 600, byStranger } = options;
  const jwt = new SignJWT({ sub: owner, scope, aud: AUDIENCE, ...options.claims }).setIssuer(issuer);
  if (expires !== null) jwt.setExpirationTime(Math.floor(Date.now() / 1000) + expires);
  return jwt.setProtectedHeader({ alg: 'ES256' }).sign(byStranger ? stranger.privateKey : privateKey);
}

/** Executions in memory, as Step Functions would answer for them. */
export class MemoryExecutions {
  readonly known = new Map<string, ExecutionFacts & { visits: StateVisit[] }>();
  readonly stopped: string[] = [];

  async start(runId: string, input: unknown): Promise<boolean> {
    if (this.known.has(runId)) return false;
    this.known.set(runId, {
      running: true,
      status: 'RUNNING',
      input: JSON.stringify(input),
      startedAt: NOW,
      visits: [],
    });
    return true;
  }

  async describe(runId: string): Promise<ExecutionFacts | undefined> {
    return this.known.get(runId);
  }

  async visits(runId: string): Promise<StateVisit[]> {
    return this.known.get(runId)?.visits ?? [];
  }

  async stop(runId: string): Promise<void> {
    this.stopped.push(runId);
  }
}

/** The API over memory; `ask` sends a request with a token of Ada's. */
export async function apiOverMemory() {
  const store = new MemoryStore();
  const executions = new MemoryExecutions();
  const reported: unknown[] = [];
  const services: Services = {
    store,
    bucket: BUCKET,
    executions,
    config: loadConfig(join(ROOT, 'config')),
    trust: {
      issuer: ISSUER,
      audiences: [AUDIENCE],
      keys: createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256' }] }),
    },
    presignUpload: async (key, sizeBytes) => ({ url: 'https://s3.example/', fields: { key, size: String(sizeBytes) } }),
    now: () => NOW,
    newId: () => '6c84fb90-12c4-41e1-840d-000000000001',
    docsFolder: join(ROOT, 'node_modules/swagger-ui-dist'),
    report: (error) => reported.push(error),
  };
  const api = createApi(services);
  const ask = async (path: string, init: RequestInit & { readonly as?: TokenOptions | null } = {}) => {
    const { as, ...rest } = init;
    const headers = new Headers(init.headers);
    if (as !== null) headers.set('authorization', `Bearer ${await token(as)}`);
    if (init.body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
    return api.request(path, { ...rest, headers });
  };
  const post = (path: string, body: unknown, init: RequestInit & { readonly as?: TokenOptions } = {}) =>
    ask(path, { method: 'POST', body: JSON.stringify(body), ...init });
  return { api, services, store, config: services.config, executions, reported, ask, post };
}
