import { createHash } from 'node:crypto';
import { z } from 'zod';
import { OwnerSchema, parseContract } from '../contracts/index.ts';

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Attempts an endpoint may ask for at most, after the first. */
export const MOST_WAITS = 8;

function isAllowed(url: string, loopback: boolean): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (loopback && protocol === 'http:' && LOOPBACK.has(hostname));
}

function endpointsSchema(loopback: boolean) {
  const endpoint = z.strictObject({
    url: z
      .url()
      .max(2000)
      .refine((url) => isAllowed(url, loopback), 'must begin with https://')
      .refine((url) => !URL.canParse(url) || new URL(url).username === '', 'must hold no user name'),
    secret: z.string().regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be "whsec_" and base64 of at least 24 bytes'),
    owner: OwnerSchema.optional(),
    waits_s: z.array(z.int().min(1).max(3600)).max(MOST_WAITS).optional(),
  });
  const unlike = (all: readonly { url: string; owner?: string | undefined }[]) =>
    new Set(all.map(endpointId)).size === all.length;
  return z.strictObject({
    endpoints: z.array(endpoint).max(50).refine(unlike, 'must not name an address twice').default([]),
  });
}

/** One address that is told of finished runs. */
export interface Endpoint {
  readonly url: string;
  /** Key of its signatures, as Standard Webhooks write it. */
  readonly secret: string;
  /** Only runs of this owner. @default all runs */
  readonly owner?: string | undefined;
  /** Seconds before the second, third, ... attempt. @default those of config/policies.yaml */
  readonly waits_s?: readonly number[] | undefined;
}

/**
 * The addresses out of the secret that holds them. Throws `InvalidConfig` that names each
 * problem by its path. Plain http is for a receiver on the same machine only.
 */
export function readEndpoints(value: unknown, options: { readonly loopback: boolean }): Endpoint[] {
  return parseContract(endpointsSchema(options.loopback), value, 'the secret with webhook endpoints', 'InvalidConfig')
    .endpoints;
}

/** Stands for an address wherever it is told: the address itself may hold a secret. */
export function endpointId({ url, owner }: Pick<Endpoint, 'url' | 'owner'>): string {
  return createHash('sha256')
    .update(JSON.stringify([url, owner ?? null]))
    .digest('hex')
    .slice(0, 16);
}
