import {
  createLocalJWKSet,
  createRemoteJWKSet,
  type JWTPayload,
  type JWTVerifyGetKey,
  errors as joseErrors,
  jwtVerify,
} from 'jose';
import { z } from 'zod';
import { SwarmError } from '../../../core/errors.ts';
import { ownerOfSubject } from './owner.ts';

/** Who asks, and what for. */
export interface Caller {
  readonly owner: string;
  readonly scopes: ReadonlySet<string>;
}

/** Whose tokens are taken. */
export interface Trust {
  readonly issuer: string;
  /** What a token must be for: `aud`, or `client_id` where the issuer writes no `aud` (Cognito's access tokens). */
  readonly audiences: readonly string[];
  /** The issuer's keys. */
  readonly keys: JWTVerifyGetKey;
}

const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'];
/** Clocks of issuer and function may differ by this many seconds. */
const CLOCK_TOLERANCE_S = 30;

/** Failures of jose that say something of the issuer, and nothing of the token. */
const ISSUER_FAILURES: ReadonlySet<string> = new Set([
  joseErrors.JWKSTimeout.code,
  joseErrors.JWKSInvalid.code,
  joseErrors.JOSEError.code,
]);

const ClaimsSchema = z.object({
  sub: z.string().min(1),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  client_id: z.string().optional(),
  scope: z.string().optional(),
  scp: z.union([z.string(), z.array(z.string())]).optional(),
  token_use: z.string().optional(),
});

/** The keys that an issuer publishes, found by OpenID Connect discovery and kept while the function lives. */
export function discoveredKeys(issuer: string): JWTVerifyGetKey {
  let keys: JWTVerifyGetKey | undefined;
  return async (header, token) => {
    keys ??= createRemoteJWKSet(new URL(await jwksUri(issuer)), { timeoutDuration: 5000, cooldownDuration: 30_000 });
    return keys(header, token);
  };
}

/** Keys that are given as the JSON text of a JWK set. */
export function givenKeys(text: string): JWTVerifyGetKey {
  const set = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) }).parse(JSON.parse(text));
  return createLocalJWKSet(set);
}

async function jwksUri(issuer: string): Promise<string> {
  const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(5000),
  });
  return z.object({ jwks_uri: z.url() }).parse(await answer.json()).jwks_uri;
}

/** Reads an Authorization header: checks signature, issuer, audience and times; throws `Unauthorized`. */
export async function verifyCaller(trust: Trust, authorization: string | undefined): Promise<Caller> {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new SwarmError('Unauthorized', 'the request carries no bearer token');
  const claims = ClaimsSchema.safeParse(await payloadOf(trust, token)).data;
  if (!claims) throw new SwarmError('Unauthorized', 'the token names no subject');
  // An ID token says who somebody is, not what may be done in their name.
  if (claims.token_use !== undefined && claims.token_use !== 'access') {
    throw new SwarmError('Unauthorized', 'the token is not an access token');
  }
  const audiences = [claims.aud ?? claims.client_id ?? []].flat();
  if (!audiences.some((audience) => trust.audiences.includes(audience))) {
    throw new SwarmError('Unauthorized', 'the token is meant for somebody else: its audience is not this API');
  }
  const scopes = [claims.scope ?? [], claims.scp ?? []].flat().flatMap((words) => words.split(' '));
  return { owner: ownerOfSubject(claims.sub), scopes: new Set(scopes.filter(Boolean)) };
}

async function payloadOf(trust: Trust, token: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, trust.keys, {
      issuer: trust.issuer,
      algorithms: ALGORITHMS,
      requiredClaims: ['exp', 'sub'],
      clockTolerance: CLOCK_TOLERANCE_S,
    });
    return payload;
  } catch (cause) {
    if (cause instanceof joseErrors.JWTExpired)
      throw new SwarmError('Unauthorized', 'the token has expired', { cause });
    if (cause instanceof joseErrors.JWTClaimValidationFailed) {
      throw new SwarmError('Unauthorized', `the token's claim "${cause.claim}" is not as it must be`, { cause });
    }
    if (cause instanceof joseErrors.JOSEError && !ISSUER_FAILURES.has(cause.code)) {
      throw new SwarmError('Unauthorized', 'the token is not one of the issuer that this API trusts', { cause });
    }
    throw cause;
  }
}
