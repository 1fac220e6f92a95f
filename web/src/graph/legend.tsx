import type { NodeKind } from './graph-contract.ts';
import { LETTERS } from './node-shape.tsx';
import { outlineOf } from './outline.ts';

const KINDS: readonly { kind: NodeKind; text: string }[] = [
  { kind: 'auditor', text: 'Auditor' },
  { kind: 'judge', text: 'Judge' },
  { kind: 'fixer', text: 'Fixer' },
  { kind: 'workbench', text: 'Workbench' },
  { kind: 'choice', text: 'Decision' },
];

/** What the shapes mean. */
export function Legend() {
  return (
    <div className="legend">
      <ul>
        {KINDS.map(({ kind, text }) => (
          <li key={kind}>
            <svg viewBox="-15 -10 30 20" width="30" height="20" aria-hidden="true" className={`node node-${kind}`}>
              <path d={outlineOf(kind, 26, 16)} className="node-body" />
              <text className="node-letter" textAnchor="middle" dominantBaseline="central">
                {LETTERS[kind]}
              </text>
            </svg>
            {text}
          </li>
        ))}
      </ul>
      <p className="hint">An error in any step, and a refused input, go straight to Publish.</p>
    </div>
  );
}
