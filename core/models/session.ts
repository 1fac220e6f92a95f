import { createHash } from 'node:crypto';
import type { AgentContext } from '../agents/context.ts';
import { type CallLimits, limitsFor, type ModelChoice, type ModelTier, UNKNOWN_MODEL } from '../config/agents.ts';
import type { Parameter } from '../config/model-facts.ts';
import type { RefactoringState } from '../contracts/index.ts';
import { logEntry } from '../log/experiment-log.ts';
import { upperBoundTokens } from '../prompts/estimate.ts';
import { runKeys } from '../store/keys.ts';
import type { ModelAccess } from './access.ts';
import { Activity } from './activity.ts';
import { isOpen } from './backoff.ts';
import { Caller, type CallPlan } from './call.ts';
import { type CallPurpose, callEntry, callEvent, sampling } from './call-record.ts';
import { failureNote, otherModelNote, priceOfAnswer } from './changed-models.ts';
import { billedTokens } from './cost.ts';
import { ModelGaveUp } from './giving-up.ts';
import { callsOf, circuitOf, isGone, Ledger, type LedgerBook, refusedBy, spent } from './ledger.ts';
import { liveModels } from './live.ts';
import { Mask } from './mask.ts';
import type { AnswerForm, Completion, Message, ModelAgent } from './provider.ts';
import { recordedAccess } from './recorded.ts';
import { type ModelSettings, secretsOf } from './settings.ts';

/** A question to a model. */
export interface Question extends CallPurpose {
  readonly agent: ModelAgent;
  readonly messages: readonly Message[];
  /** Most tokens of the answer. @default the tier's limit for the role */
  readonly max_tokens?: number;
  /** What the answer must be like, for models that can be held to it. @default text */
  readonly form?: AnswerForm | undefined;
}

/** An answer, and the model that gave it. */
export interface Answer extends Completion {
  readonly choice: ModelChoice;
}

/**
 * One piece of work with the models of one tier. A question that fails is put again, or to
 * the next model of the tier; one that was answered is not put twice, whatever happened in
 * between. Throws `ModelGaveUp` when no answer can be had, `MustWait` when it can be later.
 */
export class ModelSession {
  /** What the report has to say of the calls. */
  readonly notes = new Set<string>();
  readonly mask: Mask;
  readonly tier: ModelTier;
  private readonly context: AgentContext;
  private readonly access: ModelAccess;
  private readonly state: RefactoringState;
  private readonly settings: ModelSettings;
  private readonly activity: Activity;
  private readonly ledger: Ledger;
  private readonly caller: Caller;

  private constructor(
    context: AgentContext,
    access: ModelAccess,
    state: RefactoringState,
    parts: { tier: ModelTier; settings: ModelSettings; activity: Activity },
  ) {
    this.context = context;
    this.access = access;
    this.state = state;
    this.tier = parts.tier;
    this.settings = parts.settings;
    this.activity = parts.activity;
    this.ledger = new Ledger(context.store, runKeys(state.owner, state.run_id).ledger);
    this.caller = new Caller(context, access, state, this.ledger);
    this.mask = new Mask(secretsOf(parts.settings));
    // Work that is taken up again after a wait has said some of it before.
    for (const note of parts.activity.notes) this.notes.add(note);
  }

  /** @param name Names the work within the run: a retry of it has the same name. */
  static async open(
    context: AgentContext,
    access: ModelAccess,
    state: RefactoringState,
    work: { readonly tier: ModelTier; readonly name: string },
  ): Promise<ModelSession> {
    const activity = await Activity.open(context.store, runKeys(state.owner, state.run_id).activity(work.name));
    const way = state.request.replay ? await recordedAccess(context.store, access, state) : access;
    return new ModelSession(context, way, state, { tier: work.tier, settings: await way.settings(), activity });
  }

  /** Calls that this work has made, failed ones too. */
  get calls(): number {
    return this.activity.calls;
  }

  /** Dollars that this work has cost, and the whole run. */
  async spent(): Promise<{ readonly work: number; readonly run: number }> {
    return { work: this.activity.cost, run: spent(await this.ledger.read()) };
  }

  limits(agent: ModelAgent): CallLimits {
    return limitsFor(this.tier, agent);
  }

  async ask(question: Question): Promise<Answer> {
    const max_tokens = question.max_tokens ?? this.limits(question.agent).max_tokens;
    const limits = { ...this.limits(question.agent), max_tokens };
    const messages = question.messages.map(({ role, content }) => ({ role, content: this.mask.hide(content) }));
    const key = hashOf([this.tier.name, limits, messages]);
    for (;;) {
      const known = this.activity.answer(key);
      const { choice, parameters } = await this.choose(question.agent, known !== undefined);
      if (known) return { ...known, choice };
      // What is asked for does not depend on the model that happens to be chosen; what it can give does.
      const { max_output_tokens, thinking_tokens } = { ...UNKNOWN_MODEL, ...choice };
      const most = { ...limits, max_tokens: Math.min(max_tokens + thinking_tokens, max_output_tokens) };
      const plan = { ...this.plan(question.agent, choice), parameters, limits: most, messages };
      const answer = await this.attempt(plan, question, key);
      if (answer) return { ...answer, choice };
    }
  }

  /** How alike two texts are by the tier's embedding model, as a cosine; undefined where it has none. */
  async similarity(one: string, other: string): Promise<number | undefined> {
    const { choice } = await this.choose('fixer');
    const model = choice.embedding_model;
    const provider = this.access.provider(choice, this.settings);
    if (!model || !provider.embed) return undefined;
    const texts = [one, other].map((text) => this.mask.hide(text));
    const known = this.activity.vectors(hashOf([model, texts]));
    if (known) return cosine(known[0], known[1]);
    if (isOpen(circuitOf(await this.ledger.read(), { ...choice, model }), this.context.now())) return undefined;
    const embed = provider.embed.bind(provider);
    const messages = texts.map((content) => ({ role: 'user' as const, content }));
    const limits = { ...this.limits('fixer'), max_tokens: 0 };
    const price_per_million_tokens = this.context.config.agents.models[model]?.price;
    const asked = { ...choice, model, price_per_million_tokens };
    const plan = { ...this.plan('fixer', asked), parameters: [], limits, messages };
    const outcome = await this.caller.make(plan, provider, async () => {
      const value = await embed(texts);
      const input = texts.reduce((sum, text) => sum + upperBoundTokens(text), 0);
      return { value, tokens: { input, output: 0 } };
    });
    this.access.telemetry(
      callEvent(this.state.run_id, plan, 'embeddings', outcome.ok ? { ...outcome, value: { model } } : outcome),
    );
    const { cost_usd } = outcome.settlement;
    const value = outcome.ok ? cosine(outcome.value[0], outcome.value[1]) : undefined;
    const told = outcome.ok ? `cosine ${value?.toFixed(4)}` : outcome.error.message;
    const details = { input_prompt: texts.join('\n---\n'), output_response: told, tier: this.tier.name, cost_usd };
    const status = outcome.ok ? ('SUCCESS' as const) : ('FAILURE' as const);
    const entry = logEntry({ agent: 'Fixer', model, action: 'DEBUG', status, details }, this.context.now());
    if (outcome.ok) await this.activity.keepVectors(entry, hashOf([model, texts]), outcome.value, cost_usd);
    else await this.activity.keep(entry, cost_usd);
    return value;
  }

  private plan(agent: ModelAgent, choice: ModelChoice): Omit<CallPlan, 'limits' | 'messages' | 'parameters'> {
    const price = choice.price_per_million_tokens;
    if (!price) {
      this.notes.add(`The price of ${choice.provider} ${choice.model} is not known: its calls count as $0`);
    }
    return { agent, tier: this.tier.name, choice, price };
  }

  /** The first model of the tier that is not left for now; of what was answered already, any. */
  private async choose(agent: ModelAgent, any = false): Promise<Chosen> {
    const { models = liveModels, recorded } = this.access;
    const { choices, missing } = models(this.context.config.agents, this.settings, this.tier);
    const [first] = choices;
    if (!first) throw new ModelGaveUp('outage', `tier ${this.tier.name}: ${missing.join('; ')}`);
    const book = await this.ledger.read();
    const asked = recorded?.(agent, callsOf(book, agent));
    if (asked) return chosen(asked, refusedBy(book, asked));
    const asking = choices.filter((candidate) => !this.waitsFor(candidate, choices, book));
    const choice = asking.find((candidate) => !isOpen(circuitOf(book, candidate), this.context.now()));
    if (choice ?? any) return chosen(choice ?? first, refusedBy(book, choice ?? first));
    const names = asking.map((candidate) => `${candidate.provider} ${candidate.model}`).join(', ');
    throw new ModelGaveUp('outage', `no model of tier ${this.tier.name} answers (${names})`);
  }

  /** Whether an alias has nothing to do yet: it stands in for models of its provider that are gone. */
  private waitsFor(alias: ModelChoice, choices: readonly ModelChoice[], book: LedgerBook): boolean {
    if (!this.context.config.agents.models[alias.model]?.alias_of) return false;
    const before = choices.slice(0, choices.indexOf(alias)).filter(({ provider }) => provider === alias.provider);
    return before.some((choice) => !isGone(book, choice));
  }

  /** One call; undefined when it failed, and the next may be tried. */
  private async attempt(plan: CallPlan, question: Question, key: string): Promise<Completion | undefined> {
    const { parameters, choice } = plan;
    const { max_tokens } = plan.limits;
    const provider = this.access.provider(plan.choice, this.settings);
    const outcome = await this.caller.make(plan, provider, async ({ timeout_s, ordinal }) => {
      const logprobs = parameters.includes('logprobs');
      const json_schema = parameters.includes('json_schema') ? question.form : undefined;
      const options = { ...sampling(plan), max_tokens, timeout_s, logprobs, json_schema };
      const raw = await provider.complete(plan.messages, { ...options, call: { agent: plan.agent, ordinal } });
      // What the tokens spell is in the content, where secrets are hidden.
      const likely = raw.logprobs?.map(({ logprob }) => ({ token: '', logprob }));
      const value = { ...raw, content: this.mask.hide(raw.content), ...(likely ? { logprobs: likely } : {}) };
      const price = priceOfAnswer(this.context.config.agents, choice, raw.model);
      return { value, tokens: billedTokens(value.usage, plan.messages, value.content), price };
    });
    const told = outcome.ok
      ? otherModelNote(this.context.config.agents, choice, outcome.value.model)
      : failureNote(plan, outcome.error);
    const notes = told ? [this.mask.hide(told)] : [];
    for (const note of notes) this.notes.add(note);
    this.access.telemetry(callEvent(this.state.run_id, plan, 'chat', outcome));
    const entry = callEntry(plan, question, outcome, this.context.now());
    await this.activity.keep(
      entry,
      outcome.settlement.cost_usd,
      outcome.ok ? { key, answer: outcome.value } : undefined,
      notes,
    );
    return outcome.ok ? outcome.value : undefined;
  }
}

/** A model, and the parameters that it is sent. */
interface Chosen {
  readonly choice: ModelChoice;
  readonly parameters: readonly Parameter[];
}

function chosen(choice: ModelChoice, refused: readonly Parameter[]): Chosen {
  const taken: readonly Parameter[] = choice.parameters ?? UNKNOWN_MODEL.parameters;
  const wanted = choice.logprobs && !taken.includes('logprobs') ? [...taken, 'logprobs' as const] : taken;
  return { choice, parameters: wanted.filter((name) => !refused.includes(name)) };
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

function cosine(one: readonly number[] = [], other: readonly number[] = []): number {
  const dot = one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
  const length = Math.hypot(...one) * Math.hypot(...other);
  return length === 0 ? 0 : dot / length;
}
