import { z } from 'zod';
import type { Message, ModelAgent } from './provider.ts';

const AnswerSchema = z
  .strictObject({
    content: z.string().optional().describe('What the model says.'),
    status: z.int().min(400).max(599).optional().describe('Fails with this HTTP status; 402 stands for no quota left.'),
    retry_after_s: z.number().min(0).optional().describe('Seconds that a failure asks to wait.'),
    finish_reason: z.enum(['stop', 'length', 'blocked']).optional(),
    input_tokens: z.int().min(0).optional(),
    output_tokens: z.int().min(0).optional(),
    thinking: z.string().optional().describe('What the model thinks before it answers, in the form of the protocol.'),
    cache_read_tokens: z.int().min(0).optional().describe('Of `input_tokens`, those that a cache held.'),
    cache_write_tokens: z.int().min(0).optional().describe('Of `input_tokens`, those that were put into a cache.'),
    message: z.string().optional().describe('What a failure says, in the form of the protocol.'),
    delay_s: z.number().min(0).max(3600).optional().describe('Seconds before the answer comes.'),
    body: z.string().optional().describe('Sent as it is, in place of a body of the protocol.'),
    hang: z.boolean().optional().describe('Never answers.'),
    disconnect: z.boolean().optional().describe('Closes the connection without an answer.'),
  })
  .refine((answer) => Object.keys(answer).length > 0, 'must say something');

/** One answer, in full. */
export type Answer = z.output<typeof AnswerSchema>;

const AnswersSchema = z
  .array(z.union([z.string().transform((content): Answer => ({ content })), AnswerSchema]))
  .optional();

const ScenarioSchema = z.strictObject({
  model: z.string().min(1).optional().describe('Name of the model that is asked; without it any.'),
  match: z.string().min(1).optional().describe('Text that a conversation holds; without it every conversation fits.'),
  repeat_last: z.boolean().default(false).describe('Whether the last answer is given again and again.'),
  auditor: AnswersSchema,
  judge: AnswersSchema,
  fixer: AnswersSchema,
  security: AnswersSchema,
  forger: AnswersSchema,
  planner: AnswersSchema,
  coder: AnswersSchema,
  any: AnswersSchema.describe('For roles without answers of their own.'),
});
export type Scenario = z.output<typeof ScenarioSchema>;

/** Answers in place of a model, by conversation, by role and in order. */
export const ScriptSchema = z.strictObject({
  scenarios: z.array(ScenarioSchema).min(1),
  models: z.array(z.string().min(1)).default(['scripted']).describe('What the server says that it offers.'),
});
export type Script = z.output<typeof ScriptSchema>;

/** The first scenario whose text occurs in the conversation and whose model is asked, with its place in the script. */
export function scenarioFor(
  script: Script,
  messages: readonly Message[],
  model?: string,
): { readonly scenario: Scenario; readonly index: number } | undefined {
  const text = messages.map((message) => message.content).join('\n');
  const index = script.scenarios.findIndex(
    (one) => (one.match === undefined || text.includes(one.match)) && (one.model === undefined || one.model === model),
  );
  const scenario = script.scenarios[index];
  return scenario && { scenario, index };
}

/** What a scenario answers to the n-th call of a role, from 0; undefined when its answers are used up. */
export function answerFor(scenario: Scenario, agent: ModelAgent | undefined, ordinal: number): Answer | undefined {
  const answers = (agent && scenario[agent]) ?? scenario.any ?? [];
  return answers[ordinal] ?? (scenario.repeat_last ? answers.at(-1) : undefined);
}
