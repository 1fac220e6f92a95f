/** What a token may allow. */
export const SCOPES = { read: 'runs/read', write: 'runs/write' } as const;
export type Scope = (typeof SCOPES)[keyof typeof SCOPES];

/** Every one of them. */
export const ALL_SCOPES: readonly Scope[] = Object.values(SCOPES);

/** What the web page asks its issuer for. */
export const PAGE_SCOPE = ['openid', 'profile', ...ALL_SCOPES].join(' ');
