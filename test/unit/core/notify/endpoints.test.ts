import { describe, expect, it } from 'vitest';
import { endpointId, readEndpoints } from '../../../../core/notify/endpoints.ts';

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const URL = 'https://example.com/hook?token=abc';

function read(endpoints: unknown, loopback = false) {
  return readEndpoints({ endpoints }, { loopback });
}

describe('the secret with webhook endpoints', () => {
  it('is read with what it says of owners and waits', () => {
    const full = { url: URL, secret: SECRET, owner: 'team', waits_s: [1, 2] };
    expect(read([{ url: URL, secret: SECRET }, full])).toEqual([{ url: URL, secret: SECRET }, full]);
  });

  it('names none where it is empty', () => {
    expect(readEndpoints({}, { loopback: false })).toEqual([]);
  });

  it.each([
    ['http', { url: 'http://example.com/', secret: SECRET }, /endpoints\.0\.url: must begin with https/],
    ['http to this machine', { url: 'http://127.0.0.1:9/', secret: SECRET }, /endpoints\.0\.url/],
    ['no address', { url: 'example.com', secret: SECRET }, /endpoints\.0\.url/],
    ['a password in the address', { url: 'https://a:b@example.com/', secret: SECRET }, /user name/],
    ['a short secret', { url: URL, secret: 'whsec_YWJj' }, /endpoints\.0\.secret/],
    ['a secret of another kind', { url: URL, secret: 'password' }, /endpoints\.0\.secret/],
    ['an unknown field', { url: URL, secret: SECRET, retry: true }, /retry/],
    ['too many waits', { url: URL, secret: SECRET, waits_s: Array(9).fill(1) }, /waits_s/],
    ['a wait of a day', { url: URL, secret: SECRET, waits_s: [86_400] }, /waits_s/],
    ['an owner with a slash', { url: URL, secret: SECRET, owner: 'a/b' }, /owner/],
  ])('is refused with %s, without telling what it holds', (_, endpoint, problem) => {
    expect(() => read([endpoint])).toThrow(problem);
    expect(() => read([endpoint])).not.toThrow(/abc|password|YWJj/);
  });

  it('is refused where an address stands twice', () => {
    expect(() =>
      read([
        { url: URL, secret: SECRET },
        { url: URL, secret: SECRET },
      ]),
    ).toThrow('twice');
    expect(
      read([
        { url: URL, secret: SECRET },
        { url: URL, secret: SECRET, owner: 'a' },
      ]),
    ).toHaveLength(2);
  });

  it.each([
    'http://127.0.0.1:8080/x',
    'http://localhost:1/',
    'http://[::1]:1/',
    'https://example.com/',
  ])('may name %s on the local cloud', (url) => {
    expect(read([{ url, secret: SECRET }], true)).toHaveLength(1);
  });

  it.each([
    'http://example.com/',
    'http://127.0.0.1.example.com/',
    'ftp://127.0.0.1/',
    'http://10.0.0.1/',
  ])('may not name %s there', (url) => {
    expect(() => read([{ url, secret: SECRET }], true)).toThrow('url');
  });
});

describe('what stands for an endpoint', () => {
  it('tells nothing of the address, and stays the same with another secret', () => {
    const id = endpointId({ url: URL });
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(endpointId({ url: URL, owner: 'a' })).not.toBe(id);
    expect(endpointId({ url: `${URL}d` })).not.toBe(id);
  });
});
