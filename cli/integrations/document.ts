import { z } from 'zod';
import { parseContract, parseJson, RunIdSchema, StatusSchema } from '../../core/contracts/index.ts';

/** What the integrations read of the document that `swarm refactor --json` prints. */
const DocumentSchema = z.object({
  run_id: RunIdSchema,
  status: StatusSchema,
  stop_detail: z.string(),
  files_changed: z.array(z.string()),
});
export type RunDocument = z.infer<typeof DocumentSchema>;

/** The document in what a command printed; undefined when it printed none, because no run came about. */
export function documentIn(stdout: string): RunDocument | undefined {
  if (stdout.trim() === '') return undefined;
  return parseContract(DocumentSchema, parseJson(stdout, 'what swarm printed'), 'what swarm printed');
}
