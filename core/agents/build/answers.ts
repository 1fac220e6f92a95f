import type { WorkResult, WorkStep } from '../../contracts/index.ts';
import { writeJson } from '../../store/documents.ts';
import type { AgentContext } from '../context.ts';

/** Writes what an agent answered where the workbench would write it. The entries of its calls are in the record of its work. */
export async function writeAnswer(context: AgentContext, key: string, step: WorkStep, result: object): Promise<void> {
  const document: WorkResult = {
    ok: true,
    step,
    result: JSON.parse(JSON.stringify(result)),
    log_entries: [],
    isolation: '',
    timings: {},
  };
  await writeJson(context.store, key, document);
}
