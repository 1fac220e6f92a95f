import { z } from 'zod';
import { ModelChoiceSchema } from '../config/agents.ts';
import { parseContract, parseJson, RunIdSchema, StatusSchema, StopReasonSchema } from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import { MODEL_ERROR_KINDS, type ModelErrorKind } from '../models/call-error.ts';

/** What the first line of a log tells: all that the run was given, but the input itself. */
export const RunStartSchema = z.object({
  origin: z.object({ run_id: RunIdSchema, started_at: z.iso.datetime() }),
  goal: z.string(),
  plan_id: z.string(),
  tiers: z.array(z.string()),
  models: z.record(z.string(), z.array(ModelChoiceSchema)).describe('The models of each tier that could be asked.'),
  input_sha256: z.string().describe('SHA-256 of the input as the zip that snapshot 0 is.'),
  request: z.record(z.string(), z.unknown()).describe('What was asked for, without source and owner.'),
});
export type RunStart = z.infer<typeof RunStartSchema>;

const ERROR_KINDS = Object.keys(MODEL_ERROR_KINDS) as [ModelErrorKind, ...ModelErrorKind[]];

/** What a line of a call of a model tells, answered or not. */
export const ModelCallSchema = z.object({
  tier: z.string(),
  provider: z.string(),
  request_model: z.string(),
  model: z.string(),
  question: z.string(),
  answer: z.string().describe('What the model said; of a call that failed, how.'),
  finish_reason: z.enum(['stop', 'length', 'blocked', 'other']).nullable(),
  input_tokens: z.int().nullable(),
  output_tokens: z.int().nullable(),
  error_kind: z.enum(ERROR_KINDS).nullable(),
  http_status: z.int().nullable(),
});
export type RecordedCall = z.infer<typeof ModelCallSchema> & { readonly role: 'planner' | 'coder' };

const EndSchema = z.object({ status: StatusSchema, stop_reason: StopReasonSchema });

/** What a log holds of a run, for running it again. */
export interface RunRecord {
  readonly start: RunStart;
  /** In the order in which they were made. */
  readonly calls: readonly RecordedCall[];
  /** How the run ended; undefined for one that had not. */
  readonly end: z.infer<typeof EndSchema> | undefined;
}

const LineSchema = z.object({
  ts: z.iso.datetime({ offset: true }),
  role: z.string(),
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
});

/** Reads a log of a run of build, `what` in messages; throws `InvalidRequest` that names the line. */
export function readRunRecord(text: string, what: string): RunRecord {
  const lines = text.split('\n').filter((line) => line !== '');
  const parsed = lines.map((line, index) => {
    const where = `${what}, line ${index + 1}`;
    return { where, ...parseContract(LineSchema, parseJson(line, where, 'InvalidRequest'), where) };
  });
  const [first] = parsed;
  if (first?.type !== 'run')
    throw new SwarmError('InvalidRequest', `${what} does not begin as the log of a run of build`);
  const calls = parsed.flatMap(({ role, type, data, where }): RecordedCall[] => {
    if (type !== 'model_call' || (role !== 'planner' && role !== 'coder')) return [];
    return [{ role, ...parseContract(ModelCallSchema, data, where) }];
  });
  const last = parsed.find(({ type }) => type === 'report');
  return {
    start: parseContract(RunStartSchema, first.data, first.where),
    calls,
    end: last && parseContract(EndSchema, last.data, last.where),
  };
}
