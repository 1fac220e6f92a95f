import type { Command } from 'commander';
import { acceptCommand } from './accept.ts';
import { answerCommand } from './answer.ts';
import { applyCommand } from './apply.ts';
import { buildCommand } from './build.ts';
import { completionCommand } from './completion.ts';
import { devCommand } from './dev.ts';
import { diffCommand } from './diff.ts';
import { doctorCommand } from './doctor.ts';
import { evalCommand } from './eval.ts';
import { forgeCommand } from './forge.ts';
import { localCommand } from './local.ts';
import { logCommand } from './log.ts';
import { modelsCommand } from './models.ts';
import { prCommand } from './pr.ts';
import { refactorCommand } from './refactor.ts';
import { replayCommand } from './replay.ts';
import { runCommand } from './run.ts';
import { runsCommand } from './runs.ts';
import { showCommand } from './show.ts';
import { statsCommand } from './stats.ts';
import { stopCommand } from './stop.ts';
import { uiCommand } from './ui.ts';
import { watchCommand } from './watch.ts';

/** Adds a command to the program; `exit` sets the exit code of a command that did its work. */
export type RegisterCommand = (program: Command, exit: (code: number) => void) => void;

/** One file a command, in the order that help lists them. */
export const COMMANDS: readonly RegisterCommand[] = [
  refactorCommand,
  runCommand,
  forgeCommand,
  buildCommand,
  replayCommand,
  watchCommand,
  runsCommand,
  showCommand,
  logCommand,
  diffCommand,
  applyCommand,
  answerCommand,
  acceptCommand,
  prCommand,
  stopCommand,
  statsCommand,
  evalCommand,
  uiCommand,
  localCommand,
  doctorCommand,
  modelsCommand,
  completionCommand,
  devCommand,
];
