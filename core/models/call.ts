import { randomUUID } from 'node:crypto';
import type { AgentContext } from '../agents/context.ts';
import type { CallLimits, ModelChoice } from '../config/agents.ts';
import type { Parameter, Price } from '../config/model-facts.ts';
import type { RefactoringState } from '../contracts/index.ts';
import type { ModelAccess } from './access.ts';
import { afterFailure, afterSuccess, besideOthers, waitOf } from './backoff.ts';
import { ModelCallError } from './call-error.ts';
import { type BilledTokens, costOf, mostCost, mostTokens } from './cost.ts';
import { ModelGaveUp, MustWait } from './giving-up.ts';
import { type Circuit, circuitOf, type Ledger, type Settlement } from './ledger.ts';
import type { Message, ModelAgent, ModelProvider } from './provider.ts';

/** Kinds of failed calls that a provider may have been paid for all the same. */
const MAYBE_PAID: ReadonlySet<string> = new Set(['timeout', 'unreadable']);

/** Time that a function needs after a call, to write what came of it. */
const MARGIN_MS = 5000;

/** Longest that a call may take: one that no function lives long enough for would wait for ever. */
const LONGEST_CALL_S = 240;

/** What is sent to which model, and what it may cost. */
export interface CallPlan {
  readonly agent: ModelAgent;
  readonly tier: string;
  readonly choice: ModelChoice;
  readonly price: Price | undefined;
  readonly limits: CallLimits;
  /** Parameters that are sent. */
  readonly parameters: readonly Parameter[];
  readonly messages: readonly Message[];
}

/** What a call is bounded by when it is made. */
export interface CallBounds {
  readonly timeout_s: number;
  /** Calls that this role made in the run before. */
  readonly ordinal: number;
}

/** What came of a call that was answered, with the tokens it is billed for. */
export interface Performed<T> {
  readonly value: T;
  readonly tokens: BilledTokens;
  /** @default the price of the model that was asked */
  readonly price?: Price | undefined;
}

export type CallOutcome<T> =
  | {
      readonly ok: true;
      readonly value: T;
      readonly booked_usd: number;
      readonly settlement: Settlement;
      readonly duration_s: number;
    }
  | {
      readonly ok: false;
      readonly error: ModelCallError;
      /** What it was booked at before it was made: the most it could cost. */
      readonly booked_usd: number;
      readonly settlement: Settlement;
      readonly circuit: Circuit;
      readonly duration_s: number;
    };

/** Makes single calls of one run: within its budget, its deadline and each provider's rate. */
export class Caller {
  private readonly context: AgentContext;
  private readonly access: ModelAccess;
  private readonly state: RefactoringState;
  private readonly ledger: Ledger;

  constructor(context: AgentContext, access: ModelAccess, state: RefactoringState, ledger: Ledger) {
    this.context = context;
    this.access = access;
    this.state = state;
    this.ledger = ledger;
  }

  /**
   * Makes a call when it may be made now. A call that fails is an outcome, not an
   * exception; throws `MustWait` when it may be made later, `ModelGaveUp` when never.
   */
  async make<T>(
    plan: CallPlan,
    provider: ModelProvider,
    perform: (bounds: CallBounds) => Promise<Performed<T>>,
  ): Promise<CallOutcome<T>> {
    const before = circuitOf(await this.ledger.read(), plan.choice);
    await this.wait(waitOf(before, this.context.now()));
    const timeout_s = Math.min(plan.limits.timeout_s, LONGEST_CALL_S, this.secondsLeft());
    if (this.access.timeLeft_ms() < timeout_s * 1000 + MARGIN_MS) throw new MustWait(1);
    const booked = await this.reserve(plan, provider);
    const started = performance.now();
    const duration = () => Math.round(performance.now() - started) / 1000;
    try {
      const { value, tokens, price = plan.price } = await perform({ timeout_s, ordinal: booked.ordinal });
      const cost_usd = costOf(price, tokens, this.context.now());
      const counted = { input_tokens: tokens.input, output_tokens: tokens.output };
      const settlement = { outcome: 'answered' as const, error_kind: null, cost_usd, ...counted };
      const duration_s = duration();
      await this.ledger.settle(booked.id, settlement, (current) => afterSuccess(before, current));
      return { ok: true, value, booked_usd: booked.reserved_usd, settlement, duration_s };
    } catch (error) {
      if (!(error instanceof ModelCallError)) throw error;
      const duration_s = duration();
      const policies = this.context.config.policies.models;
      const [now, random] = [this.context.now(), this.access.random()];
      const fail = (known: Circuit) => afterFailure(known, error, policies, now, random);
      const cost_usd = MAYBE_PAID.has(error.kind) ? booked.reserved_usd : 0;
      const none = { input_tokens: null, output_tokens: null };
      const settlement = { outcome: 'failed' as const, error_kind: error.kind, cost_usd, ...none };
      const step = (current: Circuit) => besideOthers(before, current, fail);
      const circuit = await this.ledger.settle(booked.id, settlement, step, error.parameter);
      return { ok: false, error, booked_usd: booked.reserved_usd, settlement, circuit, duration_s };
    }
  }

  /** Books the call; the provider's own count of tokens is asked for only where the rough one is too dear. */
  private async reserve({ agent, tier, choice, price, limits, messages }: CallPlan, provider: ModelProvider) {
    const { provider: name, model, requests_per_minute } = choice;
    const { budget_usd } = this.state.request;
    const id = randomUUID();
    const book = async (tokens: number) => {
      const reserved_usd = mostCost(price, tokens, limits.max_tokens, this.context.now());
      const call = {
        id,
        agent,
        tier,
        provider: name,
        model,
        started_at: this.context.now().toISOString(),
        reserved_usd,
      };
      return { reserved_usd, admission: await this.ledger.reserve({ call, budget_usd, requests_per_minute }) };
    };
    const most = mostTokens(messages);
    let { reserved_usd, admission } = await book(most);
    if (!admission.admitted && 'over_budget_usd' in admission && provider.countTokens) {
      const counted = await provider.countTokens(messages).catch(() => most);
      if (counted < most) ({ reserved_usd, admission } = await book(counted));
    }
    if (admission.admitted) return { id, ordinal: admission.ordinal, reserved_usd };
    if ('wait_s' in admission) {
      if (admission.wait_s >= this.secondsLeft()) throw this.tooLate();
      throw new MustWait(Math.max(1, admission.wait_s));
    }
    const over = admission.over_budget_usd.toFixed(4);
    const why = `a call of ${model} could cost $${reserved_usd.toFixed(4)}, $${over} more than is left of the budget`;
    throw new ModelGaveUp('budget', `${why} of $${budget_usd.toFixed(2)}`);
  }

  /** Waits here when it is short; else the state machine waits. */
  private async wait(seconds: number): Promise<void> {
    if (seconds >= this.secondsLeft()) throw this.tooLate();
    if (seconds <= 0) return;
    if (seconds > this.context.config.policies.models.wait_in_function_s) throw new MustWait(seconds);
    await this.access.sleep(seconds * 1000);
  }

  private tooLate(): ModelGaveUp {
    const { deadline_minutes } = this.state.request;
    return new ModelGaveUp('deadline', `the next call would come after the deadline of ${deadline_minutes} minutes`);
  }

  private secondsLeft(): number {
    const deadline = Date.parse(this.state.started_at) + this.state.request.deadline_minutes * 60_000;
    return (deadline - this.context.now().getTime()) / 1000;
  }
}
