import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { z } from 'zod';
import { parseContract, parseJson } from '../../core/contracts/index.ts';
import { SwarmError } from '../../core/errors.ts';
import { localDir } from './paths.ts';

/** The issuer of this machine: a name, not a place; the API of the local cloud is given its keys. */
export const LOCAL_ISSUER = 'http://127.0.0.1/refactoring-swarm';
export const LOCAL_AUDIENCE = 'refactoring-swarm-local';
export const ALGORITHM = 'ES256';

const KeySchema = z.object({
  kty: z.literal('EC'),
  crv: z.string(),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
  alg: z.literal(ALGORITHM),
  use: z.literal('sig'),
});
export type LocalKey = z.infer<typeof KeySchema>;

const folder = () => join(localDir(), 'identity');

/** The key that signs tokens on this machine; made once, readable by its user alone. */
export async function localKey(): Promise<LocalKey> {
  const path = join(folder(), 'key.json');
  if (!existsSync(path)) {
    const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
    const jwk = await exportJWK(privateKey);
    const key: JWK = { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: ALGORITHM, use: 'sig' };
    writeSecret(path, JSON.stringify(key));
  }
  return parseContract(KeySchema, parseJson(readFileSync(path, 'utf8'), path), path, 'InvalidConfig');
}

/** What the API needs in order to know tokens of this machine: public keys as the text of a JWK set. */
export async function localKeySet(): Promise<string> {
  const { d: _, ...open } = await localKey();
  return JSON.stringify({ keys: [open] });
}

const CODE = /^[\w-]{24,}$/;

/** What a person types to sign in to the page of this machine; made once. Throws `InvalidConfig`. */
export function accessCode(): string {
  const path = join(folder(), 'access-code');
  if (!existsSync(path)) writeSecret(path, randomBytes(18).toString('base64url'));
  const code = readFileSync(path, 'utf8').trim();
  if (CODE.test(code)) return code;
  // A write that broke off leaves an empty file: an empty form would do to sign in.
  throw new SwarmError('InvalidConfig', `${path} is not an access code; delete it, and a new one is made`);
}

/**
 * A token for the API of the local cloud.
 *
 * @param seconds How long it is good for.
 */
export async function signToken(owner: string, scopes: readonly string[], seconds: number): Promise<string> {
  const key = await localKey();
  return new SignJWT({ scope: scopes.join(' ') })
    .setProtectedHeader({ alg: ALGORITHM, kid: key.kid, typ: 'at+jwt' })
    .setIssuer(LOCAL_ISSUER)
    .setAudience(LOCAL_AUDIENCE)
    .setSubject(owner)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(await importJWK(key, ALGORITHM));
}

function writeSecret(path: string, text: string): void {
  mkdirSync(folder(), { recursive: true });
  chmodSync(folder(), 0o700);
  try {
    writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // A writer that was faster wins: both go on with what is there.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
