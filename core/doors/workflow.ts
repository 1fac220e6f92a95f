import { z } from 'zod';
import { type Workflow, WorkflowSchema } from '../contracts/index.ts';

const WorkflowHolderSchema = z.object({ workflow: WorkflowSchema });

/** The workflow that a request names, not checked otherwise; what names none, or none that there is, goes to refactor. */
export function workflowOf(request: unknown): Workflow {
  return WorkflowHolderSchema.safeParse(request).data?.workflow ?? 'refactor';
}
