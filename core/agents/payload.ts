import type { Verdict, WorkOrder } from '../contracts/index.ts';
import type { BuildNext } from './build/orders.ts';
import type { RunRef } from './context.ts';

/** A failure as data: the state machine routes it, nothing is thrown for it. */
export interface NamedError {
  readonly name: string;
  readonly message: string;
}

/** What Intake hands to the state machine. */
export type IntakeOutput =
  | { ok: true; run: RunRef; orders: WorkOrder[]; resolve?: WorkOrder; measure?: WorkOrder; next?: BuildNext }
  | { ok: false; run: RunRef; error: NamedError; orders: [] };

/** What the next Fixer round needs: ids, counters and work orders, never code. */
export interface RoundOutput {
  readonly run: RunRef;
  readonly round: number;
  readonly tier: { readonly name: string; readonly kind: 'builtin' | 'model' };
  /** Whether models plan and write tests before the round. */
  readonly join: boolean;
  readonly orders: { readonly fix?: WorkOrder; readonly verify: WorkOrder };
}

/** What the Auditor hands on. */
export interface AuditorOutput extends RoundOutput {
  readonly tests: { readonly write: WorkOrder; readonly run: WorkOrder };
}

/** What the Judge hands on: the next round, a security audit, or the end. */
export type JudgeOutput =
  | ({ decision: 'continue'; verdict: VerdictLine } & RoundOutput)
  | {
      decision: 'audit';
      verdict: VerdictLine;
      run: RunRef;
      round: number;
      review: boolean;
      orders: { security: WorkOrder };
    }
  | { decision: 'end'; verdict: VerdictLine; run: RunRef; round: number; orders?: MutantsOrders };

/** What holds the tests of a run that has come to its end against mutants; it changes nothing of how it ended. */
export interface MutantsOrders {
  readonly mutants: WorkOrder;
}

/** What the Judge hands on once the mutants have run: a search for tests, one more run of all, or the end. */
export type ProofOutput = { readonly run: RunRef; readonly round: number } & (
  | { readonly decision: 'add'; readonly orders: { readonly add: WorkOrder } }
  | { readonly decision: 'again'; readonly orders: { readonly again: WorkOrder } }
  | { readonly decision: 'end' }
);

/** Characters of a reason that the machine carries; all of it is in the run's record. */
const LONGEST_REASON = 1000;

export function shortReason(reason: string): string {
  return reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON)} (cut)` : reason;
}

/** The verdict as the execution's history shows it. */
export type VerdictLine = Pick<Verdict, 'accepted' | 'reason' | 'pylint_score' | 'stop_reason'> & {
  readonly tests_passed: number;
  readonly tests_red: number;
};
