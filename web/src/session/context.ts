import type { User } from 'oidc-client-ts';
import { createContext, useContext } from 'react';
import type { ApiClient } from '../api/client.ts';
import type { Session } from './session.ts';

/** What every page has once somebody is signed in. */
export interface SignedIn {
  readonly api: ApiClient;
  readonly session: Session;
  readonly user: User;
}

export const SignedInContext = createContext<SignedIn | null>(null);

/** For components below the gate only. */
export function useSignedIn(): SignedIn {
  const value = useContext(SignedInContext);
  if (!value) throw new Error('useSignedIn is for pages behind the sign-in gate');
  return value;
}
