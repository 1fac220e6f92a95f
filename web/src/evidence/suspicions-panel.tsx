import type { Suspicion } from '../../../core/contracts/evidence.ts';
import { plural } from '../ui/format.ts';

/** What was noticed and not acted on. */
export function SuspicionsPanel({ suspicions }: { suspicions: readonly Suspicion[] }) {
  return (
    <details className="panel suspicions">
      <summary>{plural(suspicions.length, 'suspicion')}: nothing was changed</summary>
      <ul className="plain-list">
        {suspicions.map((one) => (
          <li key={one.fingerprint}>
            <code>{`${one.path}:${one.line}`}</code> {one.function && <code>{one.function}</code>} {one.message}
            {one.input && (
              <>
                {' '}
                <code>{one.input}</code> gives <code>{one.actual}</code>
                {one.expected && (
                  <>
                    , expected <code>{one.expected}</code>
                  </>
                )}
                .
              </>
            )}{' '}
            {one.suggestion}{' '}
            <span className="muted">
              {one.pattern}, <code>{one.fingerprint}</code>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
