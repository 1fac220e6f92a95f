import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import type { Workflow } from '../../core/contracts/index.ts';
import { EXECUTIONS_ENVIRONMENT } from '../../core/workflows/environment.ts';
import type { Agents } from '../agents.ts';
import { buildDefinition } from './build-definition.ts';
import { forgeDefinition } from './forge-definition.ts';
import { loopDefinition } from './loop-definition.ts';
import { WorkflowMachine } from './workflow-machine.ts';

/** The state machine of each workflow; the doors start the one that a request names. */
export type Machines = Readonly<Record<Workflow, StateMachine>>;

export function makeMachines(scope: Construct, agents: Agents, workbench: IFunction): Machines {
  const { intake, auditor, fixer, judge, forge, build, publish } = agents;
  return {
    refactor: new WorkflowMachine(scope, 'RefactoringLoop', {
      comment: 'Auditor, Judge and Fixer in a bounded loop; every path ends in Publish',
      definition: loopDefinition(agents, workbench),
      calls: [intake, auditor, fixer, judge, publish, workbench],
    }).stateMachine,
    forge: new WorkflowMachine(scope, 'ForgeLoop', {
      comment: 'Tests are written, measured and enhanced in a bounded loop; every path ends in Publish',
      definition: forgeDefinition(agents, workbench),
      calls: [intake, forge, publish, workbench],
    }).stateMachine,
    build: new WorkflowMachine(scope, 'BuildLoop', {
      comment: 'Tasks are planned, coded, tested, audited and committed in a bounded loop; every path ends in Publish',
      definition: buildDefinition(agents, workbench),
      calls: [intake, build, publish, workbench],
    }).stateMachine,
  };
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
