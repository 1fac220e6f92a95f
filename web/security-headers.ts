/** Where else the page may connect to, beside its own origin. */
export interface AllowedOrigins {
  /** Origins for fetch: the API, the issuer, the bucket that takes uploads. @default none */
  readonly connect?: readonly string[];
  /** Origin of the issuer, if it is another. @default none */
  readonly issuer?: string;
}

/**
 * The Content-Security-Policy of the page. Nothing is inline and nothing is evaluated, so
 * that text of a run could not do anything even if it became markup.
 */
export function contentSecurityPolicy(origins: AllowedOrigins = {}): string {
  const issuer = origins.issuer ? [origins.issuer] : [];
  const connect = [...new Set(["'self'", ...(origins.connect ?? []), ...issuer])];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect.join(' ')}`,
    `form-action ${["'self'", ...issuer].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Every security header that a server of the page sends, by name. */
export function securityHeaders(origins: AllowedOrigins = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
