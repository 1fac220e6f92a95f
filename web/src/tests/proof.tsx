import type { SuiteProof } from '../../../core/contracts/suite-proof.ts';
import { plural } from '../ui/format.ts';

/** How the tests hold against mutants of what was delivered, and what they would not notice. */
export function Proof({ proof }: { proof: SuiteProof }) {
  const { mutation_score, mutation_error, score_before, mutants, detected, not_run, added, survivors } = proof;
  return (
    <section className="panel proof" aria-labelledby="proof-title">
      <h2 id="proof-title">Mutation score of the tests</h2>
      <p>
        <strong>{percent(mutation_score)}</strong>
        {mutation_error !== null && ` ± ${mutation_error.toFixed(2)}`}: the tests detect {detected} of{' '}
        {plural(mutants, 'mutant')} of the result.
        {not_run > 0 && ` ${not_run} more were not run.`}
        {score_before !== null && ` It was ${percent(score_before)} before ${plural(added.length, 'test')} came in.`}
      </p>
      {survivors.length > 0 && (
        <details>
          <summary>{plural(survivors.length, 'mutant')} that no test detects</summary>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Place</th>
                <th scope="col">What no test notices</th>
                <th scope="col">Near a repair</th>
              </tr>
            </thead>
            <tbody>
              {survivors.map((one) => (
                <tr key={`${one.path}:${one.line} ${one.operator} ${one.before} ${one.after}`}>
                  <th scope="row">
                    <code>{`${one.path}:${one.line} ${one.function}`}</code>
                  </th>
                  <td>
                    <code>{one.before}</code> becomes <code>{one.after}</code>
                  </td>
                  <td>{one.near_repair ? 'yes' : 'no'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}

function percent(value: number): string {
  return `${value.toFixed(2)}%`;
}
