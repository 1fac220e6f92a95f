import { join } from 'node:path';
import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { ModelTier } from '../core/config/agents.ts';
import { loadConfig } from '../core/config/load.ts';
import { Agents } from './agents.ts';
import { HttpDoors } from './http-doors.ts';
import { IsolatedNetwork } from './isolated-network.ts';
import { acknowledgeFindings } from './nag-suppressions.ts';
import { Notifications } from './notifications.ts';
import { Observability } from './observability.ts';
import { OUTPUTS, PAGE_OUTPUT } from './outputs.ts';
import { type ForEachPython, forEach, type OfPython, type PythonTarget, pythonTargets, suffixOf } from './pythons.ts';
import { Resolver } from './resolver.ts';
import { RunEnder } from './run-ender.ts';
import { PROJECT_ROOT, type Settings } from './settings.ts';
import { UploadDoor } from './upload-door.ts';
import { Workbench } from './workbench.ts';
import { makeMachines } from './workflows/machines.ts';
import { WorkspaceBucket } from './workspace-bucket.ts';

export interface RefactoringSwarmStackProps extends StackProps {
  readonly settings: Settings;
}

function modelTiers(): ModelTier[] {
  return loadConfig(join(PROJECT_ROOT, 'config')).agents.tiers.filter((tier) => tier.kind === 'model');
}

/** Models of Bedrock that config/agents.yaml names: no other may be called. */
function configuredBedrockModels(): string[] {
  const models = modelTiers().flatMap((tier) => tier.models);
  return [...new Set(models.filter(({ provider }) => provider === 'bedrock').map(({ model }) => model))];
}

/** Everything: one bucket, the workbench, the agents, the loops and what watches them. */
export class RefactoringSwarmStack extends Stack {
  constructor(scope: Construct, id: string, props: RefactoringSwarmStackProps) {
    super(scope, id, props);
    const { settings } = props;
    const { bucket } = new WorkspaceBucket(this, 'Workspace');
    const modelKeys = new Secret(this, 'ModelKeys', {
      description: 'Keys of model providers as JSON, for example {"GOOGLE_API_KEY": "…"}; empty: builtin tier only',
      secretObjectValue: {},
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // The emulator knows no flow logs, and its functions are processes: a network would protect nothing there.
    const network = settings.target === 'aws' ? new IsolatedNetwork(this, 'Network', { bucket }) : undefined;
    const targets = pythonTargets(settings);
    const workbenches = forEach(targets, (python) => {
      const id = `Workbench${suffixOf(targets, python)}`;
      const made = new Workbench(this, id, { settings, python, vpc: network?.vpc });
      return { python: python.version, function: made.function };
    });
    const resolvers = this.resolvers(settings, targets);
    const bedrockModels = settings.bedrock ? configuredBedrockModels() : undefined;
    const { functions: agents } = new Agents(this, 'Agents', {
      bucket,
      modelKeys,
      pythons: targets.map(({ version }) => version),
      bedrockModels,
    });
    const machines = makeMachines(this, {
      agents,
      workbenches,
      resolvers: resolvers.functions,
      perTenant: settings.target === 'aws',
    });
    new RunEnder(this, 'RunEnder', { machines, publish: agents.publish });
    const uploads = new UploadDoor(this, 'UploadDoor', { bucket, machines });
    const notifications = new Notifications(this, 'Notifications', {
      bucket,
      publish: agents.publish,
      email: settings.notifyEmail,
      loopbackReceivers: settings.target === 'local',
    });
    new Observability(this, 'Observability', {
      machines,
      workbenches: workbenches.map((bench) => bench.function),
      lostUploads: uploads.lost,
      notifications: notifications.stateMachine,
      modelTiers: modelTiers().map((tier) => tier.name),
      alarmEmail: settings.alarmEmail,
    });
    const doors = new HttpDoors(this, 'HttpDoors', { settings, bucket, machines });
    const outputs: Record<keyof typeof OUTPUTS, string> = {
      bucket: bucket.bucketName,
      stateMachineArn: machines.refactor.stateMachineArn,
      forgeMachineArn: machines.forge.stateMachineArn,
      buildMachineArn: machines.build.stateMachineArn,
      workbenchName: workbenches[0].function.functionName,
      publishName: agents.publish.functionName,
      onUploadName: uploads.function.functionName,
      lostUploadsUrl: uploads.lost.queueUrl,
      modelKeysSecret: modelKeys.secretArn,
      packageIndexSecret: resolvers.indexSecret.secretArn,
      apiId: doors.api.apiId,
      apiUrl: doors.api.apiEndpoint,
      notificationsArn: notifications.stateMachine.stateMachineArn,
      webhookEndpointsSecret: notifications.endpoints.secretArn,
    };
    for (const [name, value] of Object.entries(outputs)) {
      new CfnOutput(this, OUTPUTS[name as keyof typeof OUTPUTS], { value });
    }
    if (doors.pageUrl) new CfnOutput(this, PAGE_OUTPUT, { value: doors.pageUrl });
    acknowledgeFindings(this, bedrockModels);
  }

  /** One for each Python of AWS, whose byte code it writes; on one machine one does for all. */
  private resolvers({ target, interpreters }: Settings, targets: ForEachPython<PythonTarget>) {
    const layered = target === 'aws';
    const [usual, ...others] = targets;
    const first = new Resolver(this, 'Resolver', { python: usual, interpreters, layered });
    const { indexSecret } = first;
    const more = (layered ? others : []).map((python) => {
      const id = `Resolver${suffixOf(targets, python)}`;
      return { python: python.version, function: new Resolver(this, id, { python, indexSecret, layered }).function };
    });
    const functions: ForEachPython<OfPython> = [{ python: usual.version, function: first.function }, ...more];
    return { functions, indexSecret };
  }
}
