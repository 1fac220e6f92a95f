import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Provider, { interactionPolicy } from 'oidc-provider';
import { ALL_SCOPES, OwnerSchema } from '../../core/contracts/index.ts';
import { ALGORITHM, LOCAL_AUDIENCE, LOCAL_ISSUER, type LocalKey } from '../local/identity.ts';
import { issuerMemory } from './issuer-memory.ts';
import { signInPage } from './sign-in-page.ts';

/** Where the issuer is mounted on the page's own origin. */
export const ISSUER_PATH = '/oidc';
export const WEB_CLIENT = 'web';

/** The API as a resource: what an access token is for. */
const RESOURCE = 'urn:refactoring-swarm:api';
const TOKEN_SECONDS = 3600;
const SESSION_SECONDS = 12 * 3600;
/** A sign-in form holds a name and a code. */
const LONGEST_FORM_BYTES = 10_000;

export interface LocalIssuerOptions {
  /** Origin of the page. */
  readonly origin: string;
  readonly key: LocalKey;
  /** What a person has to type to sign in. */
  readonly code: string;
}

/** Answers requests below ISSUER_PATH. */
export type IssuerHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * An OpenID Connect issuer for this machine: authorization code flow with PKCE for the page,
 * access tokens that the local API takes. Whoever knows the access code may sign in, as
 * whichever owner; it is for the person at this machine.
 */
export function localIssuer(options: LocalIssuerOptions): IssuerHandler {
  const provider = createProvider(options);
  const answer = provider.callback();
  return async (request, response) => {
    const path = new URL(request.url ?? '/', options.origin).pathname;
    if (path.startsWith(`${ISSUER_PATH}/sign-in/`)) return signIn(provider, options.code, request, response);
    // The library finds out where it is mounted by comparing the two.
    Object.assign(request, { originalUrl: request.url, url: request.url?.slice(ISSUER_PATH.length) || '/' });
    await answer(request, response);
  };
}

function createProvider({ origin, key }: LocalIssuerOptions): Provider {
  return new Provider(LOCAL_ISSUER, {
    adapter: issuerMemory(),
    clients: [
      {
        client_id: WEB_CLIENT,
        // For a native client the library takes any port of loopback: another program could get the code.
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [`${origin}/callback`],
        id_token_signed_response_alg: ALGORITHM,
      },
    ],
    jwks: { keys: [key] },
    scopes: ['openid', 'profile'],
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    conformIdTokenClaims: false,
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ sub, preferred_username: sub }) }),
    interactions: { policy: signInOnly(), url: (_, interaction) => `${ISSUER_PATH}/sign-in/${interaction.uid}` },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    pkce: { required: () => true },
    clientBasedCORS: (_, asking) => asking === origin,
    ttl: {
      AccessToken: TOKEN_SECONDS,
      Session: SESSION_SECONDS,
      Grant: SESSION_SECONDS,
      Interaction: 3600,
      IdToken: 3600,
    },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: ALL_SCOPES.join(' '),
          audience: LOCAL_AUDIENCE,
          accessTokenTTL: TOKEN_SECONDS,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: ALGORITHM } },
        }),
      },
    },
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        accountId: ctx.oidc.session?.accountId,
        clientId: ctx.oidc.client?.clientId,
      });
      grant.addOIDCScope('openid profile');
      grant.addResourceScope(RESOURCE, ALL_SCOPES.join(' '));
      await grant.save();
      return grant;
    },
    renderError: (ctx, out) => {
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = `Signing in failed: ${out.error}. ${out.error_description ?? ''}\n`;
    },
  });
}

/** The page is the issuer's own client: there is nobody else to consent to. */
function signInOnly() {
  const policy = interactionPolicy.base();
  policy.get('consent')?.checks.remove('native_client_prompt');
  return policy;
}

async function signIn(provider: Provider, code: string, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'POST') return page(response, 200);
  const form = new URLSearchParams(await body(request));
  const owner = OwnerSchema.safeParse(form.get('owner') ?? '');
  if (!sameText(form.get('code') ?? '', code)) return page(response, 403, 'This is not the access code.');
  if (!owner.success) return page(response, 403, 'A name is 1 to 64 letters, digits, "-" or "_".');
  await provider.interactionFinished(request, response, { login: { accountId: owner.data } });
}

function page(response: ServerResponse, status: number, problem?: string): void {
  const { text, headers } = signInPage(problem);
  response.writeHead(status, headers);
  response.end(text);
}

async function body(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LONGEST_FORM_BYTES) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Compares in a time that does not tell how much was right. */
function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
