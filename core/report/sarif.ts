import type { Location, Log, ReportingDescriptor, Result } from 'sarif';
import type { Finding, StopReason } from '../contracts/index.ts';
import { classify, suggestionFor, titleOf } from '../plan/pylint-issues.ts';
import type { ReportModel } from './model.ts';

/** Name of our fingerprint; the number goes up when it is computed another way. */
const FINGERPRINT = 'swarmIssue/v1';

/** What paths are relative to: the root of the project, wherever a reader has it. */
const ROOT = '%SRCROOT%';

const BASELINE_STATES = { fixed: 'absent', remaining: 'unchanged', new: 'new' } as const;

/** Endings of a run that looked at nothing, or not to the end. */
const UNSUCCESSFUL: ReadonlySet<StopReason> = new Set(['invalid_input', 'internal_error']);

/**
 * `report.sarif`, version 2.1.0: what is left in the result, and what was fixed as results
 * that are absent. Places are those of the result; of the input, where a result is absent.
 */
export function sarifReport(model: ReportModel): string {
  const { summary, findings } = model;
  const rules = [...new Map(findings.map((finding) => [ruleId(finding), descriptor(finding)])).values()];
  rules.sort((a, b) => (a.id < b.id ? -1 : 1));
  const paths = [...new Set(findings.map((finding) => finding.path))].sort();
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
        results: findings.map((finding) =>
          result(
            finding,
            rules.findIndex((rule) => rule.id === ruleId(finding)),
            paths.indexOf(finding.path),
          ),
        ),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function result(finding: Finding, ruleIndex: number, index: number): Result {
  return {
    ruleId: ruleId(finding),
    ruleIndex,
    level: finding.level,
    baselineState: BASELINE_STATES[finding.state],
    message: { text: plain(finding.message, finding.rule) },
    locations: [place(finding, index)],
    partialFingerprints: { [FINGERPRINT]: finding.fingerprint },
  };
}

/** A finding without a line is shown at the first: readers want a place to show it at. */
function place({ path, line, column, scope }: Finding, index: number): Location {
  return {
    physicalLocation: {
      artifactLocation: { uri: relativeUri(path), uriBaseId: ROOT, index },
      region: { startLine: Math.max(1, line), ...(column > 0 ? { startColumn: column } : {}) },
    },
    ...(scope ? { logicalLocations: [{ fullyQualifiedName: scope.toWellFormed() }] } : {}),
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

/** Text that is not empty and can be encoded. */
function plain(text: string, otherwise: string): string {
  return (text.trim() || otherwise).toWellFormed();
}

/** A path of the project as a relative URI: every part encoded, so that none is taken for a scheme. */
function relativeUri(path: string): string {
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
