import {
  type PythonChoice,
  type RefactoringState,
  type ResolveResult,
  ResolveResultSchema,
  type WorkOrder,
} from '../contracts/index.ts';
import type { EntryDraft } from '../log/experiment-log.ts';
import { environmentKey, runKeys } from '../store/keys.ts';
import { commitStep } from './commit-step.ts';
import type { AgentContext, RunRef } from './context.ts';
import { environmentNotes } from './environment-notes.ts';
import { openingOrders } from './opening-orders.ts';
import { loadState } from './state-store.ts';
import { readStepResult } from './step-results.ts';
import { installOrder } from './work-orders.ts';

/** What Intake hands on once the dependencies are known: the opening orders anew, with the packages in them. */
export interface LockOutput {
  readonly run: RunRef;
  readonly orders: WorkOrder[];
  readonly measure?: WorkOrder;
  /** The Python that the run goes on with; absent where that is the usual one. */
  readonly python?: string;
  /** Absent where nothing has to be installed. */
  readonly install?: WorkOrder;
}

/**
 * Takes what the dependencies were resolved to: notes what cannot be had, and orders the
 * installation where no run before had the same lock. A resolver that failed costs the packages,
 * never the run.
 */
export async function takeLock(context: AgentContext, run: RunRef): Promise<LockOutput> {
  const { state, etag } = await loadState(context, run);
  const keys = runKeys(run.owner, run.run_id);
  const answer = await readStepResult(context, keys.resolved, ResolveResultSchema);
  const resolved = answer?.result;
  const environment = resolved?.key ? await environmentOf(context, run, resolved) : undefined;
  if (resolved?.lock) await context.store.put(keys.environmentLock, resolved.lock, { contentType: 'text/plain' });
  const install = environment?.is_new ? await installOrder(context, run, environment.archive) : undefined;
  const python = chosenPython(context, resolved);
  const notes = resolved
    ? environmentNotes(resolved, python)
    : [`Dependencies were not resolved: ${answer?.error ?? SILENT}`];
  const next: RefactoringState = {
    ...state,
    ...(environment ? { environment } : {}),
    ...(resolved?.python ? { python: resolved.python } : {}),
    ...(resolved?.needs_python ? { needs_python: resolved.needs_python } : {}),
    notes: [...new Set([...state.notes, ...notes])],
  };
  const { orders, measure } = await openingOrders(context, next);
  await commitStep(context, next, etag, {
    step: 'environment',
    drafts: [lockEntry(resolved, environment, notes)],
    issued: install ? [keys.installed] : [],
  });
  return {
    run,
    orders,
    ...(python ? { python: python.version } : {}),
    ...(measure ? { measure } : {}),
    ...(install ? { install } : {}),
  };
}

/** The Python that was chosen, where it is another than the usual one and there is a workbench for it. */
function chosenPython({ pythons = [] }: AgentContext, resolved: ResolveResult | undefined): PythonChoice | undefined {
  const choice = resolved?.python;
  return choice && pythons.indexOf(choice.version) > 0 ? choice : undefined;
}

const SILENT = 'the resolver never answered';

/** The archive of a lock, and whether it has to be made. */
async function environmentOf(
  context: AgentContext,
  run: RunRef,
  resolved: ResolveResult,
): Promise<RefactoringState['environment']> {
  const archive = environmentKey(resolved.key, resolved.private ? run.owner : undefined);
  const there = await context.store.list(archive, { limit: 1 });
  return { archive, packages: resolved.packages.length, is_new: !there.includes(archive) };
}

function lockEntry(
  resolved: ResolveResult | undefined,
  environment: RefactoringState['environment'],
  notes: readonly string[],
): EntryDraft {
  const packages = resolved?.packages.map(({ name, version }) => `${name}==${version}`) ?? [];
  const which = environment?.is_new ? 'to be installed' : 'installed for an earlier run with the same lock';
  return {
    agent: 'Auditor',
    action: 'CODE_ANALYSIS',
    status: resolved ? 'SUCCESS' : 'FAILURE',
    details: {
      input_prompt: `which packages does the project need? read: ${resolved?.read.join(', ') || 'its imports'}`,
      output_response: [packages.length > 0 ? `${packages.join(', ')}: ${which}` : 'no packages', ...notes].join('\n'),
      packages,
    },
  };
}
