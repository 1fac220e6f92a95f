import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { ApiFailure, Unreachable } from './api/failure.ts';
import { Shell } from './layout/shell.tsx';
import { RunsPage } from './runs/runs-page.tsx';
import { Gate } from './session/gate.tsx';
import { Crash } from './ui/crash.tsx';
import { Loading } from './ui/loading.tsx';
import { NotFound } from './ui/not-found.tsx';

const StartPage = lazy(() => import('./start/start-page.tsx'));
const RunPage = lazy(() => import('./run/run-page.tsx'));
const StatsPage = lazy(() => import('./stats/stats-page.tsx'));

const RETRIES = 2;

function newClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A local server answers without any network: only a failed request says that it is gone.
        networkMode: 'always',
        retry: (count, error) =>
          count < RETRIES && (error instanceof Unreachable || (error instanceof ApiFailure && error.mayPass)),
        retryDelay: (count) => 400 * 2 ** count,
        staleTime: 500,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** The whole page: sign in first, then the frame with the page that the address names. */
export function App() {
  const [client] = useState(newClient);
  return (
    <QueryClientProvider client={client}>
      <Crash>
        <Gate>
          <Shell>
            <Suspense fallback={<Loading what="the page" />}>
              <Switch>
                <Route path="/" component={RunsPage} />
                <Route path="/new" component={StartPage} />
                <Route path="/stats" component={StatsPage} />
                <Route path="/runs">
                  <Redirect to="/" replace />
                </Route>
                <Route path="/runs/:id/:tab?">{({ id, tab }) => <RunPage key={id} runId={id} tab={tab} />}</Route>
                <Route component={NotFound} />
              </Switch>
            </Suspense>
          </Shell>
        </Gate>
      </Crash>
    </QueryClientProvider>
  );
}
