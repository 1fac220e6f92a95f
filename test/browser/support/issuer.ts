import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** The code that its form takes. */
export const SIGN_IN_CODE = 'code-of-the-test';

/** A request as the parts of the fixture server see it. */
export interface Request {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A small OpenID provider: one client, the code flow with PKCE, tokens that it forgets when told. */
export class Issuer {
  readonly #keys = generateKeyPair('RS256');
  readonly #codes = new Map<string, { owner: string; challenge: string; client: string; redirect: string }>();
  readonly tokens = new Map<string, string>();

  async answer({ method, url, body }: Request): Promise<Answer> {
    const issuer = `${url.origin}/oidc`;
    if (url.pathname === '/oidc/.well-known/openid-configuration') return json(this.#metadata(issuer));
    if (url.pathname === '/oidc/jwks') {
      const { publicKey } = await this.#keys;
      return json({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig', kid: 'only' }] });
    }
    if (url.pathname === '/oidc/authorize' && method === 'GET') return form(url.search);
    if (url.pathname === '/oidc/authorize') return this.#authorize(url, new URLSearchParams(body));
    if (url.pathname === '/oidc/token') return this.#token(issuer, new URLSearchParams(body));
    return { status: 404 };
  }

  #metadata(issuer: string): Record<string, unknown> {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    };
  }

  #authorize(url: URL, fields: URLSearchParams): Answer {
    const asked = url.searchParams;
    const challenge = asked.get('code_challenge') ?? '';
    if (fields.get('code') !== SIGN_IN_CODE) return { status: 403 };
    if (asked.get('response_type') !== 'code' || asked.get('code_challenge_method') !== 'S256' || challenge === '') {
      return { status: 400 };
    }
    const code = randomUUID();
    const redirect = asked.get('redirect_uri') ?? '';
    this.#codes.set(code, {
      owner: fields.get('owner') ?? '',
      challenge,
      client: asked.get('client_id') ?? '',
      redirect,
    });
    const back = new URL(redirect);
    back.searchParams.set('code', code);
    back.searchParams.set('state', asked.get('state') ?? '');
    return { status: 303, headers: { Location: back.href } };
  }

  async #token(issuer: string, fields: URLSearchParams): Promise<Answer> {
    const code = fields.get('code') ?? '';
    const known = this.#codes.get(code);
    this.#codes.delete(code);
    const proof = createHash('sha256')
      .update(fields.get('code_verifier') ?? '')
      .digest('base64url');
    if (!known || proof !== known.challenge || fields.get('redirect_uri') !== known.redirect) {
      return { ...json({ error: 'invalid_grant' }), status: 400 };
    }
    const { privateKey } = await this.#keys;
    const id_token = await new SignJWT({ preferred_username: known.owner })
      .setProtectedHeader({ alg: 'RS256', kid: 'only' })
      .setIssuer(issuer)
      .setSubject(known.owner)
      .setAudience(known.client)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
    const access_token = randomUUID();
    this.tokens.set(access_token, known.owner);
    return json({ access_token, id_token, token_type: 'Bearer', expires_in: 3600, scope: 'openid profile' });
  }
}

export function json(value: unknown): Answer {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  return { status: 200, headers, body: JSON.stringify(value) };
}

function form(query: string): Answer {
  const action = query.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const body = `<!doctype html><html lang="en"><title>Sign in</title><form method="post" action="/oidc/authorize${action}">
<label>Owner <input name="owner"></label><label>Access code <input name="code"></label><button>Sign in</button></form></html>`;
  return { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body };
}
