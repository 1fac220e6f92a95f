import { Aws, Duration, Fn, RemovalPolicy } from 'aws-cdk-lib';
import type { HttpApi as GatewayApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { WebConfig } from '../core/contracts/api/web-config.ts';
import { securityHeaders } from '../web/security-headers.ts';
import { webAssets } from './web-assets.ts';

const API_PATH = '/api';

/** Takes `/api` off: the API knows nothing of where it is mounted. */
const WITHOUT_PREFIX = `function handler(event) {
  var request = event.request;
  request.uri = request.uri.slice(${API_PATH.length}) || '/';
  return request;
}`;

/** An address of the page's own, which no file has, gets the page: it knows what to show. */
const PAGE_FOR_ROUTES = `function handler(event) {
  var request = event.request;
  if (!/\\.[^/]+$/.test(request.uri)) request.uri = '/index.html';
  return request;
}`;

export interface WebSiteProps {
  readonly api: GatewayApi;
  /** Origins that the page speaks to beside its own: the bucket that takes uploads. */
  readonly connect: string[];
  /** Origins of the issuer: where its metadata are and where people sign in. */
  readonly issuer: string[];
}

/** The web page: files in a private bucket, served by CloudFront on one origin with the API. */
export class WebSite extends Construct {
  readonly url: string;
  private readonly bucket: Bucket;
  private readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: WebSiteProps) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Files', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const gateway = `${props.api.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`;
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'Refactoring Swarm',
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(this.bucket),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy: this.headers(props),
        functionAssociations: [this.edge('PageForRoutes', PAGE_FOR_ROUTES)],
      },
      additionalBehaviors: {
        [`${API_PATH}/*`]: {
          origin: new HttpOrigin(gateway),
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          functionAssociations: [this.edge('WithoutPrefix', WITHOUT_PREFIX)],
        },
      },
    });
    this.url = `https://${this.distribution.distributionDomainName}`;
  }

  /** Puts the built page there, with what it has to know of this deployment. */
  deploy(oidc: WebConfig['oidc']): void {
    const config: WebConfig = { api: API_PATH, oidc };
    new BucketDeployment(this, 'Deployment', {
      destinationBucket: this.bucket,
      distribution: this.distribution,
      sources: [webAssets(), Source.jsonData('config.json', config)],
    });
  }

  private headers({ connect, issuer }: WebSiteProps): ResponseHeadersPolicy {
    const { 'Content-Security-Policy': policy = '', ...others } = securityHeaders({ connect: [...connect, ...issuer] });
    const standard = new Set(['X-Content-Type-Options', 'Referrer-Policy']);
    return new ResponseHeadersPolicy(this, 'Headers', {
      // Names of headers policies are an account's: the stack's identity keeps two stacks apart.
      responseHeadersPolicyName: Fn.join('-', [Aws.STACK_NAME, 'page', Aws.REGION]),
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: policy, override: true },
        contentTypeOptions: { override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
        strictTransportSecurity: { accessControlMaxAge: Duration.days(365), override: true },
      },
      customHeadersBehavior: {
        customHeaders: Object.entries(others)
          .filter(([header]) => !standard.has(header))
          .map(([header, value]) => ({ header, value, override: true })),
      },
    });
  }

  private edge(id: string, code: string) {
    const fn = new EdgeFunction(this, id, { code: FunctionCode.fromInline(code), runtime: FunctionRuntime.JS_2_0 });
    return { function: fn, eventType: FunctionEventType.VIEWER_REQUEST };
  }
}
