import type { z } from 'zod';
import {
  EditSetSchema,
  PlanSchema,
  parseContract,
  parseJson,
  RefactoringStateSchema,
  ReportSchema,
  type RunSummary,
  TestRunSchema,
  WorkResultSchema,
} from '../../core/contracts/index.ts';
import type { Cycle } from '../../core/report/cycle.ts';
import type { RunArtefacts } from './artefacts.ts';

/** What the report of a run tells of the evidence; a report of an older version tells nothing. */
const EvidenceSchema = ReportSchema.pick({ behaviour: true, suspicions: true, not_gated: true });
const NO_EVIDENCE: Cycle['evidence'] = { behaviour: [], suspicions: [], not_gated: [] };

/** What a run did, gathered from what it left in the bucket. */
export async function gatherCycle(artefacts: RunArtefacts, summary: RunSummary): Promise<Cycle> {
  const { keys } = artefacts;
  const state = await read(artefacts, keys.state, RefactoringStateSchema);
  const accepted = (state?.fix_attempts ?? []).filter((attempt) => attempt.accepted).slice(0, summary.best_snapshot);
  const edits = await Promise.all(accepted.map(({ round }) => result(artefacts, keys.edits(round), EditSetSchema)));
  return {
    summary,
    testsBefore: await result(artefacts, keys.baseline, TestRunSchema),
    // The plan of a run of build is one of tasks, which its summary tells.
    plan: summary.build ? undefined : await read(artefacts, keys.planJson, PlanSchema),
    changes: edits.flatMap((set) => (set?.edits ?? []).flatMap((edit) => edit.changes)),
    attempts: state?.fix_attempts ?? [],
    notes: state?.notes ?? [],
    evidence: (await read(artefacts, keys.reportJson, EvidenceSchema)) ?? NO_EVIDENCE,
  };
}

async function read<T extends z.ZodType>(artefacts: RunArtefacts, key: string, schema: T) {
  const bytes = await artefacts.read(key);
  return bytes && parseContract(schema, parseJson(new TextDecoder().decode(bytes), key), key);
}

/** The result in a document that a step of the workbench wrote; undefined when the step failed. */
async function result<T extends z.ZodType>(artefacts: RunArtefacts, key: string, schema: T) {
  const document = await read(artefacts, key, WorkResultSchema);
  return document?.ok ? parseContract(schema, document.result, key) : undefined;
}
