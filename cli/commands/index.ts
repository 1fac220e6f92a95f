import type { Command } from 'commander';

/** Adds a command to the program; `exit` sets the exit code of a command that did its work. */
export type RegisterCommand = (program: Command, exit: (code: number) => void) => void;

/**
 * How each command is loaded, by its name: one file a command, in the order that help lists them. Only what is asked
 * for is loaded, so that a command does not wait for what others need.
 */
export const COMMANDS: Readonly<Record<string, () => Promise<RegisterCommand>>> = {
  refactor: async () => (await import('./refactor.ts')).refactorCommand,
  run: async () => (await import('./run.ts')).runCommand,
  forge: async () => (await import('./forge.ts')).forgeCommand,
  build: async () => (await import('./build.ts')).buildCommand,
  replay: async () => (await import('./replay.ts')).replayCommand,
  watch: async () => (await import('./watch.ts')).watchCommand,
  runs: async () => (await import('./runs.ts')).runsCommand,
  show: async () => (await import('./show.ts')).showCommand,
  log: async () => (await import('./log.ts')).logCommand,
  diff: async () => (await import('./diff.ts')).diffCommand,
  apply: async () => (await import('./apply.ts')).applyCommand,
  answer: async () => (await import('./answer.ts')).answerCommand,
  accept: async () => (await import('./accept.ts')).acceptCommand,
  pr: async () => (await import('./pr.ts')).prCommand,
  stop: async () => (await import('./stop.ts')).stopCommand,
  stats: async () => (await import('./stats.ts')).statsCommand,
  eval: async () => (await import('./eval.ts')).evalCommand,
  ui: async () => (await import('./ui.ts')).uiCommand,
  local: async () => (await import('./local.ts')).localCommand,
  doctor: async () => (await import('./doctor.ts')).doctorCommand,
  models: async () => (await import('./models.ts')).modelsCommand,
  completion: async () => (await import('./completion.ts')).completionCommand,
  dev: async () => (await import('./dev.ts')).devCommand,
};
