import { type RecordedCall, type RunRecord, readRunRecord } from '../build/run-record.ts';
import { SwarmError } from '../errors.ts';
import { runKeys } from '../store/keys.ts';
import type { ObjectStore } from '../store/object-store.ts';
import type { ModelAccess } from './access.ts';
import { ModelCallError } from './call-error.ts';
import type { Completion, CompletionOptions, Message, ModelAgent, ModelProvider } from './provider.ts';

/** The record that a replay answers from; throws `InvalidRequest` where there is none. */
export async function readRecorded(store: ObjectStore, run: { run_id: string; owner: string }): Promise<RunRecord> {
  const { recorded } = runKeys(run.owner, run.run_id);
  const found = await store.get(recorded);
  if (!found) {
    throw new SwarmError(
      'InvalidRequest',
      `replay: ${recorded} is not there; start the replay by \`swarm replay <log>\``,
    );
  }
  return readRunRecord(new TextDecoder().decode(found.body), recorded);
}

/** The way to models in a replay: those of the record, each call answered as it was. No key is read, nothing is sent. */
export async function recordedAccess(
  store: ObjectStore,
  access: ModelAccess,
  run: { run_id: string; owner: string },
): Promise<ModelAccess> {
  const { start, calls } = await readRecorded(store, run);
  const models = (tier: string) => start.models[tier] ?? [];
  return {
    ...access,
    settings: async () => ({}),
    models: (_agents, _settings, { name }) => ({
      choices: models(name),
      missing: ['the record asked none of its models'],
    }),
    recorded: (agent, ordinal) => {
      const call = callAt(calls, agent, ordinal);
      return (
        call && models(call.tier).find((one) => one.provider === call.provider && one.model === call.request_model)
      );
    },
    provider: () => new RecordedProvider(calls),
    // What was waited for then need not be waited for again.
    sleep: async () => {},
  };
}

/** Gives each call of a role the answer that the same call had. What was not asked then is refused. */
export class RecordedProvider implements ModelProvider {
  private readonly calls: readonly RecordedCall[];

  constructor(calls: readonly RecordedCall[]) {
    this.calls = calls;
  }

  async complete(_: readonly Message[], { call }: CompletionOptions): Promise<Completion> {
    const recorded = call && callAt(this.calls, call.agent, call.ordinal);
    if (!recorded) {
      const had = this.calls.filter(({ role }) => role === call?.agent).length;
      throw new ModelCallError(
        'rejected',
        `the record holds ${had} answers of the ${call?.agent}, and another was asked for`,
      );
    }
    const { answer: content, model, finish_reason, input_tokens, output_tokens, error_kind, http_status } = recorded;
    if (error_kind) throw new ModelCallError(error_kind, content, { status: http_status ?? undefined });
    return { content, model, usage: { input_tokens, output_tokens }, finish_reason: finish_reason ?? 'stop' };
  }
}

function callAt(calls: readonly RecordedCall[], agent: ModelAgent, ordinal: number): RecordedCall | undefined {
  return calls.filter(({ role }) => role === agent)[ordinal];
}
