import type { StopReason } from '../../../core/contracts/primitives.ts';

const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const CLOCK = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

export const dateOf = (iso: string): string => DATE.format(new Date(iso));
export const clockOf = (iso: string): string => CLOCK.format(new Date(iso));

/** Dollars: whole cents, or more digits where it is less than a cent. */
export function dollars(value: number): string {
  if (value === 0) return '$0';
  return value < 0.01 ? `$${value.toFixed(4)}` : `$${value.toFixed(2)}`;
}

/** Milliseconds between two moments as people say it: "840 ms", "12 s", "3 min 05 s", "2 h 10 min". */
export function span(fromIso: string, to: number): string {
  const ms = Math.max(0, to - new Date(fromIso).getTime());
  if (ms < 1000) return `${Math.round(ms)} ms`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${String(seconds % 60).padStart(2, '0')} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export const score = (value: number | null): string => (value === null ? '–' : value.toFixed(2));

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Why a run ended, in words of people. */
export const STOP_WORDS: Record<StopReason, string> = {
  tests_pass: 'all tests pass',
  targets_met: 'the targets are met',
  max_iterations: 'the rounds were used up',
  budget: 'the money limit was reached',
  deadline: 'the time was up',
  no_progress: 'no tier made progress',
  untestable: 'the code cannot be tested',
  not_planned: 'no tier could plan the goal',
  invalid_input: 'the input was refused',
  stopped: 'it was stopped',
  internal_error: 'a step failed',
};
