import type { Finding } from '../../../core/contracts/report.ts';
import { Icon } from '../ui/icon.tsx';

const STATES = {
  fixed: { text: 'fixed', icon: 'check', tone: 'good' },
  remaining: { text: 'remaining', icon: 'dot', tone: '' },
  new: { text: 'new', icon: 'cross', tone: 'bad' },
} as const;

/** Findings with where they are and what became of them. */
export function FindingsTable({ findings }: { findings: readonly Finding[] }) {
  return (
    <div className="panel">
      <table className="table">
        <caption className="visually-hidden">Findings</caption>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Finding</th>
            <th scope="col" className="middle">
              Where
            </th>
            <th scope="col" className="wide">
              Tool
            </th>
          </tr>
        </thead>
        <tbody>
          {findings.map((finding) => (
            <tr key={finding.fingerprint}>
              <td>
                <span className={`outcome ${STATES[finding.state].tone}`}>
                  <Icon name={STATES[finding.state].icon} />
                  {STATES[finding.state].text}
                </span>
              </td>
              <th scope="row">
                {finding.message} <code className="muted">{finding.rule}</code>
              </th>
              <td className="middle">
                <code>
                  {finding.path}
                  {finding.line > 0 && `:${finding.line}`}
                </code>
              </td>
              <td className="wide">{finding.tool}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
