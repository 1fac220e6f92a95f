import { ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod, type IHttpRouteAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { ALL_SCOPES } from '../core/contracts/api/scopes.ts';
import { INCOMING_PREFIX } from '../core/store/keys.ts';
import { NodeFunction } from './node-function.ts';
import type { Trust } from './settings.ts';
import { everyMachine, type Machines, machineEnvironment } from './workflows/machines.ts';

/** A token must allow one of them; the function asks for the one that a route needs. */
const SCOPES = [...ALL_SCOPES];
/** Answered without a token: they tell of nobody's runs. */
const OPEN_ROUTES = ['/openapi.json', '/docs', '/docs/{file}'];

export interface ApiRoutesProps {
  readonly api: HttpApi;
  readonly bucket: IBucket;
  readonly machines: Machines;
  /** Whose tokens are taken. */
  readonly trust: Trust;
  /** Whether the gateway checks tokens too, before the function does. @default true */
  readonly gatewayChecks?: boolean;
}

/** The routes of the HTTP API: one function, which checks every token itself, behind the gateway that may check it too. */
export class ApiRoutes extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, id: string, props: ApiRoutesProps) {
    super(scope, id);
    const { bucket, machines, trust } = props;
    this.function = new NodeFunction(this, {
      name: 'api',
      description: 'The HTTP API: starts runs, follows them, hands out what they leave',
      // The gateway gives up after 30 seconds.
      timeout: Duration.seconds(29),
      assets: [
        'config',
        'node_modules/swagger-ui-dist/swagger-ui.css',
        'node_modules/swagger-ui-dist/swagger-ui-bundle.js',
      ],
      environment: {
        BUCKET: bucket.bucketName,
        ...machineEnvironment(machines),
        AUTH_ISSUER: trust.issuer,
        AUTH_AUDIENCES: trust.audiences.join(','),
        ...(trust.jwks ? { AUTH_JWKS: trust.jwks } : {}),
      },
    });
    this.grant(bucket, machines);
    this.addRoutes(props.api, trust, props.gatewayChecks ?? true);
  }

  private grant(bucket: IBucket, machines: Machines): void {
    const allow = (actions: string[], resources: string[]) =>
      this.function.addToRolePolicy(new PolicyStatement({ actions, resources }));
    allow(['s3:GetObject'], [bucket.arnForObjects('runs/*')]);
    // What a presigned form may put is what its signer may.
    allow(['s3:PutObject'], [bucket.arnForObjects(`${INCOMING_PREFIX}*`)]);
    allow(['s3:ListBucket'], [bucket.bucketArn]);
    allow(
      ['states:StartExecution'],
      everyMachine(machines).map((machine) => machine.stateMachineArn),
    );
    const executions = everyMachine(machines).map(({ stateMachineName }) =>
      Stack.of(this).formatArn({
        service: 'states',
        resource: 'execution',
        resourceName: `${stateMachineName}:*`,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    );
    allow(['states:DescribeExecution', 'states:GetExecutionHistory', 'states:StopExecution'], executions);
  }

  private addRoutes(api: HttpApi, trust: Trust, gatewayChecks: boolean): void {
    const integration = new HttpLambdaIntegration('Integration', this.function);
    for (const path of OPEN_ROUTES) api.addRoutes({ path, methods: [HttpMethod.GET], integration });
    const authorizer: IHttpRouteAuthorizer | undefined = gatewayChecks
      ? new HttpJwtAuthorizer('Tokens', trust.issuer, { jwtAudience: [...trust.audiences] })
      : undefined;
    api.addRoutes({
      path: '/{path+}',
      integration,
      ...(authorizer ? { authorizer, authorizationScopes: SCOPES } : {}),
    });
  }
}
