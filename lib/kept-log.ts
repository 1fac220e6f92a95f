import { Aws, Fn, RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/**
 * What tells a stack from every other, also from one that had its name before: the last
 * part of its ARN, a UUID. Known at deployment only.
 */
export function stackToken(): string {
  return Fn.select(2, Fn.split('/', Aws.STACK_ID));
}

/** What is kept when its stack is deleted, and goes with a deployment that failed: nothing is left in the way of the next. */
export const KEPT = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;

/** A log whose lines are kept for a month, whatever becomes of the stack. */
export class KeptLog extends LogGroup {
  /** @param vendedFor Name of the state machine whose log it is; the service wants these in one place. @default no name of its own */
  constructor(scope: Construct, id: string, vendedFor?: string) {
    super(scope, id, {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: KEPT,
      ...(vendedFor ? { logGroupName: vendedName(vendedFor) } : {}),
    });
  }
}

/** Vended logs need this beginning, or the policy that lets the service write outgrows its limit. */
function vendedName(machine: string): string {
  return Fn.join('', ['/aws/vendedlogs/states/', Aws.STACK_NAME, '-', machine, '-', stackToken()]);
}
