import type { Behaviour } from '../../../core/contracts/evidence.ts';
import { EVIDENCE_WORDS } from '../../../core/contracts/evidence-words.ts';
import { plural } from '../ui/format.ts';

/** What each repaired function gives now and gave before, on inputs where that differs. */
export function BehaviourPanel({ behaviour }: { behaviour: readonly Behaviour[] }) {
  return (
    <section className="panel" aria-labelledby="behaviour-title">
      <h2 id="behaviour-title">What behaves differently</h2>
      {behaviour.map((one) => (
        <Difference key={`${one.path} ${one.function}`} one={one} />
      ))}
    </section>
  );
}

function Difference({ one }: { one: Behaviour }) {
  const { path, function: name, evidence, gated, rows, changed, unchanged } = one;
  const more = changed - rows.length;
  return (
    <article className="difference">
      <h3>
        <code>{name}</code> <span className="muted">in {path}</span>
      </h3>
      <p className="muted">{EVIDENCE_WORDS[evidence]}</p>
      {rows.length > 0 && (
        <table className="table">
          <caption className="visually-hidden">{`Inputs on which ${name} gives another result`}</caption>
          <thead>
            <tr>
              <th scope="col">Input</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ input, before, after }) => (
              <tr key={input}>
                <th scope="row">
                  <code>{input}</code>
                </th>
                <td>
                  <code>{before}</code>
                </td>
                <td>
                  <code>{after}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        {!gated && 'It could not be run beside what it was before.'}
        {gated && more > 0 && `${plural(more, 'more sampled input')} changed; `}
        {gated && `${plural(unchanged, 'other sampled input')} gave the same.`}
      </p>
    </article>
  );
}
