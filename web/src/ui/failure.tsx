import { ApiFailure } from '../api/failure.ts';
import { ActionButton } from './action-button.tsx';

interface FailureProps {
  readonly error: Error;
  /** @default no button */
  readonly retry?: () => void;
}

/** What went wrong, its name, and what to do about it. */
export function Failure({ error, retry }: FailureProps) {
  const problem = error instanceof ApiFailure ? error.problem : null;
  return (
    <div role="alert" className="failure">
      <p className="failure-title">{problem?.detail ?? error.message}</p>
      <p>{problem?.remedy ?? 'Look at your connection. It is tried again as soon as the server answers.'}</p>
      {problem && problem.problems.length > 0 && (
        <ul>
          {problem.problems.map((each) => (
            <li key={each}>
              <code>{each}</code>
            </li>
          ))}
        </ul>
      )}
      <p className="failure-foot">
        {retry && <ActionButton onPress={retry}>Try again</ActionButton>}
        {problem && <code className="muted">{problem.title}</code>}
      </p>
    </div>
  );
}
