import type { RunSummary } from '../core/contracts/index.ts';

export const EXIT = { success: 0, noSuccess: 1, usage: 2, infrastructure: 3, interrupted: 130 } as const;

/** The exit code of a run that ended. */
export function exitCodeOf(summary: Pick<RunSummary, 'status' | 'stop_reason'>): number {
  if (summary.status === 'success') return EXIT.success;
  if (summary.stop_reason === 'invalid_input') return EXIT.usage;
  return summary.stop_reason === 'internal_error' ? EXIT.infrastructure : EXIT.noSuccess;
}
