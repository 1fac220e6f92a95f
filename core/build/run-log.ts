import { z } from 'zod';
import type { LogEntry } from '../contracts/index.ts';

/** What an agent of build did, as the log of the run has it. */
export const BuildEventSchema = z.object({
  role: z.enum(['orchestrator', 'planner', 'coder', 'tester', 'auditor', 'committer']),
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type BuildEvent = z.infer<typeof BuildEventSchema>;

/** What an entry of a call of a model has besides; see `callEntry`. */
const CallDetailsSchema = z.object({
  provider: z.string(),
  request_model: z.string(),
  finish_reason: z.string().nullable().default(null),
  input_tokens: z.int().nullable().default(null),
  output_tokens: z.int().nullable().default(null),
  error_kind: z.string().nullable().default(null),
  http_status: z.int().nullable().default(null),
});

const DetailsSchema = z.object({
  input_prompt: z.string(),
  output_response: z.string(),
  event: BuildEventSchema.optional(),
  role: z.string().optional(),
  tier: z.string().optional(),
  tool: z.string().optional(),
});

/** Roles of the workbench's own entries, by the agent that the other log names. */
const ROLE_OF: Record<LogEntry['agent'], BuildEvent['role']> = {
  Auditor: 'auditor',
  Fixer: 'coder',
  Judge: 'tester',
};

/** One line of `runs/<timestamp>.log.jsonl`. */
export interface RunLogLine extends BuildEvent {
  readonly ts: string;
}

/**
 * The lines of a run, from the same entries as `experiment_data.json` and in their order. What
 * more entries add comes behind: a clock that is late moves no line, it is set by the line before.
 */
export function runLog(entries: readonly LogEntry[]): RunLogLine[] {
  let last = '';
  return entries.map((entry) => {
    if (entry.timestamp > last) last = entry.timestamp;
    return { ts: last, ...eventOf(entry) };
  });
}

export function runLogText(entries: readonly LogEntry[]): string {
  return runLog(entries)
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

/** What differs from run to run, ids, seconds and places, is left to the other log. */
function eventOf(entry: LogEntry): BuildEvent {
  const details = DetailsSchema.parse(entry.details);
  if (details.event) return details.event;
  const { status, model } = entry;
  if (details.role === 'planner' || details.role === 'coder') {
    const { tier, input_prompt: question, output_response: answer } = details;
    const call = CallDetailsSchema.parse(entry.details);
    return { role: details.role, type: 'model_call', data: { tier, model, status, question, answer, ...call } };
  }
  const { input_prompt: asked } = details;
  if (details.tool) return { role: ROLE_OF[entry.agent], type: 'tool', data: { tool: details.tool, status } };
  return {
    role: ROLE_OF[entry.agent],
    type: 'engine',
    data: { model, status, asked, answer: details.output_response },
  };
}
