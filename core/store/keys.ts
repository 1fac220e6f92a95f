/** The layout of the bucket, in one place. A zip that is put under this prefix starts a run. */
export const UPLOADS_PREFIX = 'uploads/';

/** Zips that a request names, below a folder for each owner: nothing starts by itself. */
export const INCOMING_PREFIX = 'incoming/';
/** Packages of projects: archives that runs with the same lock share. */
export const ENVIRONMENTS_PREFIX = 'environments/';

/** The archive of a lock; what may come from an index that is not public lies under its owner. */
export function environmentKey(hash: string, owner?: string): string {
  return `${ENVIRONMENTS_PREFIX}${owner === undefined ? 'public' : `of/${owner}`}/${hash}.tar.zst`;
}

/** The runs of each owner, newest first. */
export const INDEX_PREFIX = 'index/';

/** The report of a run beside the upload that started it; its name does not end in `.zip`. */
export function reportBeside(uploadKey: string): string {
  return `${uploadKey}.report.md`;
}

/** Keys of one run's objects; `n` counts from 0. */
export interface RunKeys {
  readonly prefix: string;
  readonly request: string;
  readonly state: string;
  readonly log: string;
  readonly planMarkdown: string;
  readonly planJson: string;
  /** The files that are repaired and scored, for steps that take them all. */
  readonly files: string;
  /** What the project needs, and the lock of it; then how that was installed. */
  readonly resolved: string;
  readonly installed: string;
  readonly environmentLock: string;
  readonly inspectParams: (shard: number) => string;
  readonly inspectResult: (shard: number) => string;
  readonly existingTests: string;
  readonly generatedTests: string;
  readonly baseline: string;
  readonly snapshot: (n: number) => string;
  /** What of the project a round of the builtin tier may change. */
  readonly fixParams: (round: number) => string;
  readonly edits: (round: number) => string;
  readonly verify: (round: number) => string;
  readonly accepted: (round: number) => string;
  readonly verdict: (round: number) => string;
  readonly security: (round: number) => string;
  /** Findings of a model on the snapshot that round `round` brought. */
  readonly review: (round: number) => string;
  /** Answers, tries and log entries of one piece of work of a model. */
  readonly activity: (name: string) => string;
  /** Every call of a model in the run, with what it cost. */
  readonly ledger: string;
  /** Test files that a model wrote, before they are checked. */
  readonly candidateTests: string;
  readonly checkedTests: string;
  /** What the project's own tests came to, before a test is forged. */
  readonly forgeBefore: string;
  /** What each round of forge leaves, from 1. */
  readonly forge: (round: number) => ForgeKeys;
  /** How the tests of a run of refactor hold against mutants of what is delivered. */
  readonly proof: ProofKeys;
  /** What the planner of a tier answered. */
  readonly buildPlan: (tier: string) => string;
  /** What each round of build leaves, from 1; the edits and the audit are where those of a fix are. */
  readonly build: (round: number) => BuildKeys;
  /** The commits of a run of build, for `git fetch`. */
  readonly bundle: string;
  /** The events of a run of build, a line each. */
  readonly runLog: string;
  /** The log of the run that this one runs again. */
  readonly recorded: string;
  readonly coverageXml: string;
  readonly coverageHtml: string;
  readonly mutationJson: string;
  readonly mutationHtml: string;
  readonly finalReport: string;
  readonly resultZip: string;
  readonly patch: string;
  readonly reportMarkdown: string;
  readonly reportHtml: string;
  readonly reportJson: string;
  readonly sarif: string;
  readonly junit: string;
  readonly summary: string;
  /** Who was told that the run has ended. */
  readonly notifications: string;
}

/** Keys of the measurement of the Judge's tests, after the last round. */
export interface ProofKeys {
  /** The tests that were delivered until then. */
  readonly run: string;
  /** What the generator is led by: the Judge's tests, and mutants near repaired lines. */
  readonly suite: string;
  readonly lead: string;
  /** What the generator answered. */
  readonly written: string;
  /** The Judge's tests with those of them that were taken. */
  readonly taken: string;
  /** All tests once more. */
  readonly again: string;
}

/** Keys of one round of build. */
export interface BuildKeys {
  /** What the coder answered. */
  readonly code: string;
  readonly test: string;
}

/** Keys of one round of forge. */
export interface ForgeKeys {
  /** What the builtin engine answered. */
  readonly generated: string;
  /** Test files that a model wrote, before they are checked, and what else is known of them. */
  readonly candidates: string;
  /** The suite without the files that a model writes anew. */
  readonly kept: string;
  readonly checked: string;
  /** The whole suite of the round. */
  readonly suite: string;
  readonly analysis: string;
  readonly ratedBefore: string;
  readonly run: string;
  readonly ratedAfter: string;
  readonly critique: string;
  readonly coverageXml: string;
  readonly coverageHtml: string;
  readonly mutationJson: string;
}

function forgeKeys(prefix: string, round: number): ForgeKeys {
  const at = (name: string) => `${prefix}forge/${round}/${name}`;
  return {
    generated: at('generated.json'),
    candidates: at('candidates.json'),
    kept: at('kept.json'),
    checked: at('checked.json'),
    suite: at('suite.json'),
    analysis: at('static.json'),
    ratedBefore: at('rated-before.json'),
    run: at('run.json'),
    ratedAfter: at('rated-after.json'),
    critique: at('critique.json'),
    coverageXml: at('coverage.xml'),
    coverageHtml: at('coverage.html'),
    mutationJson: at('mutation.json'),
  };
}

function proofKeys(prefix: string): ProofKeys {
  const at = (name: string) => `${prefix}proof/${name}.json`;
  return {
    run: at('run'),
    suite: at('suite'),
    lead: at('lead'),
    written: at('written'),
    taken: at('taken'),
    again: at('again'),
  };
}

export function runPrefix(owner: string, runId: string): string {
  return `runs/${owner}/${runId}/`;
}

export function runKeys(owner: string, runId: string): RunKeys {
  const prefix = runPrefix(owner, runId);
  return {
    prefix,
    request: `${prefix}request.json`,
    state: `${prefix}state.json`,
    log: `${prefix}experiment_data.json`,
    planMarkdown: `${prefix}plan.md`,
    planJson: `${prefix}plan.json`,
    files: `${prefix}inspect/files.json`,
    resolved: `${prefix}environment/resolved.json`,
    installed: `${prefix}environment/installed.json`,
    environmentLock: `${prefix}environment.lock`,
    inspectParams: (shard) => `${prefix}inspect/${shard}-params.json`,
    inspectResult: (shard) => `${prefix}inspect/${shard}.json`,
    existingTests: `${prefix}tests/existing.json`,
    generatedTests: `${prefix}tests/generated.json`,
    baseline: `${prefix}tests/baseline.json`,
    snapshot: (n) => `${prefix}snapshots/${n}.zip`,
    fixParams: (round) => `${prefix}attempts/${round}/params.json`,
    edits: (round) => `${prefix}attempts/${round}/edits.json`,
    verify: (round) => `${prefix}attempts/${round}/verify.json`,
    accepted: (round) => `${prefix}attempts/${round}/accepted.json`,
    verdict: (round) => `${prefix}attempts/${round}/verdict.json`,
    security: (round) => `${prefix}attempts/${round}/security.json`,
    review: (round) => `${prefix}attempts/${round}/review.json`,
    activity: (name) => `${prefix}models/${name}.json`,
    ledger: `${prefix}models/ledger.json`,
    candidateTests: `${prefix}tests/candidates.json`,
    checkedTests: `${prefix}tests/checked.json`,
    forgeBefore: `${prefix}forge/before.json`,
    forge: (round) => forgeKeys(prefix, round),
    proof: proofKeys(prefix),
    buildPlan: (tier) => `${prefix}plan/${tier}.json`,
    build: (round) => ({
      code: `${prefix}attempts/${round}/code.json`,
      test: `${prefix}attempts/${round}/test.json`,
    }),
    bundle: `${prefix}result.bundle`,
    runLog: `${prefix}run.log.jsonl`,
    recorded: `${prefix}recorded.log.jsonl`,
    coverageXml: `${prefix}coverage.xml`,
    coverageHtml: `${prefix}coverage.html`,
    mutationJson: `${prefix}mutation.json`,
    mutationHtml: `${prefix}mutation.html`,
    finalReport: `${prefix}final-report.json`,
    resultZip: `${prefix}result.zip`,
    patch: `${prefix}changes.patch`,
    reportMarkdown: `${prefix}report.md`,
    reportHtml: `${prefix}report.html`,
    reportJson: `${prefix}report.json`,
    sarif: `${prefix}report.sarif`,
    junit: `${prefix}junit.xml`,
    summary: `${prefix}summary.json`,
    notifications: `${prefix}notifications.json`,
  };
}
