import type { Change } from '../../../core/contracts/edits.ts';

const KIND_WORDS = { syntax: 'Syntax', rule: 'Rule', repair: 'Repair', format: 'Format', model: 'Model' } as const;

/** Why lines were changed. */
export function Reasons({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="reasons" aria-label="Reasons for the change">
      {changes.map((change) => (
        <li key={`${change.line} ${change.rule} ${change.message}`}>
          <span className={`chip chip-${change.kind}`}>{KIND_WORDS[change.kind]}</span>
          <span className="reason-text">
            {change.line > 0 && <span className="muted">Line {change.line}: </span>}
            {change.message}
          </span>
          <code className="reason-rule">{change.rule}</code>
        </li>
      ))}
    </ul>
  );
}
