import { DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda';
import { ValidateStateMachineDefinitionCommand } from '@aws-sdk/client-sfn';
import { messageOf } from '../../core/errors.ts';
import { DEFAULT_STACK_NAME } from '../../lib/outputs.ts';
import { loopDefinition } from '../../lib/workflows/loop-definition.ts';
import type { CalledAgents } from '../../lib/workflows/machines.ts';
import type { Clients } from '../connection.ts';
import type { Check } from './machine.ts';

/** Regions where functions cannot keep tenants apart, as AWS documents it. */
const NO_TENANTS = /^(?:cn-|us-gov-|us-iso|eu-isoe-|eusc-|ap-southeast-6$)/;

/** Calls at a time below which runs mostly wait for each other. */
const ROOM_FOR_RUNS = 50;

/** Least version of the bootstrap stack: what the CDK of this project asks for. */
const BOOTSTRAP_VERSION = 6;

const RAISE =
  'aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000';

/** What in an account and a region would make a deployment or a run fail, and the command that mends it. Nothing is changed. */
export async function awsChecks(clients: Clients, stackName: string = DEFAULT_STACK_NAME): Promise<Check[]> {
  return [
    regionCheck(clients.region),
    await guarded('Concurrency', () => concurrencyCheck(clients)),
    await guarded('CDK bootstrap', () => bootstrapCheck(clients)),
    await guarded('Stack', () => stackCheck(clients, stackName)),
    await guarded('Definition', () => definitionCheck(clients)),
  ];
}

function regionCheck(region: string): Check {
  const ok = !NO_TENANTS.test(region);
  const detail = ok ? region : `${region}: Lambda keeps no tenants apart here; choose another with --region`;
  return { name: 'Region', ok, detail, needed: true };
}

async function concurrencyCheck({ lambda }: Clients): Promise<Check> {
  const { AccountLimit } = await lambda.send(new GetAccountSettingsCommand({}));
  const all = AccountLimit?.ConcurrentExecutions ?? 0;
  const free = AccountLimit?.UnreservedConcurrentExecutions ?? all;
  const ok = free >= ROOM_FOR_RUNS;
  const said = `${free} of ${all} calls at a time are free`;
  return {
    name: 'Concurrency',
    ok,
    detail: ok ? said : `${said}: runs wait for each other; ${RAISE}`,
    needed: free < 1,
  };
}

async function bootstrapCheck(clients: Clients): Promise<Check> {
  const stack = await findStack(clients, 'CDKToolkit');
  const version = Number(stack?.Outputs?.find((output) => output.OutputKey === 'BootstrapVersion')?.OutputValue ?? 0);
  const ok = version >= BOOTSTRAP_VERSION;
  const detail = ok ? `version ${version}` : `${version ? `version ${version}` : 'not there'}; npx cdk bootstrap`;
  return { name: 'CDK bootstrap', ok, detail, needed: true };
}

/** States of a stack that a deployment cannot go on from. */
const STUCK = /^(?:ROLLBACK_COMPLETE|ROLLBACK_FAILED|CREATE_FAILED|DELETE_FAILED)$/;

async function stackCheck(clients: Clients, stackName: string): Promise<Check> {
  const status = (await findStack(clients, stackName))?.StackStatus;
  const ok = !STUCK.test(status ?? '');
  const mend = `aws cloudformation delete-stack --stack-name ${stackName}`;
  return { name: 'Stack', ok, detail: ok ? (status ?? 'not deployed yet') : `${status}; ${mend}`, needed: true };
}

async function findStack({ cloudFormation }: Clients, StackName: string) {
  try {
    return (await cloudFormation.send(new DescribeStacksCommand({ StackName }))).Stacks?.[0];
  } catch (error) {
    // CloudFormation answers ValidationError for a stack that is not there.
    if (error instanceof Error && error.name === 'ValidationError') return undefined;
    throw error;
  }
}

/** Asks Step Functions about the definition that would be deployed: it knows which parameters it takes. */
async function definitionCheck({ sfn, region }: Clients): Promise<Check> {
  const fn = (name: string) => ({ functionArn: `arn:aws:lambda:${region}:123456789012:function:${name}:1` });
  const names = ['intake', 'auditor', 'fixer', 'judge', 'forge', 'build', 'publish'];
  const agents = Object.fromEntries(names.map((name) => [name, fn(name)])) as unknown as CalledAgents;
  const definition = JSON.stringify(
    loopDefinition(agents, { workbench: { ...fn('workbench'), perTenant: true }, resolver: fn('resolver') }),
  );
  const { result, diagnostics = [] } = await sfn.send(
    new ValidateStateMachineDefinitionCommand({ definition, type: 'STANDARD' }),
  );
  const said = diagnostics.map(({ code, message, location }) => `${code} ${message} ${location ?? ''}`.trim());
  const ok = result === 'OK';
  return { name: 'Definition', ok, detail: ok ? 'taken by Step Functions' : said.join('; '), needed: true };
}

/** A check that could not be made is one that failed, with what AWS said. */
async function guarded(name: string, check: () => Promise<Check>): Promise<Check> {
  try {
    return await check();
  } catch (error) {
    return { name, ok: false, detail: `could not be looked at: ${messageOf(error)}`, needed: true };
  }
}
