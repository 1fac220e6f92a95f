import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import type { Workflow } from '../../core/contracts/index.ts';
import { EXECUTIONS_ENVIRONMENT } from '../../core/workflows/environment.ts';
import type { AgentFunctions } from '../agents.ts';
import { type ForEachPython, forEach, type OfPython } from '../pythons.ts';
import { buildDefinition } from './build-definition.ts';
import { forgeDefinition } from './forge-definition.ts';
import { loopDefinition } from './loop-definition.ts';
import type { ByPython, Callable, WorkbenchCallable } from './tasks.ts';
import { WorkflowMachine } from './workflow-machine.ts';

/** The state machine of each workflow; the doors start the one that a request names. */
export type Machines = Readonly<Record<Workflow, StateMachine>>;

/** The agents as the definitions see them. */
export type CalledAgents = Readonly<Record<keyof AgentFunctions, Callable>>;

export interface MachineParts {
  readonly agents: AgentFunctions;
  readonly workbenches: ForEachPython<OfPython>;
  readonly resolvers: ForEachPython<OfPython>;
  /** Whether each call of the workbench names its owner. */
  readonly perTenant: boolean;
}

export function makeMachines(
  scope: Construct,
  { agents: functions, workbenches, resolvers, perTenant }: MachineParts,
): Machines {
  const agents = atThisVersion(functions);
  const workbench: WorkbenchCallable = { ...byPython(workbenches), perTenant };
  const benches = { workbench, resolver: byPython(resolvers) };
  const bench = workbenches.map((one) => one.function);
  const outside = resolvers.map((one) => one.function);
  const { intake, auditor, fixer, judge, forge, build, publish } = functions;
  return {
    refactor: new WorkflowMachine(scope, 'RefactoringLoop', {
      comment: 'Auditor, Judge and Fixer in a bounded loop; every path ends in Publish',
      definition: loopDefinition(agents, benches),
      calls: [intake, auditor, fixer, judge, publish, ...bench, ...outside],
    }).stateMachine,
    forge: new WorkflowMachine(scope, 'ForgeLoop', {
      comment: 'Tests are written, measured and enhanced in a bounded loop; every path ends in Publish',
      definition: forgeDefinition(agents, benches),
      calls: [intake, forge, publish, ...bench, ...outside],
    }).stateMachine,
    build: new WorkflowMachine(scope, 'BuildLoop', {
      comment: 'Tasks are planned, coded, tested, audited and committed in a bounded loop; every path ends in Publish',
      definition: buildDefinition(agents, workbench),
      calls: [intake, build, publish, ...bench],
    }).stateMachine,
  };
}

/** The versions that this deployment publishes: an execution goes on with those of its definition. */
function atThisVersion(functions: AgentFunctions): CalledAgents {
  const called = Object.entries(functions).map(([name, fn]) => [name, { functionArn: fn.currentVersion.functionArn }]);
  return Object.fromEntries(called) as CalledAgents;
}

/** A function for each Python as the definitions see it, at this version. */
function byPython(functions: ForEachPython<OfPython>): ByPython {
  const [usual, ...others] = forEach(functions, ({ python, function: fn }) => ({
    python,
    functionArn: fn.currentVersion.functionArn,
  }));
  return { ...usual, others };
}

/** All of them, in the order of their names. */
export function everyMachine(machines: Machines): StateMachine[] {
  return Object.values(machines);
}

/** Variables by which a function finds the machines. */
export function machineEnvironment(machines: Machines): Record<string, string> {
  return {
    [EXECUTIONS_ENVIRONMENT.refactor]: machines.refactor.stateMachineArn,
    [EXECUTIONS_ENVIRONMENT.forge]: machines.forge.stateMachineArn,
    [EXECUTIONS_ENVIRONMENT.build]: machines.build.stateMachineArn,
  };
}
