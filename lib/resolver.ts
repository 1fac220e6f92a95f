import { Duration, RemovalPolicy, Size } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, LayerVersion, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { KEPT, KeptLog } from './kept-log.ts';
import { AWS_LAYER, buildPythonLayer, localLayer } from './python-layer-build.ts';
import type { Settings } from './settings.ts';
import { workbenchCode } from './workbench.ts';

export interface ResolverProps {
  readonly settings: Settings;
}

/**
 * The function that resolves and installs what a project needs. It reaches package indexes, and
 * runs nothing that it reads. It may write its log and read one secret, which names the indexes;
 * what it reads and writes of a run comes with each work order.
 */
export class Resolver extends Construct {
  readonly function: LambdaFunction;
  readonly indexSecret: Secret;

  constructor(scope: Construct, id: string, { settings }: ResolverProps) {
    super(scope, id);
    const local = settings.target === 'local';
    this.indexSecret = new Secret(this, 'PackageIndex', {
      description:
        'Variables of uv that name package indexes, as JSON: {"UV_DEFAULT_INDEX": "…"}; empty: the public one',
      secretObjectValue: {},
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const logGroup = new KeptLog(this, 'Log');
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: 'Resolver: its own log, and the secret that names package indexes',
    });
    this.function = new LambdaFunction(this, 'Function', {
      description: 'Resolves and installs what a project needs, from wheels, and runs none of it',
      runtime: Runtime.PYTHON_3_13,
      architecture: Architecture.X86_64,
      handler: 'swarm_tools.environment.handler.handler',
      code: workbenchCode(local ? localLayer() : AWS_LAYER),
      // On one machine the interpreter has the same packages: unpacking them again would cost each start a second.
      layers: local ? [] : [this.layer()],
      environment: { PACKAGE_INDEX_SECRET: this.indexSecret.secretArn },
      role: role.withoutPolicyUpdates(),
      logGroup,
      timeout: Duration.seconds(300),
      memorySize: 3008,
      ephemeralStorageSize: Size.gibibytes(8),
      tracing: Tracing.DISABLED,
      currentVersionOptions: { removalPolicy: KEPT },
    });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logGroup.logGroupArn],
      }),
    );
    role.addToPolicy(
      new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [this.indexSecret.secretArn] }),
    );
  }

  private layer(): LayerVersion {
    return new LayerVersion(this, 'Tools', {
      code: Code.fromAsset(buildPythonLayer(AWS_LAYER, 'requirements-resolver.lock')),
      compatibleRuntimes: [Runtime.PYTHON_3_13],
      description: 'uv, packaging, jsonschema at the versions of requirements-resolver.lock',
    });
  }
}
