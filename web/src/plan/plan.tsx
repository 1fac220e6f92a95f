import './plan.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { PlanIssue, Severity } from '../../../core/contracts/plan.ts';
import { planQuery } from '../api/queries.ts';
import { useSignedIn } from '../session/context.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import { plural } from '../ui/format.ts';
import { Loading } from '../ui/loading.tsx';
import { Segments } from '../ui/segments.tsx';
import { Issue } from './issue.tsx';

const SEVERITIES: readonly { value: Severity | 'all'; text: string }[] = [
  { value: 'all', text: 'All' },
  { value: 'High', text: 'High' },
  { value: 'Medium', text: 'Medium' },
  { value: 'Low', text: 'Low' },
];

/** What the Auditor found, by file. */
export default function Plan({ runId }: { runId: string }) {
  const { api } = useSignedIn();
  const query = useQuery(planQuery(api, runId));
  const [severity, setSeverity] = useState<Severity | 'all'>('all');
  const plan = query.data?.plan;
  const files = useMemo(() => {
    const fits = (issue: PlanIssue) => severity === 'all' || issue.severity === severity;
    return (plan?.files ?? []).flatMap(({ path, issues }) => {
      const fit = issues.filter(fits);
      return fit.length > 0 ? [{ path, issues: fit }] : [];
    });
  }, [plan, severity]);

  if (query.isPending) return <Loading what="the plan" lines={8} />;
  if (query.error && !plan) return <Failure error={query.error} retry={() => void query.refetch()} />;
  if (!query.data || !plan) return null;
  const { summary } = plan;
  return (
    <section aria-label="Plan">
      <div className="toolbar">
        <p className="plan-summary">
          {plural(summary.files_analyzed, 'file')} analysed, {plural(summary.total_issues, 'issue')} found, pylint
          baseline {summary.pylint_baseline.toFixed(1)}/10.
        </p>
        <Segments label="Severity" labelShown={false} options={SEVERITIES} value={severity} onChange={setSeverity} />
        <CopyButton text={query.data.markdown} what="the plan as Markdown" />
      </div>
      {files.length === 0 && <Empty title={summary.total_issues === 0 ? 'Nothing was found.' : 'No issue fits.'} />}
      {files.map(({ path, issues }) => (
        <details key={path} className="panel plan-file" open={files.length <= 12}>
          <summary>
            <code>{path}</code> <span className="muted">{plural(issues.length, 'issue')}</span>
          </summary>
          <ol className="issues">
            {issues.map((issue) => (
              <Issue key={issue.number} issue={issue} />
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}
