import type { Log, ReportingDescriptor } from 'sarif';
import type { Finding, StopReason } from '../contracts/index.ts';
import { classify, suggestionFor, titleOf } from '../plan/pylint-issues.ts';
import type { ReportModel } from './model.ts';
import { locationOf, plain, ROOT, relativeUri, type SarifItem } from './sarif-parts.ts';
import { suspicionItem } from './sarif-suspicions.ts';

/** Name of our fingerprint; the number goes up when it is computed another way. */
const FINGERPRINT = 'swarmIssue/v1';

const BASELINE_STATES = { fixed: 'absent', remaining: 'unchanged', new: 'new' } as const;

/** Endings of a run that looked at nothing, or not to the end. */
const UNSUCCESSFUL: ReadonlySet<StopReason> = new Set(['invalid_input', 'internal_error']);

/**
 * `report.sarif`, version 2.1.0: what is left in the result, and what was fixed as results
 * that are absent; what is only suspected as notes. Places are those of the result; of the input, where a result is absent.
 */
export function sarifReport(model: ReportModel): string {
  const { summary, findings, suspicions } = model;
  const items = [...findings.map(findingItem), ...suspicions.map(suspicionItem)];
  const rules = [...new Map(items.map(({ rule }) => [rule.id, rule])).values()];
  rules.sort((a, b) => (a.id < b.id ? -1 : 1));
  const ruleIndex = new Map(rules.map(({ id }, index) => [id, index]));
  const paths = [...new Set(items.map(({ path }) => path))].sort();
  const pathIndex = new Map(paths.map((path, index) => [path, index]));
  const successful = !UNSUCCESSFUL.has(summary.stop_reason);
  const notice = { level: 'error' as const, message: { text: plain(summary.stop_detail, summary.stop_reason) } };
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Refactoring Swarm', rules } },
        automationDetails: { id: `refactoring-swarm/${summary.run_id}` },
        columnKind: 'unicodeCodePoints',
        originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the project.' } } },
        invocations: [
          { executionSuccessful: successful, ...(successful ? {} : { toolExecutionNotifications: [notice] }) },
        ],
        artifacts: paths.map((path) => ({ location: { uri: relativeUri(path), uriBaseId: ROOT } })),
        results: items.map(({ rule, path, result }) => result(ruleIndex.get(rule.id) ?? -1, pathIndex.get(path) ?? -1)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function findingItem(finding: Finding): SarifItem {
  return {
    rule: descriptor(finding),
    path: finding.path,
    result: (ruleIndex, index) => ({
      ruleId: ruleId(finding),
      ruleIndex,
      level: finding.level,
      baselineState: BASELINE_STATES[finding.state],
      message: { text: plain(finding.message, finding.rule) },
      locations: [locationOf(finding, index)],
      partialFingerprints: { [FINGERPRINT]: finding.fingerprint },
    }),
  };
}

/** Tools name their rules as they like: the tool's name keeps them apart. */
function ruleId({ tool, rule }: Finding): string {
  return `${tool}/${rule.toWellFormed()}`;
}

const TAGS: Readonly<Record<Finding['tool'], string>> = {
  pylint: 'maintainability',
  ruff: 'security',
  bandit: 'security',
  model: 'security',
  tests: 'correctness',
};

function descriptor(finding: Finding): ReportingDescriptor {
  const title = plain(titleOf(finding.rule), finding.rule);
  return {
    id: ruleId(finding),
    name: title,
    shortDescription: { text: title },
    help: { text: helpOn(finding) },
    properties: { tags: [TAGS[finding.tool]] },
  };
}

function helpOn({ tool, rule, level }: Finding): string {
  const name = rule.toWellFormed();
  if (tool === 'tests')
    return 'Read the message and the trace of the test in report.html, and correct the code or the test.';
  if (tool === 'model')
    return 'A model reviewed the changes for security; it may be mistaken. Look at the place it names.';
  if (tool !== 'pylint') return `A security finding of ${tool}; its documentation explains ${name}.`;
  const { type } = classify({ symbol: rule, type: level === 'note' ? 'convention' : level });
  return `${suggestionFor(type)}. The documentation of pylint explains ${name}.`;
}
