import type { RunView } from '../../../core/contracts/api/runs.ts';
import { dollars, plural, score } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';

/** Every attempt of the Fixer with the Judge's verdict. */
export function Attempts({ attempts }: { attempts: RunView['attempts'] }) {
  return (
    <ol className="attempts">
      {attempts.map((attempt) => (
        <li key={attempt.round} className="attempt">
          <p className="attempt-head">
            <strong>Round {attempt.round}</strong>
            <span className="chip">{attempt.tier}</span>
            <span className={attempt.accepted ? 'outcome good' : 'outcome bad'}>
              <Icon name={attempt.accepted ? 'check' : 'cross'} />
              {attempt.accepted ? 'kept' : 'refused'}
            </span>
            <span className="muted">
              {attempt.tests_red === 0 ? 'all tests green' : `${plural(attempt.tests_red, 'test')} red`}, score{' '}
              {score(attempt.pylint_score)}, {dollars(attempt.cost_usd)}
            </span>
          </p>
          <p>{attempt.summary}</p>
          {attempt.reason && <p className="muted">Judge: {attempt.reason}</p>}
          {attempt.files.length > 0 && (
            <p className="attempt-files">
              {attempt.files.map((path) => (
                <code key={path}>{path}</code>
              ))}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
