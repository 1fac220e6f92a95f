import { useQuery } from '@tanstack/react-query';
import type { Stats } from '../../../core/contracts/api/documents.ts';
import { statsQuery } from '../api/queries.ts';
import { useSignedIn } from '../session/context.ts';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import { dollars, plural } from '../ui/format.ts';
import { Loading } from '../ui/loading.tsx';
import { PageTitle } from '../ui/page-title.tsx';

/** How each tier did over the newest runs. */
export default function StatsPage() {
  const { api } = useSignedIn();
  const query = useQuery(statsQuery(api));
  return (
    <>
      <PageTitle>Tiers</PageTitle>
      {query.isPending && <Loading what="the statistics" />}
      {query.error && !query.data && <Failure error={query.error} retry={() => void query.refetch()} />}
      {query.data && query.data.tiers.length === 0 && (
        <Empty title="No figures yet.">They come with the first run that ends.</Empty>
      )}
      {query.data && query.data.tiers.length > 0 && (
        <>
          <p className="muted count">Over your newest {plural(query.data.runs, 'run')}</p>
          <div className="panel">
            <StatsTable tiers={query.data.tiers} />
          </div>
        </>
      )}
    </>
  );
}

function StatsTable({ tiers }: { tiers: Stats['tiers'] }) {
  return (
    <table className="table">
      <caption className="visually-hidden">Tiers</caption>
      <thead>
        <tr>
          <th scope="col">Tier</th>
          <th scope="col" className="number">
            Runs
          </th>
          <th scope="col" className="number">
            Success
          </th>
          <th scope="col" className="number middle">
            Attempts a run
          </th>
          <th scope="col" className="number wide">
            Calls
          </th>
          <th scope="col" className="number wide">
            Tokens
          </th>
          <th scope="col" className="number">
            Cost
          </th>
          <th scope="col" className="number middle">
            A success costs
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.tier}>
            <th scope="row">{tier.tier}</th>
            <td className="number">{tier.runs}</td>
            <td className="number">{Math.round(tier.success_rate * 100)} %</td>
            <td className="number middle">{tier.average_attempts.toFixed(1)}</td>
            <td className="number wide">{tier.calls.toLocaleString()}</td>
            <td className="number wide">{tier.tokens.toLocaleString()}</td>
            <td className="number">{dollars(tier.cost_usd)}</td>
            <td className="number middle">
              {tier.cost_per_success_usd === null ? '–' : dollars(tier.cost_per_success_usd)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
