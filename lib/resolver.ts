import { Duration, RemovalPolicy, Size } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, LayerVersion, Tracing } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { KEPT, KeptLog } from './kept-log.ts';
import { buildPythonLayer } from './python-layer-build.ts';
import type { PythonTarget } from './pythons.ts';
import type { Settings } from './settings.ts';
import { workbenchCode } from './workbench.ts';

export interface ResolverProps {
  readonly python: PythonTarget;
  /** Interpreters of this machine, by version, that compile what is installed for them. @default this one alone */
  readonly interpreters?: Settings['interpreters'];
  /** Names package indexes. @default a secret of its own */
  readonly indexSecret?: Secret;
  /** Whether its packages are a layer; on one machine the interpreter has them. */
  readonly layered: boolean;
}

/**
 * The function that resolves and installs what a project needs. It reaches package indexes, and
 * runs nothing that it reads. It may write its log and read one secret, which names the indexes;
 * what it reads and writes of a run comes with each work order.
 */
export class Resolver extends Construct {
  readonly function: LambdaFunction;
  readonly indexSecret: Secret;

  constructor(scope: Construct, id: string, { python, interpreters, indexSecret, layered }: ResolverProps) {
    super(scope, id);
    this.indexSecret = indexSecret ?? this.secret();
    const logGroup = new KeptLog(this, 'Log');
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: 'Resolver: its own log, and the secret that names package indexes',
    });
    this.function = new LambdaFunction(this, 'Function', {
      description: 'Resolves and installs what a project needs, from wheels, and runs none of it',
      runtime: python.runtime,
      architecture: Architecture.X86_64,
      handler: 'swarm_tools.environment.handler.handler',
      code: workbenchCode(python.layer),
      // On one machine the interpreter has the same packages: unpacking them again would cost each start a second.
      layers: layered ? [this.layer(python)] : [],
      environment: {
        PACKAGE_INDEX_SECRET: this.indexSecret.secretArn,
        ...(interpreters ? { SWARM_INTERPRETERS: pathsOf(interpreters) } : {}),
      },
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

  private secret(): Secret {
    return new Secret(this, 'PackageIndex', {
      description:
        'Variables of uv that name package indexes, as JSON: {"UV_DEFAULT_INDEX": "…"}; empty: the public one',
      secretObjectValue: {},
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }

  private layer({ layer, runtime }: PythonTarget): LayerVersion {
    return new LayerVersion(this, 'Tools', {
      code: Code.fromAsset(buildPythonLayer(layer, 'requirements-resolver.lock')),
      compatibleRuntimes: [runtime],
      description: 'uv, packaging, jsonschema at the versions of requirements-resolver.lock',
    });
  }
}

/** The interpreters by version, as the function reads them. */
function pathsOf(interpreters: NonNullable<Settings['interpreters']>): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(interpreters).map(([version, one]) => [version, one.python])),
  );
}
