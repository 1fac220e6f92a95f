import type { CallLimits } from '../config/agents.ts';
import type { Plan } from '../contracts/index.ts';
import type { ModelAccess } from '../models/access.ts';
import { ModelGaveUp } from '../models/giving-up.ts';
import type { ModelAgent } from '../models/provider.ts';
import type { ModelSession } from '../models/session.ts';
import { estimateTokens } from '../prompts/estimate.ts';
import { type Pack, packContext } from '../prompts/pack.ts';
import type { AgentContext } from './context.ts';
import { type Conversation, converse } from './conversation.ts';
import type { Focus } from './focus.ts';
import { gathered, inParallel } from './parallel.ts';
import { forCalls, withoutFiles } from './sizing.ts';

/** Share of a prompt that files may take; the rest is for what is said of them. */
export const FILES_SHARE = 0.7;

/** What is asked of a pack of files. */
type Ask<T> = (pack: Pack, plan: Plan, limits: CallLimits) => Omit<Conversation<T>, 'agent'>;

/**
 * Asks about all sources, the most important first, in as many calls as an attempt may
 * make. The answers quote no files, so that any file may be sent whole.
 */
export async function askAboutSources<T>(
  who: {
    readonly context: AgentContext;
    readonly access: ModelAccess;
    readonly session: ModelSession;
    readonly agent: ModelAgent;
  },
  { plan, wanted, mentions }: Focus,
  sources: ReadonlyMap<string, string>,
  ask: Ask<T>,
): Promise<{ values: T[]; failures: ModelGaveUp[] }> {
  const { context, access, session, agent } = who;
  const limits = session.limits(agent);
  const { calls_an_attempt, parallel_calls } = context.config.policies.models;
  const budgetTokens = Math.floor(limits.max_input_tokens * FILES_SHARE);
  const bounds = { calls: calls_an_attempt, budgetTokens, outputTokens: budgetTokens };
  const { now, later } = forCalls(sources, [...wanted, ...sources.keys()], bounds);
  const packs = packContext({
    sources,
    wanted: now,
    mentions: withoutFiles(mentions, later),
    budgetTokens,
    outputTokens: Number.MAX_SAFE_INTEGER,
    count: estimateTokens,
  });
  const results = await inParallel(packs.slice(0, calls_an_attempt), parallel_calls, (pack) =>
    converse(context, access, session, { agent, ...ask(pack, plan, limits) }),
  );
  return gathered(results, ModelGaveUp);
}
