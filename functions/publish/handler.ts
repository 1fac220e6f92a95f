import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { z } from 'zod';
import { ownerOf } from '../../core/agents/intake.ts';
import { causeMessage, publish } from '../../core/agents/publisher.ts';
import { parseContract, parseJson, RunIdSchema, WorkflowSchema } from '../../core/contracts/index.ts';
import { droppedKey } from '../../core/doors/upload.ts';
import { workflowOf } from '../../core/doors/workflow.ts';
import { runKeys } from '../../core/store/keys.ts';
import { agentRuntime } from '../shared/agent-context.ts';
import { DefaultEventBus } from '../shared/event-bridge.ts';
import { logger } from '../shared/logger.ts';
import { tellTiers } from '../shared/telemetry.ts';

const PublishEventSchema = z.object({
  run_id: RunIdSchema,
  /** The execution's input: says whose run it is even when nothing else worked. */
  request: z.unknown(),
  error: z.object({ name: z.string(), message: z.string() }).nullish(),
  /** Of the machine; an event about an execution does not say it. */
  workflow: WorkflowSchema.optional(),
});

/** The web component that draws a mutation report. */
const MUTATION_SCRIPT = 'node_modules/mutation-testing-elements/dist/mutation-test-elements.js';

/** A bus that does not answer must not keep a run from its end: 10 s at most, of the 60 that there are. */
const eventBridge = new EventBridgeClient({
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 2000, requestTimeout: 4000, throwOnRequestTimeout: true },
});

/** Last state of the machine; also called for an execution that was stopped from outside. */
export async function handler(event: unknown) {
  const {
    run_id,
    request: given,
    error,
    workflow: told,
  } = parseContract(PublishEventSchema, event, 'the publish event');
  // An event about an execution carries its input as JSON text.
  const request = typeof given === 'string' ? parseJson(given, "the execution's input") : given;
  const { context, environment } = agentRuntime();
  const run = { run_id, owner: ownerOf(request) };
  const named = error ? { name: error.name, message: causeMessage(error.message) } : undefined;
  const upload = droppedKey(request, environment.BUCKET);
  const events = new DefaultEventBus(eventBridge, environment.BUCKET);
  const workflow = told ?? workflowOf(request);
  const mutationScript = () => readFileSync(join(environment.ASSETS_DIR, MUTATION_SCRIPT), 'utf8');
  const input = { run, workflow, mutationScript, ...(named ? { error: named } : {}), ...(upload ? { upload } : {}) };
  // The event of a failed execution comes also where Publish was reached: what was counted is not counted again.
  const wasTold = told === undefined && (await context.store.get(runKeys(run.owner, run_id).summary)) !== undefined;
  const summary = await publish(context, input, events);
  if (!wasTold) tellTiers(summary.tiers);
  logger.info('publish', { run_id, status: summary.status, stop_reason: summary.stop_reason });
  const keys = runKeys(run.owner, run_id);
  const at = (key: string) => events.addressOf(key);
  return {
    run_id,
    status: summary.status,
    stop_reason: summary.stop_reason,
    stop_detail: summary.stop_detail,
    pylint: { baseline: summary.pylint_baseline, current: summary.pylint_current },
    tests: summary.tests,
    artefacts: {
      result: at(keys.resultZip),
      patch: at(keys.patch),
      plan: at(keys.planMarkdown),
      report: at(keys.reportHtml),
      log: at(keys.log),
    },
  };
}
