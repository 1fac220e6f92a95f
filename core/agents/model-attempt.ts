import type { ModelTier } from '../config/agents.ts';
import {
  type Change,
  type Edit,
  type EditSet,
  type RefactoringState,
  TestRunSchema,
  VerifyResultSchema,
} from '../contracts/index.ts';
import { messageOf, SwarmError } from '../errors.ts';
import type { EntryDraft } from '../log/experiment-log.ts';
import { fileBlock, isRefusal, parseFileBlocks } from '../models/file-blocks.ts';
import type { Completion, Message, ModelProvider } from '../models/provider.ts';
import { editsHash } from '../policy/measure.ts';
import type { Prompt } from '../prompts/prompt.ts';
import { runKeys } from '../store/keys.ts';
import { isTestFile } from '../workspace/discovery.ts';
import type { FileTree } from '../workspace/file-tree.ts';
import { safePath } from '../workspace/safe-path.ts';
import { decodeSource, encodeSource, sourceCodec } from '../workspace/source-text.ts';
import type { AgentContext } from './context.ts';
import { errorContext, failuresOf } from './error-context.ts';
import { readStepResult } from './step-results.ts';

/** What the Fixer of a model tier needs besides the run. */
export interface FixerTools {
  /** The provider of a tier; throws `ModelCallFailed` when it has no credentials. */
  readonly provider: (tier: ModelTier) => Promise<ModelProvider>;
  readonly prompts: { readonly system: Prompt; readonly task: Prompt };
}

/** Asked once more when an answer cannot be read or refuses. */
const CLARIFY = {
  malformed: (why: string) =>
    `Your answer could not be used: ${why}. Send the complete files again, each under its "### FILE: <path>" heading in one fenced block.`,
  refused: 'Change what you can: even a repair of one failing test helps. Send the complete files that you change.',
  repeated: 'Exactly this change was already tried and did not help. Find another cause and send a different change.',
};

/** The conversation of one attempt: the question, and at most one more turn. */
export class ModelAttempt {
  readonly drafts: EntryDraft[] = [];
  cost = 0;
  private readonly context: AgentContext;
  private readonly state: RefactoringState;
  private readonly tier: ModelTier;
  private readonly tools: FixerTools;
  private readonly tree: FileTree;

  constructor(context: AgentContext, state: RefactoringState, tier: ModelTier, tools: FixerTools, tree: FileTree) {
    this.context = context;
    this.state = state;
    this.tier = tier;
    this.tools = tools;
    this.tree = tree;
  }

  async run(): Promise<EditSet> {
    const messages = await this.question();
    const answer = await this.ask(messages);
    const first = this.read(answer.content);
    if ('edits' in first) return first;
    const again = [
      ...messages,
      { role: 'assistant' as const, content: answer.content },
      { role: 'user' as const, content: first.retry },
    ];
    const second = this.read((await this.ask(again)).content);
    if ('edits' in second) return second;
    throw new SwarmError('MalformedAnswer', second.why);
  }

  private async question(): Promise<Message[]> {
    const keys = runKeys(this.state.owner, this.state.run_id);
    const previous = this.state.round - 1;
    const verified =
      previous > 0 ? await readStepResult(this.context, keys.verify(previous), VerifyResultSchema) : undefined;
    const run = verified?.result?.tests ?? (await readStepResult(this.context, keys.baseline, TestRunSchema))?.result;
    const planned = this.state.files.filter((path) => !isTestFile(path) && this.tree.has(path));
    const files = planned.map((path) => fileBlock(path, decodeSource(this.tree.get(path)?.bytes ?? new Uint8Array())));
    const tried = this.state.fix_attempts.map(
      (past) => `- round ${past.round} (${past.tier}): ${past.summary}; ${past.reason}`,
    );
    const task = this.tools.prompts.task.render({
      instruction:
        tried.length === 0
          ? 'Carry out the plan and make the failing tests pass.'
          : 'The attempts so far did not make every test pass. Read the failures and repair their cause.',
      plan: this.state.plan,
      files: files.join('\n\n'),
      failures: errorContext(failuresOf(run), this.state.fix_attempts) || 'None.',
      history: tried.join('\n') || 'Nothing.',
    });
    return [
      { role: 'system', content: this.tools.prompts.system.render({}) },
      { role: 'user', content: task },
    ];
  }

  private async ask(messages: readonly Message[]): Promise<Completion> {
    const prompt = messages.map((message) => `[${message.role}]\n${message.content}`).join('\n\n');
    const { temperature, max_tokens, timeout_s } = this.tier;
    try {
      const provider = await this.tools.provider(this.tier);
      const answer = await provider.complete(messages, { temperature, max_tokens, timeout_s });
      this.cost += this.price(answer);
      this.log(answer.model, prompt, answer.content, 'SUCCESS', { ...answer.usage });
      return answer;
    } catch (error) {
      this.log(this.tier.model, prompt, messageOf(error), 'FAILURE', {});
      throw error;
    }
  }

  private price(answer: Completion): number {
    const { input, output } = this.tier.price_per_million_tokens;
    return ((answer.usage.input_tokens ?? 0) * input + (answer.usage.output_tokens ?? 0) * output) / 1_000_000;
  }

  private log(model: string, prompt: string, response: string, status: 'SUCCESS' | 'FAILURE', extra: object): void {
    this.drafts.push({
      agent: 'Fixer',
      model,
      action: 'FIX',
      status,
      details: {
        input_prompt: prompt,
        output_response: response,
        tier: this.tier.name,
        prompt_version: this.tools.prompts.task.version,
        ...extra,
      },
    });
  }

  /** The edits of an answer, or why it cannot be used and what to say to the model. */
  private read(answer: string): EditSet | { retry: string; why: string } {
    if (isRefusal(answer)) return { retry: CLARIFY.refused, why: 'the model refused' };
    try {
      const edits = parseFileBlocks(answer).map((block) => this.edit(block.path, block.content));
      const hash = editsHash(edits);
      if (this.state.fix_attempts.some((past) => past.edits_sha256 === hash)) {
        return { retry: CLARIFY.repeated, why: 'the same change was proposed again' };
      }
      return { edits, not_done: [] };
    } catch (error) {
      if (!(error instanceof SwarmError)) throw error;
      return { retry: CLARIFY.malformed(error.message), why: error.message };
    }
  }

  /** A block as an edit: only files of the project that are not tests, in the encoding they have. */
  private edit(untrusted: string, text: string): Edit {
    const path = safePath(untrusted);
    const old = this.tree.get(path);
    if (!old || !this.state.files.includes(path) || isTestFile(path)) {
      throw new SwarmError('MalformedAnswer', `${path} is not one of the files to repair`);
    }
    const bytes = encodeSource(text, sourceCodec(old.bytes));
    const change: Change = {
      path,
      line: 0,
      rule: this.tier.name,
      kind: 'model',
      message: `Rewritten by ${this.tier.model}`,
    };
    return { path, content: Buffer.from(bytes).toString('base64'), encoding: 'base64', changes: [change] };
  }
}
