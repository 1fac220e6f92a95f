import './evidence.css';
import { useQuery } from '@tanstack/react-query';
import type { RunView } from '../../../core/contracts/api/runs.ts';
import { reportQuery } from '../api/report-query.ts';
import { useSignedIn } from '../session/context.ts';
import { Failure } from '../ui/failure.tsx';
import { BehaviourPanel } from './behaviour-panel.tsx';
import { FunctionsPanel } from './functions-panel.tsx';
import { QuestionsPanel } from './questions-panel.tsx';
import { SuspicionsPanel } from './suspicions-panel.tsx';

/** What is asked, what behaves otherwise and what is only suspected: what a reviewer reads first. */
export default function EvidencePanels({ run }: { run: RunView }) {
  const { api } = useSignedIn();
  const query = useQuery(reportQuery(api, run.run_id));
  const report = query.data;
  return (
    <div className="overview-evidence stack">
      {run.questions.length > 0 && <QuestionsPanel runId={run.run_id} questions={run.questions} />}
      {query.error && !report && <Failure error={query.error} retry={() => void query.refetch()} />}
      {report && report.behaviour.length > 0 && <BehaviourPanel behaviour={report.behaviour} />}
      {report && report.suspicions.length > 0 && <SuspicionsPanel suspicions={report.suspicions} />}
      {run.functions.length > 0 && (
        <FunctionsPanel functions={run.functions} notGated={report?.not_gated.length ?? 0} />
      )}
    </div>
  );
}
