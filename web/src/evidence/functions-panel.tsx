import { useState } from 'react';
import type { FunctionEvidence } from '../../../core/contracts/evidence.ts';
import { EVIDENCE_WORDS, OUTCOME_WORDS } from '../../../core/contracts/evidence-words.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { plural } from '../ui/format.ts';

/** Rows that are drawn at once. */
const AT_ONCE = 200;

interface FunctionsPanelProps {
  readonly functions: readonly FunctionEvidence[];
  /** Functions that could not be run before and after. */
  readonly notGated: number;
}

/** Every function with what says what it should do, and what became of it. */
export function FunctionsPanel({ functions, notGated }: FunctionsPanelProps) {
  const [shown, setShown] = useState(AT_ONCE);
  return (
    <details className="panel functions">
      <summary>{plural(functions.length, 'function')} with the evidence for each</summary>
      {notGated > 0 && (
        <p>{plural(notGated, 'function')} could not be run; only layout and documentation of these changed.</p>
      )}
      <table className="table">
        <caption className="visually-hidden">Functions and evidence</caption>
        <thead>
          <tr>
            <th scope="col">Function</th>
            <th scope="col" className="middle">
              File
            </th>
            <th scope="col">Evidence</th>
            <th scope="col">Outcome</th>
          </tr>
        </thead>
        <tbody>
          {functions.slice(0, shown).map(({ path, name, evidence, outcome }) => (
            <tr key={`${path} ${name}`}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td className="middle">
                <code>{path}</code>
              </td>
              <td>{EVIDENCE_WORDS[evidence]}</td>
              <td>{OUTCOME_WORDS[outcome]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {functions.length > shown && (
        <p className="more">
          <ActionButton onPress={() => setShown(shown + AT_ONCE)}>Show more</ActionButton>
        </p>
      )}
    </details>
  );
}
