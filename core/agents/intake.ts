import type { RunStart } from '../build/run-record.ts';
import { askedNotes, isAsked } from '../concerns/asked.ts';
import type { ModelChoice, ModelTier } from '../config/agents.ts';
import {
  OwnerSchema,
  parseContract,
  type RefactoringState,
  type RunRequest,
  RunRequestSchema,
  type Workflow,
  type WorkOrder,
} from '../contracts/index.ts';
import { ERRORS, SwarmError } from '../errors.ts';
import { checkBaseline } from '../evidence/baseline.ts';
import { readRecorded } from '../models/recorded.ts';
import { findTier, liveTiers, type TierAvailability } from '../policy/tiers.ts';
import { writeJson } from '../store/documents.ts';
import { runKeys } from '../store/keys.ts';
import { choiceNotes, chosenFiles } from '../workspace/chosen.ts';
import { mayHaveDependencies } from '../workspace/dependencies.ts';
import { isTestFile, pythonFiles } from '../workspace/discovery.ts';
import type { FileTree } from '../workspace/file-tree.ts';
import { mayWantPython } from '../workspace/python-wanted.ts';
import { zipTree } from '../workspace/zip.ts';
import { initialBuild } from './build/begin.ts';
import { type BuildNext, issuedForPlan, orderPlan } from './build/orders.ts';
import { runEvent } from './build/run-event.ts';
import { commitStep } from './commit-step.ts';
import type { AgentContext, RunRef } from './context.ts';
import { emptyState } from './empty-state.ts';
import { measureOrder } from './forge/orders.ts';
import type { IntakeOutput } from './payload.ts';
import { refuseMissingPrograms, withProjectOptions } from './project-options.ts';
import { readSource, type SourceReader } from './source.ts';
import { findState } from './state-store.ts';
import { existingTestsOrder, inspectOrder, resolveOrder } from './work-orders.ts';

/** What a run begins with. */
export interface IntakeInput {
  readonly run_id: string;
  /** The execution's input, not parsed yet. */
  readonly request: unknown;
  /** What the state machine does that was started. @default refactor */
  readonly workflow?: Workflow;
  /** The models of a tier that can be asked, for the record. @default none */
  readonly models?: (tier: ModelTier) => readonly ModelChoice[];
}

/** The tiers of a run, why others were left out, and the models of each. */
interface Tiers {
  readonly live: string[];
  readonly notes: string[];
  readonly models: RunStart['models'];
}

/** The owner a request names, or "local": a request that is refused still has a place for its record. */
export function ownerOf(request: unknown): string {
  const owner = typeof request === 'object' && request !== null && 'owner' in request ? request.owner : undefined;
  return OwnerSchema.safeParse(owner).data ?? 'local';
}

/**
 * Takes a request in: checks it, unpacks the source, stores snapshot 0 and the first
 * state, and orders the inspection. Input that is refused is an answer, not an exception.
 */
export async function takeIn(
  context: AgentContext,
  reader: SourceReader,
  available: TierAvailability,
  input: IntakeInput,
): Promise<IntakeOutput> {
  const run: RunRef = { run_id: input.run_id, owner: ownerOf(input.request) };
  try {
    const { workflow = 'refactor' } = input;
    const asked = parseContract(RunRequestSchema, withWorkflow(input.request, workflow), 'the request');
    const tree = await readSource(context, reader, asked.source);
    const request = withProjectOptions(input.request, asked, tree);
    checkBaseline(tree);
    refuseMissingPrograms(request, tree);
    refuseOther(request.workflow, workflow);
    const all = pythonFiles(tree, request.target_dir);
    const files = chosenFiles(tree, all, request);
    if (files.length === 0 && workflow !== 'build') {
      throw new SwarmError(
        'NoPythonFiles',
        `${tree.size} files were read and none is Python code that may be worked on`,
      );
    }
    const record = request.replay ? await readRecorded(context.store, run) : undefined;
    const able = liveTiers(context.config.agents, record ? asRecorded(record.start) : available, request.tiers);
    const tiers = request.workflow === 'refactor' ? forRepair(context, request, able) : able;
    const models = record?.start.models ?? modelsOf(context, tiers.live, input.models);
    const notes = [...tiers.notes, ...askedNotes(request), ...choiceNotes(all, files, request)];
    return await begin(context, run, request, tree, files, { ...tiers, notes, models });
  } catch (error) {
    if (error instanceof SwarmError && ERRORS[error.name].exitCode === 2) {
      return { ok: false, run, error: { name: error.name, message: error.message }, orders: [] };
    }
    throw error;
  }
}

/** The request as the machine understands it that was started: it says itself what it does. */
function withWorkflow(request: unknown, workflow: Workflow): unknown {
  return typeof request === 'object' && request !== null ? { workflow, ...request } : request;
}

/** A machine does one workflow; the doors start the one that a request names. */
function refuseOther(asked: Workflow, started: Workflow): void {
  if (asked === started) return;
  throw new SwarmError(
    'InvalidRequest',
    `workflow ${asked} is asked for, and the state machine of workflow ${started} was started: start the other one`,
  );
}

type LiveTiers = ReturnType<typeof liveTiers>;

/** Models repair: where no repairs are asked for, none is. Throws `InvalidRequest` for an unknown rule. */
function forRepair(context: AgentContext, request: RunRequest, tiers: LiveTiers): LiveTiers {
  if (isAsked(request, 'repair')) return tiers;
  const [kept, left] = [true, false].map((free) =>
    tiers.live.filter((name) => (findTier(context.config.agents, name).kind === 'builtin') === free),
  );
  const notes = (left ?? []).map((name) => `tier ${name} is left out: models repair, and no repairs are asked for`);
  return { live: kept?.length ? kept : ['builtin'], notes: [...tiers.notes, ...notes] };
}

/** In a replay those tiers are live that were; no key is asked for. */
function asRecorded({ tiers }: RunStart): TierAvailability {
  return ({ name }) => (tiers.includes(name) ? undefined : 'the run that is run again did without');
}

function modelsOf(context: AgentContext, live: readonly string[], models: IntakeInput['models']): RunStart['models'] {
  const tiers = live.map((name) => findTier(context.config.agents, name));
  return Object.fromEntries(
    tiers.flatMap((tier) => (tier.kind === 'model' ? [[tier.name, [...(models?.(tier) ?? [])]]] : [])),
  );
}

async function begin(
  context: AgentContext,
  run: RunRef,
  request: RunRequest,
  tree: FileTree,
  files: string[],
  tiers: Tiers,
): Promise<IntakeOutput> {
  const keys = runKeys(run.owner, run.run_id);
  const shards = shardsOf(files, context.config.policies.inspect);
  await writeJson(context.store, keys.request, request);
  const zip = zipTree(tree);
  await context.store.put(keys.snapshot(0), zip, { contentType: 'application/zip' });
  await writeJson(context.store, keys.files, { files });
  for (const [index, shard] of shards.entries()) {
    await writeJson(context.store, keys.inspectParams(index), { files: shard });
  }
  const orders = await Promise.all(shards.map((_, index) => inspectOrder(context, run, index)));
  const issued = shards.map((_, index) => keys.inspectResult(index));
  const forges = request.workflow === 'forge';
  const initial = initialState(context, run, request, files, tiers);
  let next: BuildNext | undefined;
  if (initial.build) {
    orders.length = 0;
    next = await orderPlan(context, initial, true);
    issued.splice(0, issued.length, keys.existingTests, ...issuedForPlan(initial, initial.tier));
  } else if (!forges && [...tree.keys()].some((path) => path.endsWith('.py') && isTestFile(path))) {
    orders.push(await existingTestsOrder(context, run));
    issued.push(keys.existingTests);
  }
  let measure: WorkOrder | undefined;
  if (forges) {
    measure = await measureOrder(context, run, files, request.deadline_minutes);
    issued.push(keys.forgeBefore);
  }
  let resolve: WorkOrder | undefined;
  if (mayNeedResolving(context, request, tree)) {
    resolve = await resolveOrder(context, run, request);
    issued.push(keys.resolved);
  }
  const existing = await findState(context, run);
  if (!existing) {
    const where = typeof request.source === 'object' && 'files' in request.source ? 'inline files' : request.source;
    await commitStep(context, initial, undefined, {
      step: 'intake',
      drafts: [
        {
          agent: 'Auditor',
          action: 'CODE_ANALYSIS',
          status: 'SUCCESS',
          details: {
            input_prompt: `take in ${JSON.stringify(where)}`,
            output_response: `${files.length} Python files of ${tree.size} files, in ${shards.length} shards`,
            files_analyzed: files,
            tiers: tiers.live,
            tier_notes: tiers.notes,
            ...(initial.build ? { event: runEvent(initial, { models: tiers.models, input: zip }) } : {}),
          },
        },
      ],
      issued,
    });
  }
  return {
    ok: true,
    run,
    orders,
    ...(resolve ? { resolve } : {}),
    ...(measure ? { measure } : {}),
    ...(next ? { next } : {}),
  };
}

/** Whether packages or the choice of a Python may be asked for. */
function mayNeedResolving({ pythons = [] }: AgentContext, request: RunRequest, tree: FileTree): boolean {
  if (request.workflow === 'build') return false;
  if (request.requirements ?? request.python) return true;
  return mayHaveDependencies(tree) || (pythons.length > 1 && mayWantPython(tree));
}

/** Files dealt out evenly, so that no shard is much slower than the others. */
export function shardsOf(
  files: readonly string[],
  limits: { files_per_shard: number; max_shards: number },
): string[][] {
  const count = Math.min(limits.max_shards, Math.max(1, Math.ceil(files.length / limits.files_per_shard)));
  return Array.from({ length: count }, (_, shard) => files.filter((_, index) => index % count === shard));
}

function initialState(
  context: AgentContext,
  run: RunRef,
  request: RunRequest,
  files: string[],
  tiers: Tiers,
): RefactoringState {
  return {
    ...emptyState(context, run),
    target_dir: request.target_dir ?? '.',
    files,
    max_iterations: request.workflow === 'forge' ? request.max_rounds : request.max_iterations,
    request,
    tier: tiers.live[0] ?? 'builtin',
    tiers: tiers.live,
    notes: tiers.notes,
    ...(request.workflow === 'build' ? { build: initialBuild(context, request) } : {}),
  };
}
