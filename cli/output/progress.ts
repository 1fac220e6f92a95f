import pc from 'picocolors';
import { z } from 'zod';
import { STATES, STEP_OF_STATE } from '../../lib/workflows/state-names.ts';
import type { StateEvent } from '../runs/executions.ts';
import { say } from './print.ts';

const ROUND_STATES = new Set<string>([STATES.fixBuiltin, STATES.fixModel, STATES.verify, STATES.validate]);

/** What may be told of a state's output: counters and verdicts, as far as they are there. */
const OutputSchema = z.object({
  summary: z.record(z.string(), z.union([z.number(), z.boolean(), z.string()]).catch('')).optional(),
  verdict: z.object({ accepted: z.boolean(), reason: z.string() }).optional(),
  error: z.object({ name: z.string(), message: z.string() }).nullish(),
  wait_s: z.number().optional(),
  calls: z.number().optional(),
  cost_usd: z.number().optional(),
  failure: z.string().nullish(),
});

/** Tells how a run goes on. */
export interface Progress {
  tell(event: StateEvent): void;
  /** Nothing is told any more; whatever is shown stays. */
  end(): void;
}

/** The progress for where the output goes: nothing, lines, or a block that is drawn anew. */
export function openProgress(silent: boolean, _maxIterations?: number): Progress {
  if (silent) return { tell: () => {}, end: () => {} };
  return new RunProgress();
}

/** Tells a run's steps as they go by, one line each, with iteration and time. */
export class RunProgress implements Progress {
  private readonly started = Date.now();
  private readonly entered = new Map<string, number>();
  private round = 0;

  end(): void {}

  tell(event: StateEvent): void {
    // A fix that waited for its provider is entered again; its round began before.
    if (event.entered && event.state === STATES.whichTier) this.round += 1;
    const step = STEP_OF_STATE[event.state as keyof typeof STEP_OF_STATE];
    if (!step) return;
    if (event.entered) {
      this.entered.set(event.state, event.at.getTime());
      return;
    }
    const colours = pc.createColors(process.stderr.isTTY === true);
    const seconds = (event.at.getTime() - (this.entered.get(event.state) ?? event.at.getTime())) / 1000;
    const round = ROUND_STATES.has(event.state) ? ` ${colours.dim(`(round ${this.round})`)}` : '';
    const clock = ((Date.now() - this.started) / 1000).toFixed(1).padStart(6);
    say(
      `${colours.dim(`${clock}s`)}  ${step}${round}  ${colours.dim(`${seconds.toFixed(1)}s`)}  ${describe(event.output)}`,
    );
  }
}

function describe(output: string | undefined): string {
  const parsed = OutputSchema.safeParse(safeJson(output));
  if (!parsed.success) return '';
  const { summary, verdict, error, wait_s, calls, cost_usd, failure } = parsed.data;
  if (error) return `${error.name}: ${error.message.split('\n')[0]}`;
  if (verdict) return `${verdict.accepted ? 'accepted' : 'refused'}: ${verdict.reason}`;
  if (wait_s) return `has to wait ${wait_s} s for its provider`;
  if (calls !== undefined) {
    return [`${calls} calls`, `$${(cost_usd ?? 0).toFixed(4)}`, failure ? `no edits: ${failure}` : '']
      .filter(Boolean)
      .join(', ');
  }
  return Object.entries(summary ?? {})
    .filter(([, value]) => value !== false && value !== '')
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${value === true ? 'yes' : value}`)
    .join(', ');
}

function safeJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
