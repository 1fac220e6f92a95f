import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { STATES } from '../../core/workflows/state-names.ts';
import type { Agents } from '../agents.ts';
import { choice, type States } from './choice.ts';
import { joining, modelWork } from './model-work.ts';
import { agentTask, catchAll, type State, workbenchItem, workbenchTask } from './tasks.ts';

const RUN_ID = '{% $states.context.Execution.Name %}';
const REQUEST = '{% $states.context.Execution.Input %}';
const STARTED_AT = '{% $states.context.Execution.StartTime %}';

/** At most this many shards of one run are inspected at a time. */
const INSPECT_CONCURRENCY = 8;

/** Longest a run may take: the longest deadline that a request may ask for, and time to publish. */
const LONGEST_RUN_SECONDS = 9000;

/**
 * The refactoring loop in the Amazon States Language. The bound of the loop is the
 * Judge's: it counts rounds in the run's state; `$rounds` here is the machine's own
 * bound, should the count ever be lost.
 */
export function loopDefinition(agents: Agents, workbench: IFunction): Record<string, unknown> {
  const states: Record<string, State> = {
    ...opening(agents, workbench),
    ...joining(agents, workbench),
    ...round(agents, workbench),
    ...security(agents, workbench),
    ...ending(agents),
  };
  return { QueryLanguage: 'JSONata', TimeoutSeconds: LONGEST_RUN_SECONDS, StartAt: STATES.intake, States: states };
}

/** One more than the rounds that the largest request allows. */
const ROUND_BOUND = 9;

function opening(agents: Agents, workbench: IFunction): States {
  return {
    [STATES.intake]: agentTask(agents.intake, {
      payload: { run_id: RUN_ID, request: REQUEST, started_at: STARTED_AT },
      assign: { run: '{% $states.result.Payload.run %}', rounds: '{% 0 %}', waits: '{% 0 %}' },
      next: STATES.isUsable,
    }),
    [STATES.isUsable]: choice([['$states.input.ok', STATES.inspect]], STATES.recordRefusal),
    [STATES.inspect]: {
      Type: 'Map',
      Items: '{% $states.input.orders %}',
      MaxConcurrency: INSPECT_CONCURRENCY,
      ItemProcessor: {
        ProcessorConfig: { Mode: 'INLINE' },
        StartAt: STATES.inspectShard,
        States: { [STATES.inspectShard]: workbenchItem(workbench) },
      },
      Output: { inspected: '{% $count($states.result) %}' },
      Catch: [catchAll(STATES.recordError)],
      Next: STATES.plan,
    },
    [STATES.plan]: agentTask(agents.auditor, {
      payload: { run: '{% $run %}', phase: 'plan' },
      assign: { next: '{% $states.result.Payload %}' },
      next: STATES.writeTests,
      takesLong: true,
    }),
    [STATES.writeTests]: workbenchTask(workbench, '$next.tests.write', STATES.runTests),
    [STATES.runTests]: workbenchTask(workbench, '$next.tests.run', STATES.doModelsJoin),
  };
}

function round(agents: Agents, workbench: IFunction): States {
  const named = { run: '{% $run %}', round: '{% $next.round %}' };
  return {
    [STATES.whichTier]: choice(
      [
        [`$rounds >= ${ROUND_BOUND}`, STATES.recordError],
        ['$next.tier.kind = "builtin"', STATES.fixBuiltin],
      ],
      STATES.fixModel,
      { rounds: '{% $rounds + 1 %}' },
    ),
    [STATES.fixBuiltin]: workbenchTask(workbench, '$next.orders.fix', STATES.verify),
    ...modelWork(agents.fixer, {
      task: STATES.fixModel,
      question: STATES.mustFixWait,
      wait: STATES.waitToFix,
      payload: named,
      next: STATES.verify,
    }),
    [STATES.verify]: workbenchTask(workbench, '$next.orders.verify', STATES.validate),
    [STATES.validate]: agentTask(agents.judge, {
      payload: { ...named, phase: 'validate' },
      assign: { next: '{% $states.result.Payload %}' },
      next: STATES.isDone,
      takesLong: true,
    }),
    [STATES.isDone]: choice(
      [
        ['$next.decision = "continue"', STATES.doModelsJoin],
        ['$next.decision = "audit"', STATES.auditSecurity],
      ],
      STATES.publish,
    ),
  };
}

function security(agents: Agents, workbench: IFunction): States {
  const named = { run: '{% $run %}', round: '{% $next.round %}' };
  return {
    [STATES.auditSecurity]: workbenchTask(workbench, '$next.orders.security', STATES.doesModelReview),
    [STATES.doesModelReview]: choice([['$next.review', STATES.reviewSecurity]], STATES.weighFindings),
    ...modelWork(agents.auditor, {
      task: STATES.reviewSecurity,
      question: STATES.mustReviewWait,
      wait: STATES.waitToReview,
      payload: { ...named, phase: 'review_security' },
      next: STATES.weighFindings,
    }),
    [STATES.weighFindings]: agentTask(agents.judge, {
      payload: { ...named, phase: 'security' },
      assign: { next: '{% $states.result.Payload %}' },
      next: STATES.areThereFindings,
      takesLong: true,
    }),
    [STATES.areThereFindings]: choice([['$next.decision = "continue"', STATES.doModelsJoin]], STATES.publish),
  };
}

function ending(agents: Agents): States {
  const refused = { name: '{% $states.input.error.name %}', message: '{% $states.input.error.message %}' };
  return {
    [STATES.recordRefusal]: { Type: 'Pass', Assign: { failure: refused }, Next: STATES.publish },
    [STATES.recordError]: {
      Type: 'Pass',
      Assign: {
        failure: `{% $exists($failure) ? $failure : {"name": "LoopBound", "message": "the loop went past its bound"} %}`,
      },
      Next: STATES.publish,
    },
    [STATES.publish]: agentTask(agents.publish, {
      payload: { run_id: RUN_ID, request: REQUEST, error: '{% $exists($failure) ? $failure : null %}' },
      next: STATES.howDidItEnd,
      onError: STATES.failed,
    }),
    [STATES.howDidItEnd]: choice(
      [
        ['$states.input.status = "success"', STATES.accepted],
        ['$states.input.stop_reason = "invalid_input"', STATES.refused],
        ['$states.input.stop_reason = "internal_error"', STATES.failed],
      ],
      STATES.bestEffort,
    ),
    [STATES.accepted]: { Type: 'Succeed' },
    [STATES.bestEffort]: { Type: 'Succeed' },
    [STATES.refused]: {
      Type: 'Fail',
      Error: '{% $exists($failure) ? $failure.name : "InvalidRequest" %}',
      Cause: '{% $exists($failure) ? $failure.message : "The input was refused." %}',
    },
    [STATES.failed]: {
      Type: 'Fail',
      Error: 'RunFailed',
      Cause:
        '{% $exists($failure) ? $failure.name & ": " & $failure.message : "A step failed; see the report of the run." %}',
    },
  };
}
