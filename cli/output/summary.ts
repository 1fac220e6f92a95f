import type { ForgeSummary, Question, RunSummary, ToldProgram } from '../../core/contracts/index.ts';
import { tierLine } from '../../core/report/model.ts';
import { programLines } from '../../core/report/program-lines.ts';
import { proofLine } from '../../core/report/proof-lines.ts';
import { buildFields, buildLines } from './build-lines.ts';
import { coloursFor } from './colours.ts';
import { type EvidenceReport, evidenceLines } from './evidence-lines.ts';
import { forgeLines } from './forge-lines.ts';
import { visible } from './visible.ts';

/** The one document that `--json` prints. */
export function summaryDocument(summary: RunSummary, resultDir: string, logPath: string) {
  const { run_id, status, stop_reason, stop_detail, pylint_baseline, pylint_current, tests } = summary;
  const { iterations, cost_usd, duration_s, files_changed, tests_added, tiers, final_report } = summary;
  const { verdict, functions, questions, proof, forge, build } = summary;
  return {
    run_id,
    status,
    stop_reason,
    stop_detail,
    pylint_baseline,
    pylint_current,
    tests,
    iterations,
    cost_usd,
    duration_s,
    files_changed,
    tests_added,
    tiers,
    final_report,
    ...(summary.python ? { python: summary.python } : {}),
    ...(summary.needs_python ? { needs_python: summary.needs_python } : {}),
    ...(summary.left_for_time ? { left_for_time: summary.left_for_time } : {}),
    ...(forge || build ? {} : { verdict: verdict ?? null, functions, questions: questions.map(questionFields) }),
    ...(summary.programs ? { programs: summary.programs } : {}),
    ...(proof ? { proof } : {}),
    ...(forge ? forgeFields(forge) : {}),
    ...(build ? buildFields(build) : {}),
    result_dir: resultDir,
    log_path: logPath,
  };
}

/** A question as `--json` tells it; the tests of its answers stay in the record. */
function questionFields({ id, path, function: name, input, choices }: Question) {
  return { id, path, function: name, input, choices: choices.map(({ id, result, edit }) => ({ id, result, edit })) };
}

/** What a run of forge tells beside what every run does. */
function forgeFields(forge: ForgeSummary) {
  const { coverage_before, coverage_after, mutation_before, mutation_after, suspected_bugs, ...more } = forge;
  return { coverage_before, coverage_after, mutation_before, mutation_after, suspected_bugs, ...more };
}

/** What came of the work, in the terms of its workflow. */
function workLines({ forge, build, pylint_baseline, pylint_current }: RunSummary): string[] {
  if (forge) return forgeLines(forge);
  if (build) return buildLines(build);
  return [`  pylint  ${pylint_baseline.toFixed(2)} -> ${pylint_current.toFixed(2)}`];
}

/** Whether a program is worth a line: one that ended as it did before is not. */
function isNotable({ end, before, as_expected }: ToldProgram): boolean {
  return end !== 'ended' || before !== undefined || as_expected === false;
}
const WHICH_PYTHONS = '`swarm doctor` lists those of this machine, and how runs may use them';

/** How a run ended, for a person. */
export function summaryLines(summary: RunSummary, where: string, report?: EvidenceReport): string[] {
  const colours = coloursFor(process.stdout);
  const good = summary.status === 'success';
  const { tests } = summary;
  const red = tests.failed + tests.errors;
  return [
    '',
    `${good ? colours.green('success') : colours.yellow(summary.status)}  ${visible(summary.stop_detail)}`,
    ...evidenceLines(summary, report),
    `  tests   ${tests.passed} passed${red > 0 ? `, ${red} red` : ''}${tests.skipped > 0 ? `, ${tests.skipped} skipped` : ''}`,
    ...(summary.proof ? [`  mutants ${proofLine(summary.proof)}`] : []),
    ...programLines(summary.programs?.filter(isNotable)).map((line) => `  program ${visible(line)}`),
    ...workLines(summary),
    `  files   ${summary.files_changed.length} changed, ${summary.tests_added.length} tests files added`,
    `  run     ${summary.run_id}, ${summary.iterations} ${summary.forge ? 'rounds' : summary.build ? 'attempts' : 'iterations'}, ${summary.duration_s.toFixed(1)} s, $${summary.cost_usd.toFixed(4)}`,
    ...summary.tiers.filter((tier) => tier.calls > 0).map((tier) => `  models  ${tierLine(tier)}`),
    ...(summary.needs_python ? [`  python  ${summary.needs_python} is needed: ${WHICH_PYTHONS}`] : []),
    ...(summary.final_report ? [`  advice  ${visible(summary.final_report.recommendation)}`] : []),
    `  result  ${where}`,
  ];
}
