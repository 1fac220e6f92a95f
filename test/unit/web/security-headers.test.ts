import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from '../../../web/security-headers.ts';
import { ROOT } from '../../support/paths.ts';

const directives = (policy: string) => new Map(policy.split('; ').map((part) => [part.split(' ')[0], part]));

describe('the Content-Security-Policy', () => {
  it('allows nothing but the own origin, nothing inline and nothing evaluated', () => {
    const policy = contentSecurityPolicy();
    expect(policy).not.toMatch(/unsafe|\*|http/);
    expect(policy.startsWith("default-src 'none'; ")).toBe(true);
    expect(directives(policy).get('script-src')).toBe("script-src 'self'");
    expect(directives(policy).get('frame-ancestors')).toBe("frame-ancestors 'none'");
  });

  it('lets the page fetch from the origins that are named, and sign in with the issuer', () => {
    const policy = directives(
      contentSecurityPolicy({ connect: ['https://b.example', 'https://b.example'], issuer: 'https://id.example' }),
    );
    expect(policy.get('connect-src')).toBe("connect-src 'self' https://b.example https://id.example");
    expect(policy.get('form-action')).toBe("form-action 'self' https://id.example");
    expect(policy.get('script-src')).toBe("script-src 'self'");
  });

  it('comes with the other headers', () => {
    expect(securityHeaders()).toMatchObject({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' });
  });
});

describe('the sources of the page', () => {
  const files = readdirSync(join(ROOT, 'web/src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );

  it.each(files)('%s makes no markup from text', (path) => {
    const text = readFileSync(join(ROOT, 'web/src', path), 'utf8');
    expect(text).not.toMatch(/dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write|<style/);
  });
});
