import { Aws } from 'aws-cdk-lib';
import { HttpApi as GatewayApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { PAGE_SCOPE } from '../core/contracts/api/scopes.ts';
import { ApiRoutes } from './api-routes.ts';
import { Identity, POOL_ORIGINS } from './identity.ts';
import { KeptLog } from './kept-log.ts';
import type { Settings, Trust } from './settings.ts';
import { WebSite } from './web-site.ts';
import type { Machines } from './workflows/machines.ts';

/** Requests a second, over all callers, and how many may come at once; more are answered 429. */
const RATE = { rateLimit: 50, burstLimit: 100 };

export interface HttpDoorsProps {
  readonly settings: Settings;
  readonly bucket: IBucket;
  readonly machines: Machines;
}

/**
 * The doors by HTTP: the gateway, who may come in, and the page. Locally `swarm ui` serves
 * the page and is the issuer.
 */
export class HttpDoors extends Construct {
  readonly api: GatewayApi;
  /** Undefined where the stack serves no page. */
  pageUrl: string | undefined;

  constructor(scope: Construct, id: string, { settings, bucket, machines }: HttpDoorsProps) {
    super(scope, id);
    this.api = new GatewayApi(this, 'Api', { createDefaultStage: false, description: 'Refactoring Swarm' });
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: RATE,
      accessLogSettings: {
        destination: new LogGroupLogDestination(new KeptLog(this, 'AccessLog')),
      },
    });
    const trust = settings.target === 'aws' ? this.withPage(settings, bucket) : settings.trust;
    if (!trust) throw new Error('the API needs an issuer: there is no mode without authentication');
    const gatewayChecks = settings.target === 'aws';
    new ApiRoutes(this, 'Routes', { api: this.api, bucket, machines, trust, gatewayChecks });
  }

  /** In AWS: the page by CloudFront, and a user pool where no issuer is named. */
  private withPage({ trust, webClient }: Settings, bucket: IBucket): Trust {
    if (trust && !webClient) return trust;
    const site = new WebSite(this, 'WebSite', {
      api: this.api,
      connect: [`https://${bucket.bucketName}.s3.${Aws.REGION}.${Aws.URL_SUFFIX}`],
      issuer: trust ? [new URL(trust.issuer).origin] : POOL_ORIGINS,
    });
    this.pageUrl = site.url;
    if (trust && webClient) {
      site.deploy({ authority: trust.issuer, client_id: webClient, scope: PAGE_SCOPE, logout_url: null });
      return trust;
    }
    const identity = new Identity(this, 'Identity', { page: site.url });
    site.deploy(identity.oidc);
    return identity.trust;
  }
}
