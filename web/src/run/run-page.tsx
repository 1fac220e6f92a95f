import './run.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import type { RunView } from '../../../core/contracts/api/runs.ts';
import { runQuery } from '../api/queries.ts';
import { useSignedIn } from '../session/context.ts';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import { Loading } from '../ui/loading.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Overview } from './overview.tsx';
import { RunHeader } from './run-header.tsx';
import { isTab, type RunTab, RunTabs } from './run-tabs.tsx';

const Timeline = lazy(() => import('../timeline/timeline.tsx'));
const Changes = lazy(() => import('../changes/changes.tsx'));
const Tests = lazy(() => import('../tests/tests.tsx'));
const Findings = lazy(() => import('../findings/findings.tsx'));
const Plan = lazy(() => import('../plan/plan.tsx'));
const Cost = lazy(() => import('../cost/cost.tsx'));

/** Everything about one run, live while it goes on. */
export default function RunPage({ runId, tab = 'overview' }: { runId: string; tab?: string }) {
  const { api } = useSignedIn();
  const query = useQuery(runQuery(api, useQueryClient(), runId));
  if (!isTab(tab)) return <NotFound />;
  if (query.data) return <Known run={query.data.value} tab={tab} />;
  if (query.error) {
    return (
      <>
        <Back />
        <PageTitle>{`Run ${runId}`}</PageTitle>
        <Failure error={query.error} retry={() => void query.refetch()} />
      </>
    );
  }
  return <Loading what="the run" lines={9} />;
}

function Known({ run, tab }: { run: RunView; tab: RunTab }) {
  return (
    <>
      <Back />
      <RunHeader run={run} />
      <RunTabs runId={run.run_id} tab={tab} />
      <Suspense fallback={<Loading what={tab} lines={7} />}>
        <Tab run={run} tab={tab} />
      </Suspense>
    </>
  );
}

function Tab({ run, tab }: { run: RunView; tab: RunTab }) {
  const live = run.status === 'in_progress';
  const has = (artefact: RunView['artefacts'][number]) => run.artefacts.includes(artefact);
  const missing = live ? 'It is written as the run goes on.' : 'The run ended before it was written.';
  if (tab === 'overview') return <Overview run={run} />;
  if (tab === 'timeline') {
    if (has('log')) return <Timeline runId={run.run_id} live={live} />;
    return <Empty title="Nothing is logged yet.">{missing}</Empty>;
  }
  if (tab === 'cost') return <Cost run={run} />;
  if (tab === 'plan') return has('plan') ? <Plan runId={run.run_id} /> : <Empty title="No plan yet.">{missing}</Empty>;
  if (!has('report')) {
    return <Empty title={`No ${tab} to show yet.`}>{missing}</Empty>;
  }
  if (tab === 'tests') return <Tests runId={run.run_id} />;
  return tab === 'findings' ? <Findings runId={run.run_id} /> : <Changes runId={run.run_id} />;
}

function Back() {
  return (
    <nav aria-label="Way back" className="back">
      <Link href="/">← All runs</Link>
    </nav>
  );
}
