import {
  FlowLogDestination,
  FlowLogTrafficType,
  GatewayVpcEndpointAwsService,
  IpAddresses,
  SubnetType,
  Vpc,
} from 'aws-cdk-lib/aws-ec2';
import { AnyPrincipal, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { ENVIRONMENTS_PREFIX } from '../core/store/keys.ts';
import { KeptLog } from './kept-log.ts';

export interface IsolatedNetworkProps {
  readonly bucket: IBucket;
}

/** Subnets without internet, whose only route leads to one bucket. */
export class IsolatedNetwork extends Construct {
  readonly vpc: Vpc;

  constructor(scope: Construct, id: string, props: IsolatedNetworkProps) {
    super(scope, id);
    this.vpc = new Vpc(this, 'Vpc', {
      ipAddresses: IpAddresses.cidr('10.60.0.0/22'),
      maxAzs: 2,
      natGateways: 0,
      subnetConfiguration: [{ name: 'workbench', subnetType: SubnetType.PRIVATE_ISOLATED, cidrMask: 24 }],
    });
    const endpoint = this.vpc.addGatewayEndpoint('S3', { service: GatewayVpcEndpointAwsService.S3 });
    endpoint.addToPolicy(
      new PolicyStatement({
        principals: [new AnyPrincipal()],
        actions: ['s3:GetObject', 's3:PutObject'],
        resources: [props.bucket.arnForObjects('runs/*')],
      }),
    );
    endpoint.addToPolicy(
      new PolicyStatement({
        principals: [new AnyPrincipal()],
        actions: ['s3:GetObject'],
        resources: [props.bucket.arnForObjects(`${ENVIRONMENTS_PREFIX}*`)],
      }),
    );
    const log = new KeptLog(this, 'FlowLog');
    this.vpc.addFlowLog('Rejected', {
      destination: FlowLogDestination.toCloudWatchLogs(log),
      trafficType: FlowLogTrafficType.REJECT,
    });
  }
}
