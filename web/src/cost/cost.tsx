import './cost.css';
import type { RunView } from '../../../core/contracts/api/runs.ts';
import { Empty } from '../ui/empty.tsx';
import { dollars } from '../ui/format.ts';
import { Attempts } from './attempts.tsx';
import { TierTable } from './tier-table.tsx';

/** What the run cost, by tier and by attempt. */
export default function Cost({ run }: { run: RunView }) {
  const limit = run.request?.budget_usd ?? null;
  return (
    <div className="stack">
      <section className="panel" aria-labelledby="money-title">
        <h2 id="money-title">Money</h2>
        <p>
          <strong className="big">{dollars(run.cost_usd)}</strong>
          {limit !== null && <span className="muted"> of {dollars(limit)} at most</span>}
        </p>
        {limit !== null && limit > 0 && (
          <meter className="meter" aria-label="Part of the money limit" min={0} max={limit} value={run.cost_usd} />
        )}
        {run.cost_usd === 0 && <p className="muted">No model that costs was asked.</p>}
      </section>
      <section className="panel" aria-labelledby="tiers-title">
        <h2 id="tiers-title">Tiers</h2>
        {run.tier_stats.length > 0 ? (
          <TierTable tiers={run.tier_stats} />
        ) : (
          <Empty title="No tier is added up yet.">
            {run.tiers.length > 0 && `The run may use ${run.tiers.join(', ')}; their figures come at its end.`}
          </Empty>
        )}
      </section>
      <section className="panel" aria-labelledby="attempts-title">
        <h2 id="attempts-title">Attempts</h2>
        {run.attempts.length > 0 ? <Attempts attempts={run.attempts} /> : <Empty title="No attempt yet." />}
      </section>
    </div>
  );
}
