import { errors, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { OwnerSchema, ProblemSchema } from '../../../../core/contracts/index.ts';
import { ownerOfSubject } from '../../../../functions/api/auth/owner.ts';
import { verifyCaller } from '../../../../functions/api/auth/verifier.ts';
import { readAudiences } from '../../../../functions/api/environment.ts';
import { AUDIENCE, apiOverMemory, ISSUER, type TokenOptions, token } from '../../../support/api.ts';

describe('a request of the API', () => {
  it.each<[string, TokenOptions | null, RegExp]>([
    ['carries no token', null, /no bearer token/],
    ['carries a token of a stranger', { byStranger: true }, /not one of the issuer/],
    ['carries a token of another issuer', { issuer: 'https://other.example' }, /"iss"/],
    ['carries a token for another audience', { claims: { aud: 'other' } }, /audience/],
    ['carries a token that has expired', { expires: -120 }, /expired/],
    ['carries a token that is not valid yet', { claims: { nbf: 9_999_999_999 } }, /"nbf"/],
    ['carries an ID token', { claims: { token_use: 'id' } }, /not an access token/],
  ])('that %s is answered 401', async (_, as, detail) => {
    const { ask } = await apiOverMemory();
    const answer = await ask('/runs', { as });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    const problem = ProblemSchema.parse(await answer.json());
    expect(problem).toMatchObject({ title: 'Unauthorized', status: 401 });
    expect(problem.detail).toMatch(detail);
  });

  it.each([
    ['nothing at all', ''],
    ['another scheme', 'Basic YWRhOmFkYQ=='],
    ['words', 'Bearer not a token'],
    ['an unsigned token', `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"sub":"ada"}')}.`],
  ])('with %s for a token is answered 401', async (_, authorization) => {
    const { api } = await apiOverMemory();
    expect((await api.request('/runs', { headers: { authorization } })).status).toBe(401);
  });

  it('that lacks the scope is answered 403 with its name', async () => {
    const { ask, post } = await apiOverMemory();
    const reading = await ask('/runs', { as: { scope: 'runs/write' } });
    expect(reading.status).toBe(403);
    expect(ProblemSchema.parse(await reading.json()).detail).toContain('runs/read');
    const writing = await post('/runs', { source: { sample: 'messy-calculator' } }, { as: { scope: 'runs/read' } });
    expect(writing.status).toBe(403);
    expect(ProblemSchema.parse(await writing.json()).detail).toContain('runs/write');
  });

  it('may carry the audience as client_id and the scopes as scp, as issuers do', async () => {
    const { ask } = await apiOverMemory();
    expect((await ask('/runs', { as: { claims: { aud: undefined, client_id: 'swarm' } } })).status).toBe(200);
    expect((await ask('/runs', { as: { scope: '', claims: { scp: ['runs/read'] } } })).status).toBe(200);
    expect((await ask('/runs', { as: { claims: { aud: ['x', 'swarm'] } } })).status).toBe(200);
    expect((await ask('/runs', { as: { claims: { aud: undefined, client_id: 'x' } } })).status).toBe(401);
  });
});

describe('what is trusted', () => {
  const claims = { aud: undefined, client_id: undefined };

  it('is never a token that names no audience at all, however the audiences are written', async () => {
    for (const text of ['swarm,', ',swarm', 'swarm, ', 'swarm,,other']) {
      const audiences = readAudiences(text);
      expect(audiences[0]).toBe('swarm');
      const { services } = await apiOverMemory();
      const trust = { ...services.trust, audiences };
      const verified = verifyCaller(trust, `Bearer ${await token({ claims })}`);
      await expect(verified).rejects.toThrow(/audience/);
      await expect(verifyCaller(trust, `Bearer ${await token({ claims: { aud: '' } })}`)).rejects.toThrow(/audience/);
    }
    expect(readAudiences('a, b')).toEqual(['a', 'b']);
    expect(() => readAudiences(' , ')).toThrow(/AUTH_AUDIENCES/);
  });

  it('is told apart from an issuer that does not answer: nobody signs in anew for that', async () => {
    const { services } = await apiOverMemory();
    const failures = [new errors.JWKSTimeout(), new errors.JOSEError('Expected 200 OK from the JSON Web Key Set')];
    for (const failure of failures) {
      const trust = { ...services.trust, keys: () => Promise.reject(failure) };
      await expect(verifyCaller(trust, `Bearer ${await token()}`)).rejects.toBe(failure);
    }
  });

  it('is no token without an end, nor one that is signed with a public key as a password', async () => {
    const { services } = await apiOverMemory();
    const endless = await token({ claims: { exp: undefined }, expires: null });
    await expect(verifyCaller(services.trust, `Bearer ${endless}`)).rejects.toThrow(/"exp"/);
    const confused = await new SignJWT({ sub: 'ada', aud: AUDIENCE, scope: 'runs/read' })
      .setProtectedHeader({ alg: 'HS256', kid: '../../dev/null' })
      .setIssuer(ISSUER)
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('-----BEGIN PUBLIC KEY-----'));
    await expect(verifyCaller(services.trust, `Bearer ${confused}`)).rejects.toThrow(/not one of the issuer/);
  });
});

describe('the owner of a subject', () => {
  it('is the subject where that may be part of a key', () => {
    expect(ownerOfSubject('ada_1-b')).toBe('ada_1-b');
  });

  it('is a hash for any other, never one that a subject could be itself', () => {
    const hashed = ownerOfSubject('auth0|ada');
    expect(OwnerSchema.parse(hashed)).toMatch(/^sub-[0-9a-f]{40}$/);
    expect(ownerOfSubject(hashed)).not.toBe(hashed);
    expect(ownerOfSubject('auth0/ada')).not.toBe(hashed);
    expect(OwnerSchema.safeParse(ownerOfSubject('x'.repeat(65))).success).toBe(true);
  });
});
