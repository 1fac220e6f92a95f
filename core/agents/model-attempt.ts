import { askedOf, forModel } from '../concerns/asked.ts';
import { type AttemptFailure, type Edit, EditSetSchema, type RefactoringState } from '../contracts/index.ts';
import type { ModelAccess } from '../models/access.ts';
import { ModelGaveUp } from '../models/giving-up.ts';
import type { ModelSession } from '../models/session.ts';
import { estimateTokens } from '../prompts/estimate.ts';
import { type Pack, packContext } from '../prompts/pack.ts';
import { runKeys } from '../store/keys.ts';
import { editBytes } from '../workspace/apply-edits.ts';
import type { FileTree } from '../workspace/file-tree.ts';
import { type AnswerEdits, readEdits } from './answer-edits.ts';
import { FILES_SHARE } from './ask-about-sources.ts';
import type { AgentContext } from './context.ts';
import { converse } from './conversation.ts';
import { errorContext } from './error-context.ts';
import { type Focus, planLines } from './focus.ts';
import { gathered, inParallel } from './parallel.ts';
import { searchFindings } from './search-findings.ts';
import { clipped, forCalls, withoutFiles } from './sizing.ts';

import { readStepResult } from './step-results.ts';

/** Parts of the answers of one attempt that are named where they were left out. */
const MOST_TOLD = 20;

/** What an attempt works on. */
export interface Material {
  /** The project as it is worked on, and as it came. */
  readonly tree: FileTree;
  readonly input: FileTree;
  /** Texts of the files that may be repaired. */
  readonly sources: ReadonlyMap<string, string>;
  readonly focus: Focus;
}

/** What an attempt came to. */
export interface AttemptResult extends AnswerEdits {
  /** Why some of the files were not worked on. */
  readonly failures: readonly ModelGaveUp[];
  readonly similarity: number | undefined;
}

/** One attempt of a model tier: one question for each pack of files that is to be repaired. */
export class ModelAttempt {
  private readonly context: AgentContext;
  private readonly access: ModelAccess;
  private readonly session: ModelSession;
  private readonly state: RefactoringState;
  private readonly material: Material;

  constructor(
    context: AgentContext,
    access: ModelAccess,
    session: ModelSession,
    state: RefactoringState,
    material: Material,
  ) {
    this.context = context;
    this.access = access;
    this.session = session;
    this.state = state;
    this.material = material;
  }

  async run(): Promise<AttemptResult> {
    const { focus, sources } = this.material;
    const limits = this.session.limits('fixer');
    const { calls_an_attempt, parallel_calls } = this.context.config.policies.models;
    const budgetTokens = Math.floor(limits.max_input_tokens * FILES_SHARE);
    const bounds = { budgetTokens, outputTokens: limits.max_tokens };
    const { now, later } = forCalls(sources, focus.wanted, { ...bounds, calls: calls_an_attempt });
    const mentions = withoutFiles(focus.mentions, later);
    const packs = packContext({ sources, wanted: now, mentions, ...bounds, count: estimateTokens });
    const asked = packs.slice(0, calls_an_attempt);
    const suggestion = await this.suggestion(asked[0]);
    const results = await inParallel(asked, parallel_calls, (pack) => this.askAbout(pack, suggestion));
    const { values, failures } = gathered(results, ModelGaveUp);
    const edits = values.flatMap((value) => value.edits);
    if (edits.length === 0) throw decisive(failures) ?? new ModelGaveUp('malformed', 'there is no file to repair');
    const beyond = packs
      .slice(calls_an_attempt)
      .flatMap((pack) => [...pack.whole, ...pack.parts.map((part) => part.path)]);
    return {
      edits,
      left_out: [
        ...fewest(values.flatMap((value) => value.left_out)),
        ...unasked([...beyond, ...later], calls_an_attempt),
      ],
      failures,
      similarity: await this.similarity(edits),
    };
  }

  private askAbout(pack: Pack, suggestion: string): Promise<AnswerEdits> {
    const { focus, tree, input } = this.material;
    const { fix_attempts: attempts, round, security_findings, tier } = this.state;
    const asked = askedOf(this.state.request);
    const ofTier = attempts.filter((attempt) => attempt.tier === tier);
    const byModels = attempts.filter((attempt) => attempt.tier !== 'builtin');
    const shown = [...pack.whole, ...pack.parts.map((part) => part.path)];
    const values = {
      plan: this.part(planLines(focus.plan, shown, attempts.length > byModels.length, asked.concerns), 0.06),
      asked: forModel(asked),
      files: pack.text,
      signatures: pack.signatures || 'None.',
      failures: this.part(errorContext(focus.failures, ofTier), 0.12) || 'None.',
      search: this.part(searchFindings(this.state.handover, focus.failures), 0.03) || 'Nothing.',
      findings: this.part(security_findings.join('\n'), 0.03) || 'None.',
    };
    const history = attempts.map(
      (past) =>
        `- round ${past.round} (${past.tier}): ${past.summary}; ${past.reason}${past.error && `; then ${past.error}`}`,
    );
    const again = { ...values, history: this.part(history.join('\n'), 0.04) || 'Nothing.', suggestion, round };
    return converse(this.context, this.access, this.session, {
      agent: 'fixer',
      action: 'FIX',
      system: 'fixer-system',
      also: this.session.tier.edits === 'search_replace' ? 'fixer-edits' : undefined,
      task: byModels.length === 0 ? 'fixer-implement' : 'fixer-repair',
      values: byModels.length === 0 ? values : again,
      read: (answer) => {
        const { state, session } = this;
        return readEdits(answer, {
          state,
          tree,
          input,
          tier: session.tier,
          model: session.tier.name,
          mask: session.mask,
          shown,
        });
      },
    });
  }

  /** A hint of the Judge on what keeps failing; its absence stops nothing. */
  private async suggestion(pack: Pack | undefined): Promise<string> {
    const ofTier = this.state.fix_attempts.filter((attempt) => attempt.tier === this.state.tier);
    const due = ofTier.length + 1 >= this.context.config.policies.models.hint_from_attempt;
    if (!due || this.material.focus.failures.length === 0 || !pack) return 'None.';
    const history = ofTier.map((past) => `- ${past.summary}: ${past.reason}; ${past.error}`);
    try {
      return await converse(this.context, this.access, this.session, {
        agent: 'judge',
        action: 'DEBUG',
        system: 'judge-hint-system',
        task: 'judge-hint',
        values: {
          verdict: this.part(this.state.test_results, 0.12),
          files: pack.text,
          history: this.part(history.join('\n'), 0.04) || 'Nothing.',
        },
        read: (answer) => ({ value: answer.trim().slice(0, 2000) || 'None.' }),
      });
    } catch (error) {
      if (error instanceof ModelGaveUp) return 'None.';
      throw error;
    }
  }

  /** A text within its share of what a prompt may hold. */
  private part(text: string, share: number): string {
    return clipped(text, Math.floor(this.session.limits('fixer').max_input_tokens * share));
  }

  /** How like the attempt before these edits are, by the embedding model of the tier; without it nothing is lost. */
  private async similarity(edits: readonly Edit[]): Promise<number | undefined> {
    const last = this.state.fix_attempts.at(-1);
    if (!last || last.tier !== this.state.tier || last.edits_sha256 === '') return undefined;
    const key = runKeys(this.state.owner, this.state.run_id).edits(last.round);
    const before = await readStepResult(this.context, key, EditSetSchema);
    const [old, fresh] = [before?.result?.edits ?? [], edits].map(textOf);
    if (!old || !fresh) return undefined;
    try {
      return await this.session.similarity(old, fresh);
    } catch (error) {
      // The edits are there, and paid for.
      if (error instanceof ModelGaveUp) return undefined;
      throw error;
    }
  }
}

type LeftOut = AnswerEdits['left_out'];

/** Parts of answers that were left out are told one by one, so far as anybody reads them. */
function fewest(left: LeftOut): LeftOut {
  const more = left.length - MOST_TOLD;
  return more <= 0 ? left : [...left.slice(0, MOST_TOLD), { path: '(answers)', reason: `${more} more were left out` }];
}

function unasked(paths: readonly string[], calls: number): LeftOut {
  if (paths.length === 0) return [];
  const named = paths.slice(0, 5).join(', ');
  const more = paths.length > 5 ? ` and ${paths.length - 5} more` : '';
  return [{ path: `${named}${more}`, reason: `left for a later attempt: ${calls} calls were made` }];
}

function textOf(edits: readonly Edit[]): string {
  const texts = [...edits].sort((a, b) => (a.path < b.path ? -1 : 1));
  return texts.map((edit) => Buffer.from(editBytes(edit)).toString()).join('\n');
}

/** Name of an attempt's work within its run. */
export function attemptName(round: number): string {
  return `fix-${round}`;
}

/** Of several failures the one that says most of what comes next: no money, no time, nobody there. */
function decisive(failures: readonly ModelGaveUp[]): ModelGaveUp | undefined {
  const order: readonly AttemptFailure[] = ['budget', 'deadline', 'outage'];
  return order.map((kind) => failures.find((failure) => failure.kind === kind)).find(Boolean) ?? failures[0];
}
