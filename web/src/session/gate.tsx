import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { WebConfig } from '../../../core/contracts/api/web-config.ts';
import { ApiClient } from '../api/client.ts';
import { Splash } from '../layout/splash.tsx';
import { Welcome } from '../layout/welcome.tsx';
import { Failure } from '../ui/failure.tsx';
import { loadConfig } from './config.ts';
import { SignedInContext } from './context.ts';
import { CALLBACK_PATH, Session } from './session.ts';

/** Shows what is behind it to people who are signed in. */
export function Gate({ children }: { children: ReactNode }) {
  const config = useQuery({ queryKey: ['config'], queryFn: loadConfig, staleTime: Number.POSITIVE_INFINITY });
  if (config.data) return <ConfiguredGate config={config.data}>{children}</ConfiguredGate>;
  if (config.error) {
    return (
      <Splash>
        <Failure error={config.error} retry={() => void config.refetch()} />
      </Splash>
    );
  }
  return <Splash busy />;
}

function ConfiguredGate({ config, children }: { config: WebConfig; children: ReactNode }) {
  const [path, navigate] = useLocation();
  const session = useMemo(() => new Session(config), [config]);
  const api = useMemo(() => new ApiClient(config.api, session), [config, session]);
  const returning = path === CALLBACK_PATH;

  // The code in the address may be used once: the query is never run a second time for it.
  const arrival = useQuery({
    queryKey: ['arrival'],
    queryFn: () => session.finishSignIn(),
    enabled: returning,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const user = useQuery({
    queryKey: ['user'],
    queryFn: () => session.user(),
    enabled: !returning,
    staleTime: Number.POSITIVE_INFINITY,
  });

  useEffect(() => {
    if (returning && arrival.data) navigate(arrival.data, { replace: true });
  }, [returning, arrival.data, navigate]);

  const wantsPage = !returning && user.data === null && path !== '/';
  useEffect(() => {
    if (wantsPage) void session.signIn().catch(() => navigate('/', { replace: true }));
  }, [wantsPage, session, navigate]);

  const value = useMemo(() => (user.data ? { api, session, user: user.data } : null), [api, session, user.data]);

  if (returning && arrival.error) return <Welcome session={session} error={arrival.error} />;
  if (value && !returning) return <SignedInContext value={value}>{children}</SignedInContext>;
  if (user.data === null && !wantsPage && !returning) return <Welcome session={session} />;
  return <Splash busy />;
}
