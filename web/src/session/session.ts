import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { WebConfig } from '../../../core/contracts/api/web-config.ts';
import type { Credentials } from '../api/client.ts';

/** A token that is refused this soon after signing in would be refused again: in milliseconds. */
const FRESH_MS = 15_000;
const SIGNED_IN_AT = 'swarm.signed-in-at';

export const CALLBACK_PATH = '/callback';

/** Signing in by the authorization code flow with PKCE; tokens live as long as the tab. */
export class Session implements Credentials {
  readonly #manager: UserManager;
  readonly #config: WebConfig['oidc'];
  #leaving = false;

  constructor({ oidc }: WebConfig) {
    const store = new WebStorageStateStore({ store: window.sessionStorage });
    this.#config = oidc;
    this.#manager = new UserManager({
      authority: new URL(oidc.authority, window.location.origin).href,
      client_id: oidc.client_id,
      scope: oidc.scope,
      redirect_uri: `${window.location.origin}${CALLBACK_PATH}`,
      response_type: 'code',
      userStore: store,
      stateStore: store,
      automaticSilentRenew: false,
      monitorSession: false,
    });
  }

  /** Who is signed in, or null. */
  async user(): Promise<User | null> {
    const user = await this.#manager.getUser();
    return user && !user.expired ? user : null;
  }

  async token(): Promise<string | null> {
    return (await this.user())?.access_token ?? null;
  }

  /** Goes to the issuer; the page wanted is kept for the way back. */
  async signIn(): Promise<void> {
    if (this.#leaving) return;
    this.#leaving = true;
    const { pathname, search } = window.location;
    const wanted = pathname === CALLBACK_PATH ? '/' : `${pathname}${search}`;
    await this.#manager.signinRedirect({ state: { wanted } }).catch((error: unknown) => {
      this.#leaving = false;
      throw error;
    });
  }

  /** Takes the answer of the issuer; returns the page that was wanted. */
  async finishSignIn(): Promise<string> {
    const user = await this.#manager.signinCallback();
    window.sessionStorage.setItem(SIGNED_IN_AT, String(Date.now()));
    return wantedPage(user?.state);
  }

  /** The API does not know the token any more: sign in again, unless that was just done. */
  refused(): void {
    const since = Date.now() - Number(window.sessionStorage.getItem(SIGNED_IN_AT) ?? 0);
    if (since < FRESH_MS) return;
    void this.#manager.removeUser().then(() => this.signIn());
  }

  /** Forgets the tokens, and tells the issuer where it has an address for that. */
  async signOut(): Promise<void> {
    await this.#manager.removeUser();
    window.location.assign(this.#config.logout_url ?? '/');
  }
}

/** Only a path of this page: state comes back through the address bar. */
function wantedPage(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return '/';
  const { wanted } = state;
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : '/';
}

/** A name for who is signed in. */
export function nameOf(user: User): string {
  return user.profile.preferred_username ?? user.profile.name ?? user.profile.sub;
}
