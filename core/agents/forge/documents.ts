import { z } from 'zod';
import {
  CritiqueSchema,
  type ForgeRun,
  ForgeRunSchema,
  type ForgeStatic,
  ForgeStaticSchema,
  type ForgeSuite,
  ForgeSuiteSchema,
  type RefactoringState,
  TrustSchema,
  VerdictOfSuiteSchema,
} from '../../contracts/index.ts';
import { readJson } from '../../store/documents.ts';
import { type ForgeKeys, runKeys } from '../../store/keys.ts';
import type { AgentContext } from '../context.ts';
import { readStepResult } from '../step-results.ts';

export const EMPTY_SUITE: ForgeSuite = { files: {}, tests: [], suspected_bugs: [], dropped: [], modules: [], added: 0 };

/** What a round's two ratings leave. */
export const RatedBeforeSchema = z.object({
  level: TrustSchema,
  reasons: z.array(z.string()),
  entropy: z.number().min(0).nullable(),
});
export const RatedAfterSchema = z.object({ level: VerdictOfSuiteSchema, reasons: z.array(z.string()) });

/** What a model's work on a round leaves beside the files, which `check_tests` reads. */
export const ForgeCandidatesSchema = z.object({
  files: z.record(z.string(), z.string()),
  modules: z.record(z.string(), z.string()).describe('The module that each test file is for.'),
  entropy: z.number().min(0).nullable(),
  failure: z.string().nullable().describe('Why there is nothing.'),
  gave_up: z.boolean().describe('Whether the tier is of no use any more: no budget, or no answer.'),
});
export type ForgeCandidates = z.infer<typeof ForgeCandidatesSchema>;

/** The suite of a round; an empty one before the first. */
export async function readSuite(context: AgentContext, state: RefactoringState, round: number): Promise<ForgeSuite> {
  if (round < 1) return EMPTY_SUITE;
  return (await document(context, keysOf(state, round).suite, ForgeSuiteSchema)) ?? EMPTY_SUITE;
}

/** How a round's suite came out; undefined with a reason where it never ran to its end. */
export async function readRun(
  context: AgentContext,
  state: RefactoringState,
  round: number,
): Promise<{ run: ForgeRun | undefined; failure: string; isolation: string }> {
  const found = await readStepResult(context, keysOf(state, round).run, ForgeRunSchema);
  return { run: found?.result, failure: found?.error ?? '', isolation: found?.isolation ?? '' };
}

export async function readAnalysis(
  context: AgentContext,
  state: RefactoringState,
  round: number,
): Promise<ForgeStatic | undefined> {
  return (await readStepResult(context, keysOf(state, round).analysis, ForgeStaticSchema))?.result;
}

export function readCandidates(context: AgentContext, state: RefactoringState, round: number) {
  return document(context, keysOf(state, round).candidates, ForgeCandidatesSchema);
}

export function readCritique(context: AgentContext, state: RefactoringState, round: number) {
  return document(context, keysOf(state, round).critique, CritiqueSchema);
}

function keysOf(state: RefactoringState, round: number): ForgeKeys {
  return runKeys(state.owner, state.run_id).forge(round);
}

async function document<T extends z.ZodType>(
  context: AgentContext,
  key: string,
  schema: T,
): Promise<z.output<T> | undefined> {
  return (await readJson(context.store, key, schema))?.value;
}
