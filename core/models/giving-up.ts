import type { AttemptFailure } from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';

/** A piece of work that no model of the tier could do, with the reason that decides what comes next. */
export class ModelGaveUp extends SwarmError {
  readonly kind: AttemptFailure;
  /** Hash of the edits that were proposed again, where that is the reason. */
  readonly proposal_sha256: string;

  constructor(kind: AttemptFailure, message: string, proposal = '') {
    super('ModelGaveUp', message);
    this.kind = kind;
    this.proposal_sha256 = proposal;
  }
}

/** Not a failure: the state machine waits, then the same work is taken up again. */
export class MustWait extends Error {
  readonly wait_s: number;

  constructor(wait_s: number) {
    super(`the next call of a model must wait ${wait_s.toFixed(1)} s`);
    this.wait_s = wait_s;
  }
}
