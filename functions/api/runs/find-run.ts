import { ownerOf } from '../../../core/agents/intake.ts';
import { findState } from '../../../core/agents/state-store.ts';
import { parseJson, type RefactoringState } from '../../../core/contracts/index.ts';
import { SwarmError } from '../../../core/errors.ts';
import type { ExecutionFacts } from '../../shared/executions.ts';
import type { Services } from '../services.ts';

/** A run of an owner, as far as it has come. */
export interface FoundRun {
  /** Undefined before Intake has written it. */
  readonly state: RefactoringState | undefined;
  /** Undefined once Step Functions has forgotten it. */
  readonly execution: ExecutionFacts | undefined;
}

/** The run of an owner; throws `RunNotFound`, for somebody else's run too. */
export async function findRun(services: Services, owner: string, runId: string): Promise<FoundRun> {
  const [loaded, described] = await Promise.all([
    findState(services, { owner, run_id: runId }),
    services.executions.describe(runId),
  ]);
  const execution = described && ownerOfInput(described.input) === owner ? described : undefined;
  if (!loaded && !execution) throw new SwarmError('RunNotFound', `there is no run ${runId}`);
  return { state: loaded?.state, execution };
}

/** Throws `DocumentNotFound`, or `RunNotFound` where there is no such run of the owner. */
export async function refuseMissing(
  services: Services,
  run: { readonly owner: string; readonly run_id: string },
  what: string,
): Promise<never> {
  await findRun(services, run.owner, run.run_id);
  throw new SwarmError('DocumentNotFound', `run ${run.run_id} has no ${what} yet, or never will`);
}

function ownerOfInput(input: string): string {
  try {
    return ownerOf(parseJson(input, 'the input of the execution'));
  } catch {
    return ownerOf({});
  }
}
