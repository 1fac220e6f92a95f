import { createHash } from 'node:crypto';
import type { BuildEvent } from '../../build/run-log.ts';
import { type RunStart, RunStartSchema } from '../../build/run-record.ts';
import type { RefactoringState } from '../../contracts/index.ts';
import { progressOf } from './orders.ts';

/** The run that a run is, or runs again: what its commits name. */
export function originOf({ request, run_id, started_at }: RefactoringState): RunStart['origin'] {
  return request.replay ?? { run_id, started_at };
}

/** Hash of an input as a zip of ours, by which a replay knows it. */
export function inputHash(zip: Uint8Array): string {
  return createHash('sha256').update(zip).digest('hex');
}

/** The first line of the log of a run of build: all that it takes to run it again. */
export function runEvent(
  state: RefactoringState,
  { models, input }: { readonly models: RunStart['models']; readonly input: Uint8Array },
): BuildEvent {
  const { goal, plan_id } = progressOf(state);
  const { source: _, owner: __, replay: ___, ...request } = state.request;
  const given = {
    origin: originOf(state),
    goal,
    plan_id,
    tiers: state.tiers,
    models,
    input_sha256: inputHash(input),
    request,
  };
  // Parsed, so that its keys stand in the order of the schema, whoever made the models.
  return { role: 'orchestrator', type: 'run', data: RunStartSchema.parse(given) };
}
