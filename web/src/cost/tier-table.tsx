import type { TierStats } from '../../../core/contracts/run-summary.ts';
import { dollars } from '../ui/format.ts';

/** How each tier did in this run. */
export function TierTable({ tiers }: { tiers: readonly TierStats[] }) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Tier</th>
          <th scope="col" className="number">
            Attempts
          </th>
          <th scope="col" className="number middle">
            Kept
          </th>
          <th scope="col" className="number middle">
            Calls
          </th>
          <th scope="col" className="number middle">
            Tokens
          </th>
          <th scope="col" className="number">
            Cost
          </th>
          <th scope="col">Succeeded</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.tier}>
            <th scope="row">{tier.tier}</th>
            <td className="number">{tier.attempts}</td>
            <td className="number middle">{tier.accepted}</td>
            <td className="number middle">{tier.calls}</td>
            <td className="number middle">{(tier.input_tokens + tier.output_tokens).toLocaleString()}</td>
            <td className="number">{dollars(tier.cost_usd)}</td>
            <td>{tier.succeeded ? 'yes' : 'no'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
