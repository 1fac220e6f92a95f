import { askedOf } from '../concerns/asked.ts';
import type { RefactoringState, RunRequest, WorkOrder, WorkStep } from '../contracts/index.ts';
import { writeJson } from '../store/documents.ts';
import { runKeys } from '../store/keys.ts';
import type { AgentContext, RunRef } from './context.ts';

/** Inputs of a step by name, as keys of objects. */
type InputKeys = Partial<Record<keyof WorkOrder['inputs_get'], string>>;

/** Further objects that a step writes, by name, as keys. */
type OutputKeys = Partial<Record<Exclude<keyof WorkOrder['outputs_put'], 'result'>, string>>;

/** A run, with its packages where they are known. */
export type PreparedRun = RunRef & Pick<RefactoringState, 'environment'>;

/** Steps that run no code of the project and have no use for its packages. */
const WITHOUT_PACKAGES: readonly WorkStep[] = ['resolve', 'install', 'security'];

export interface OrderParts {
  readonly step: WorkStep;
  readonly snapshot: number;
  readonly inputs?: InputKeys;
  readonly result: string;
  readonly outputs?: OutputKeys;
  readonly params?: WorkOrder['params'];
  /** Other limits than those of the policy. @default none */
  readonly limits?: Partial<WorkOrder['limits']>;
}

/**
 * Writes a work order: presigned URLs for exactly the objects of one step. An input may
 * be written later than its order; it must be there when the step runs.
 */
export async function workOrder(context: AgentContext, run: PreparedRun, parts: OrderParts): Promise<WorkOrder> {
  const { store, config } = context;
  const inputs: WorkOrder['inputs_get'] = {};
  if (run.environment && !WITHOUT_PACKAGES.includes(parts.step)) {
    inputs.environment = await store.presignGet(run.environment.archive);
  }
  for (const [name, key] of Object.entries(parts.inputs ?? {})) {
    inputs[name as keyof InputKeys] = await store.presignGet(key);
  }
  const outputs: WorkOrder['outputs_put'] = { result: await store.presignPut(parts.result) };
  for (const [name, key] of Object.entries(parts.outputs ?? {})) {
    outputs[name as keyof OutputKeys] = await store.presignPut(key);
  }
  return {
    run: { run_id: run.run_id, owner: run.owner },
    step: parts.step,
    snapshot_get: await store.presignGet(runKeys(run.owner, run.run_id).snapshot(parts.snapshot)),
    inputs_get: inputs,
    outputs_put: outputs,
    params: parts.params ?? {},
    limits: { ...config.policies.work, ...parts.limits },
  };
}

/** Reads what the project needs from others and which Python it wants, and locks what can be had. */
export function resolveOrder(context: AgentContext, run: RunRef, request: RunRequest): Promise<WorkOrder> {
  const result = runKeys(run.owner, run.run_id).resolved;
  const { python, requirements, exclude_newer } = request;
  return workOrder(context, run, {
    step: 'resolve',
    snapshot: 0,
    result,
    params: {
      pythons: [...(context.pythons ?? [])],
      ...(python ? { python } : {}),
      ...(requirements ? { requirements } : {}),
      ...(exclude_newer ? { exclude_newer } : {}),
    },
  });
}

/** Installs what was locked, and puts it where runs with the same lock find it. */
export function installOrder(context: AgentContext, run: RunRef, archive: string): Promise<WorkOrder> {
  const keys = runKeys(run.owner, run.run_id);
  return workOrder(context, run, {
    step: 'install',
    snapshot: 0,
    inputs: { resolved: keys.resolved },
    result: keys.installed,
    outputs: { environment: archive },
  });
}

/** Looks at one shard of the files; the list of files is in an object, since it may be long. */
export function inspectOrder(context: AgentContext, run: PreparedRun, shard: number): Promise<WorkOrder> {
  const keys = runKeys(run.owner, run.run_id);
  return workOrder(context, run, {
    step: 'inspect',
    snapshot: 0,
    inputs: { params: keys.inspectParams(shard) },
    result: keys.inspectResult(shard),
  });
}

/** Runs the tests that the project brought, with coverage. */
export function existingTestsOrder(context: AgentContext, run: PreparedRun): Promise<WorkOrder> {
  return workOrder(context, run, {
    step: 'run_tests',
    snapshot: 0,
    result: runKeys(run.owner, run.run_id).existingTests,
    params: { suite: 'existing', coverage: true },
  });
}

/** Writes the builtin tests; `ran` says whether the project's own tests were run before. */
export function writeTestsOrder(context: AgentContext, state: RefactoringState, ran: boolean): Promise<WorkOrder> {
  const keys = runKeys(state.owner, state.run_id);
  return workOrder(context, state, {
    step: 'write_tests',
    snapshot: 0,
    inputs: { params: keys.files, plan: keys.planJson, ...(ran ? { existing: keys.existingTests } : {}) },
    result: keys.generatedTests,
    params: { target_dir: state.request.target_dir ?? '', run: state.request.run ?? [] },
  });
}

/** Checks the tests that a model wrote, on the snapshot that is worked on. */
export function checkTestsOrder(context: AgentContext, state: RefactoringState): Promise<WorkOrder> {
  const keys = runKeys(state.owner, state.run_id);
  return workOrder(context, state, {
    step: 'check_tests',
    snapshot: workingSnapshot(state),
    inputs: { candidates: keys.candidateTests, tests: keys.generatedTests },
    result: keys.checkedTests,
    params: { target_dir: state.request.target_dir ?? '' },
  });
}

/** Runs everything on the input, to see what is red before anything is changed; `ran` is as for `writeTestsOrder`. */
export function baselineOrder(context: AgentContext, state: RefactoringState, ran: boolean): Promise<WorkOrder> {
  const keys = runKeys(state.owner, state.run_id);
  return workOrder(context, state, {
    step: 'run_tests',
    snapshot: 0,
    inputs: { tests: keys.generatedTests, ...(ran ? { existing: keys.existingTests } : {}) },
    result: keys.baseline,
    params: { suite: 'all', coverage: false },
  });
}

/** Asks the builtin engine for edits; later attempts of the tier search longer and deeper. */
export async function builtinFixOrder(
  context: AgentContext,
  state: RefactoringState,
  round: number,
  attempt: number,
): Promise<WorkOrder> {
  const keys = runKeys(state.owner, state.run_id);
  const { deadline_s: deadlines, more_s, longest_s } = context.config.policies.repair;
  const clean = state.left?.length ? { clean: state.left } : {};
  const { concerns, rules_off } = askedOf(state.request);
  await writeJson(context.store, keys.fixParams(round), { files: state.files, rules_off, ...clean });
  return workOrder(context, state, {
    step: 'fix',
    snapshot: workingSnapshot(state),
    inputs: {
      params: keys.fixParams(round),
      tests: keys.generatedTests,
      plan: keys.planJson,
      baseline: keys.baseline,
    },
    result: keys.edits(round),
    params: {
      attempt,
      snapshot: workingSnapshot(state),
      public_api: state.request.public_api,
      concerns: [...concerns],
      target_dir: state.request.target_dir ?? '',
      deadline_s: deadlines[Math.min(attempt, deadlines.length) - 1] ?? 45,
      // A round that goes on with what was left has its time for that.
      more_s: state.left?.length ? 0 : more_s,
      longest_s,
    },
  });
}

/** Checks the edits of a round; the score is of the very files that the baseline is of. */
export function verifyOrder(context: AgentContext, state: RefactoringState, round: number): Promise<WorkOrder> {
  const keys = runKeys(state.owner, state.run_id);
  return workOrder(context, state, {
    step: 'verify',
    snapshot: workingSnapshot(state),
    inputs: { params: keys.files, edits: keys.edits(round), tests: keys.generatedTests, baseline: keys.baseline },
    result: keys.verify(round),
    params: { target_dir: state.request.target_dir ?? '' },
  });
}

/** Compares the security findings of the input with those of a snapshot that passed its tests. */
export function securityOrder(context: AgentContext, state: RefactoringState, round: number): Promise<WorkOrder> {
  const keys = runKeys(state.owner, state.run_id);
  return workOrder(context, state, {
    step: 'security',
    snapshot: 0,
    inputs: { edits: keys.accepted(round) },
    result: keys.security(round),
  });
}

/** The snapshot that the next attempt starts from: the newest that was accepted. */
export function workingSnapshot(state: RefactoringState): number {
  return state.snapshots.at(-1)?.number ?? 0;
}
