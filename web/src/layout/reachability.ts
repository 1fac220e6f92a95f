import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Unreachable } from '../api/failure.ts';

/** Milliseconds between two tries to reach a server that is gone. */
const PROBE_EVERY = 2_000;

async function answers(): Promise<boolean> {
  return fetch('/config.json', { cache: 'no-store' }).then(
    (response) => response.ok,
    () => false,
  );
}

/**
 * Whether the server can be reached. A failed request or the browser's word raises the
 * question; only a request answers it, because a local server needs no network.
 */
export function useReachable(): boolean {
  const client = useQueryClient();
  const [reachable, setReachable] = useState(true);

  useEffect(() => {
    const probe = () => void answers().then(setReachable);
    window.addEventListener('offline', probe);
    window.addEventListener('online', probe);
    const stop = client.getQueryCache().subscribe(({ query }) => {
      if (query.state.fetchFailureReason instanceof Unreachable) setReachable(false);
    });
    return () => {
      window.removeEventListener('offline', probe);
      window.removeEventListener('online', probe);
      stop();
    };
  }, [client]);

  useEffect(() => {
    if (reachable) return;
    const timer = setInterval(() => {
      void answers().then((back) => {
        if (!back) return;
        setReachable(true);
        void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'arrival' });
      });
    }, PROBE_EVERY);
    return () => clearInterval(timer);
  }, [reachable, client]);

  return reachable;
}
