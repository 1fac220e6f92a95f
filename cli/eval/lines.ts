import { table } from '../output/table.ts';
import { brokenTests, type CaseResult, type compared, type EvalTotals } from './result.ts';

/** One line of a case, as it ends. */
export function caseLine(one: CaseResult): string {
  const tests = Object.values(one.after);
  const passed = tests.filter(Boolean).length;
  const calls = callsText(one.calls);
  const broken = brokenTests(one.before, one.after);
  const harm = broken.length > 0 ? `; broken: ${broken.slice(0, 3).join(', ')}${broken.length > 3 ? ', ...' : ''}` : '';
  return (
    `${one.outcome.padEnd(10)}  ${one.name}: ${passed} of ${tests.length} hidden tests pass, ${one.stop_reason}, ` +
    `$${one.cost_usd.toFixed(4)}, ${one.duration_s.toFixed(1)} s${calls && `, calls: ${calls}`}${harm}`
  );
}

/** The sums of an evaluation. */
export function totalLines(totals: EvalTotals): string[] {
  return [
    `${totals.cases} cases: ${totals.repaired} repaired, ${totals.harmed} harmed, ${totals.right} right already, ${totals.unrepaired} not repaired`,
    `$${totals.cost_usd.toFixed(4)}, ${totals.duration_s.toFixed(1)} s, calls: ${callsText(totals.calls) || 'none'}`,
  ];
}

/** An evaluation beside an earlier one. */
export function comparisonLines({
  differences,
  before,
  now,
  only_now,
  only_before,
}: ReturnType<typeof compared>): string[] {
  const calls = (totals: EvalTotals) => Object.values(totals.calls).reduce((sum, number) => sum + number, 0);
  const row = (name: string, of: (totals: EvalTotals) => number, digits = 0) => [
    name,
    of(before).toFixed(digits),
    of(now).toFixed(digits),
    signed(of(now) - of(before), digits),
  ];
  return [
    `Beside the earlier result, ${now.cases} cases of both:`,
    ...table([
      ['', 'BEFORE', 'NOW', 'CHANGE'],
      row('repaired', (totals) => totals.repaired),
      row('harmed', (totals) => totals.harmed),
      row('cost, $', (totals) => totals.cost_usd, 4),
      row('seconds', (totals) => totals.duration_s, 1),
      row('calls', calls),
    ]),
    ...differences.map(
      ({ name, before: old, now: fresh, better }) => `${better ? 'better' : 'WORSE'}  ${name}: ${old}, now ${fresh}`,
    ),
    ...(only_now.length > 0 ? [`only now: ${only_now.join(', ')}`] : []),
    ...(only_before.length > 0 ? [`only before: ${only_before.join(', ')}`] : []),
  ];
}

function callsText(calls: Readonly<Record<string, number>>): string {
  return Object.entries(calls)
    .filter(([, number]) => number > 0)
    .map(([tier, number]) => `${tier} ${number}`)
    .join(', ');
}

function signed(change: number, digits: number): string {
  const text = change.toFixed(digits);
  return change > 0 ? `+${text}` : text;
}
