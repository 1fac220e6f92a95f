import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ArnFormat, AssetHashType, DockerImage, Duration, Size, Stack } from 'aws-cdk-lib';
import type { IVpc } from 'aws-cdk-lib/aws-ec2';
import { SecurityGroup, SubnetType } from 'aws-cdk-lib/aws-ec2';
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LayerVersion,
  TenancyConfig,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { KEPT, KeptLog } from './kept-log.ts';
import { buildPythonLayer, compilerFor, type LayerTarget, stageWorkbenchCode } from './python-layer-build.ts';
import type { Interpreter, PythonTarget } from './pythons.ts';
import { PROJECT_ROOT, type Settings } from './settings.ts';

/** `/tmp`: an input of 200 MB, the copies that a suite and its candidates are run in, and what tests write. */
const SCRATCH = Size.gibibytes(4);

export interface WorkbenchProps {
  readonly settings: Settings;
  readonly python: PythonTarget;
  /** Network without a way out but to the bucket. @default none: only where the emulator has no networks */
  readonly vpc?: IVpc;
}

/**
 * The function in which code that comes from a customer is parsed and run. It holds no
 * permission but its own log; what it may read and write comes with each work order.
 */
export class Workbench extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, id: string, props: WorkbenchProps) {
    super(scope, id);
    const { layer, runtime, version, interpreter } = props.python;
    const logGroup = new KeptLog(this, 'Log');
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: 'Workbench: its own log, and a network interface that its code cannot touch',
    });
    this.function = new LambdaFunction(this, 'Function', {
      description: `Runs pylint, pytest and repair on code under repair, in sandboxed children, on Python ${version}`,
      runtime,
      architecture: Architecture.X86_64,
      handler: 'swarm_tools.handler.handler',
      code: workbenchCode(layer, interpreter),
      // An interpreter of this machine has its tools in a folder.
      layers: interpreter ? [] : [this.tools(props.python)],
      role: role.withoutPolicyUpdates(),
      logGroup,
      timeout: Duration.seconds(900),
      memorySize: 3008,
      ephemeralStorageSize: SCRATCH,
      reservedConcurrentExecutions: props.settings.workbenchConcurrency,
      tracing: Tracing.DISABLED,
      currentVersionOptions: { removalPolicy: KEPT },
      tenancyConfig: TenancyConfig.PER_TENANT,
      ...(props.vpc ? network(this, props.vpc) : {}),
    });
    grantNothingButLog(role, logGroup, this.function);
  }

  private tools({ layer, runtime }: PythonTarget): LayerVersion {
    return new LayerVersion(this, 'PythonTools', {
      code: Code.fromAsset(buildPythonLayer(layer)),
      compatibleRuntimes: [runtime],
      description: 'pylint, pytest, coverage, ruff, bandit, fissix, jsonschema at the versions of requirements.lock',
    });
  }
}

/** Isolated subnets, and a security group that lets nothing in. */
function network(scope: Construct, vpc: IVpc) {
  const securityGroup = new SecurityGroup(scope, 'SecurityGroup', {
    vpc,
    description: 'Workbench: nothing in; out to the S3 gateway endpoint, the only route there is',
  });
  return { vpc, vpcSubnets: { subnetType: SubnetType.PRIVATE_ISOLATED }, securityGroups: [securityGroup] };
}

/**
 * The service needs to attach a network interface on the function's behalf; the function's
 * own code is denied the same calls.
 */
function grantNothingButLog(role: Role, logGroup: ILogGroup, fn: LambdaFunction): void {
  const interfaces = [
    'ec2:CreateNetworkInterface',
    'ec2:DescribeNetworkInterfaces',
    'ec2:DescribeSubnets',
    'ec2:DeleteNetworkInterface',
    'ec2:AssignPrivateIpAddresses',
    'ec2:UnassignPrivateIpAddresses',
  ];
  const functionArn = Stack.of(fn).formatArn({
    service: 'lambda',
    resource: 'function',
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    resourceName: '*',
  });
  role.addToPolicy(
    new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logGroup.logGroupArn] }),
  );
  if (!fn.isBoundToVpc) return;
  role.addToPolicy(new PolicyStatement({ actions: interfaces, resources: ['*'] }));
  role.addToPolicy(
    new PolicyStatement({
      effect: Effect.DENY,
      actions: interfaces,
      resources: ['*'],
      conditions: { ArnLike: { 'lambda:SourceFunctionArn': functionArn } },
    }),
  );
}

/** The Python code of the product, with the contracts: the workbench's, and the resolver's. */
export function workbenchCode(target: LayerTarget, interpreter?: Interpreter): Code {
  const source = join(PROJECT_ROOT, 'layers/python-tools/swarm_tools');
  return Code.fromAsset(source, {
    assetHashType: AssetHashType.CUSTOM,
    assetHash: sourceHash(
      [source, join(PROJECT_ROOT, 'core/contracts/schema')],
      JSON.stringify([target, interpreter ?? compilerFor(target.pythonVersion) !== undefined]),
    ),
    bundling: {
      image: DockerImage.fromRegistry('scratch'),
      local: {
        tryBundle(outputDir) {
          stageWorkbenchCode(outputDir, target, interpreter);
          return true;
        },
      },
    },
  });
}

/** A hash of all files below some folders, byte code apart. */
function sourceHash(folders: readonly string[], salt: string): string {
  const hash = createHash('sha256').update(salt);
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.pyc'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files)
      hash.update(file.slice(PROJECT_ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
