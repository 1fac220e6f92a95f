import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { flat, grantsOf, ROOT, resourcesOf, type Synthesized, synthesize, theOne } from '../support/synth.ts';

const { context } = JSON.parse(readFileSync(join(ROOT, 'cdk.json'), 'utf8')) as { context: Record<string, unknown> };
const ISSUER = { issuer: 'https://login.example.com/tenant', audiences: ['swarm'] };
let aws: Synthesized;
let local: Synthesized;

beforeAll(() => {
  aws = synthesize('aws', context);
  local = synthesize('local', context);
}, 240_000);

function routes(stack: Synthesized) {
  return resourcesOf(stack, 'AWS::ApiGatewayV2::Route').map(([, route]) => route.Properties);
}

describe('the HTTP API', () => {
  it('lets nobody past the gateway without a token, but to its document', () => {
    const open = routes(aws).filter((route) => route.AuthorizationType !== 'JWT');
    expect(open.map((route) => route.RouteKey).sort()).toEqual(['GET /docs', 'GET /docs/{file}', 'GET /openapi.json']);
    const guarded = routes(aws).filter((route) => route.AuthorizationType === 'JWT');
    expect(guarded).toMatchObject([{ RouteKey: 'ANY /{path+}', AuthorizationScopes: ['runs/read', 'runs/write'] }]);
    const { JwtConfiguration } = theOne(aws, 'AWS::ApiGatewayV2::Authorizer').Properties;
    expect(JwtConfiguration.Audience.map(flat)).toHaveLength(2);
    expect(flat(JwtConfiguration.Issuer)).toMatch(/^<HttpDoorsIdentityUserPool\w+\.ProviderURL>$/);
  });

  it.each([
    ['aws', () => aws],
    ['local', () => local],
  ])('tells its function whose tokens count, for %s', (_, stack) => {
    const { Variables } = theOne(stack(), 'AWS::Lambda::Function', 'HttpDoorsRoutes').Properties.Environment;
    expect(flat(Variables.AUTH_ISSUER)).toMatch(/^http|\.ProviderURL>$/);
    expect(flat(Variables.AUTH_AUDIENCES).length).toBeGreaterThan(3);
    expect(Object.keys(Variables).some((name) => /key|secret/i.test(name))).toBe(false);
  });

  it('limits the rate, and logs each request', () => {
    const stage = theOne(aws, 'AWS::ApiGatewayV2::Stage').Properties;
    expect(stage.DefaultRouteSettings).toEqual({ ThrottlingBurstLimit: 100, ThrottlingRateLimit: 50 });
    expect(stage.AccessLogSettings.DestinationArn).toBeDefined();
  });

  it('may read runs, take uploads, start and follow the machines, and nothing else', () => {
    expect(grantsOf(aws, 'HttpDoorsRoutesFunctionServiceRole')).toEqual(
      [
        'Allow s3:GetObject on <WorkspaceBucket.Arn>/runs/*',
        'Allow s3:PutObject on <WorkspaceBucket.Arn>/incoming/*',
        'Allow s3:ListBucket on <WorkspaceBucket.Arn>',
        'Allow states:StartExecution on <BuildLoopStateMachine> <ForgeLoopStateMachine> <RefactoringLoopStateMachine>',
        'Allow states:DescribeExecution states:GetExecutionHistory states:StopExecution on arn:<AWS::Partition>:states:<AWS::Region>:<AWS::AccountId>:execution:<BuildLoopStateMachine.Name>:* arn:<AWS::Partition>:states:<AWS::Region>:<AWS::AccountId>:execution:<ForgeLoopStateMachine.Name>:* arn:<AWS::Partition>:states:<AWS::Region>:<AWS::AccountId>:execution:<RefactoringLoopStateMachine.Name>:*',
        'Allow xray:PutTelemetryRecords xray:PutTraceSegments on *',
      ].sort(),
    );
  });
});

describe('who may come in', () => {
  it('is a user pool where nobody signs up by themselves, with PKCE for the page and a secret for machines', () => {
    const pool = theOne(aws, 'AWS::Cognito::UserPool').Properties;
    expect(pool.AdminCreateUserConfig.AllowAdminCreateUserOnly).toBe(true);
    const clients = resourcesOf(aws, 'AWS::Cognito::UserPoolClient').map(([, client]) => client.Properties);
    const web = clients.find((client) => client.AllowedOAuthFlows.includes('code'));
    const machine = clients.find((client) => client.AllowedOAuthFlows.includes('client_credentials'));
    expect(web).toMatchObject({ GenerateSecret: false, AllowedOAuthFlows: ['code'] });
    expect(web?.CallbackURLs.map(flat)).toEqual([expect.stringMatching(/^https:\/\/<HttpDoorsWebSite.*>\/callback$/)]);
    expect(machine).toMatchObject({ GenerateSecret: true, AllowedOAuthFlows: ['client_credentials'] });
    expect(theOne(aws, 'AWS::Cognito::UserPoolResourceServer').Properties).toMatchObject({
      Identifier: 'runs',
      Scopes: [{ ScopeName: 'read' }, { ScopeName: 'write' }],
    });
  });

  it('is another issuer where one is named, then without a pool, and with a page only for its client', () => {
    const other = synthesize('aws', context, { trust: ISSUER });
    expect(resourcesOf(other, 'AWS::Cognito::UserPool')).toEqual([]);
    expect(resourcesOf(other, 'AWS::CloudFront::Distribution')).toEqual([]);
    expect(theOne(other, 'AWS::ApiGatewayV2::Authorizer').Properties.JwtConfiguration).toEqual({
      Audience: ['swarm'],
      Issuer: ISSUER.issuer,
    });
    const paged = synthesize('aws', context, { trust: ISSUER, webClient: 'page' });
    expect(resourcesOf(paged, 'AWS::CloudFront::Distribution')).toHaveLength(1);
    const policy = JSON.stringify(theOne(paged, 'AWS::CloudFront::ResponseHeadersPolicy').Properties);
    expect(policy).toContain('https://login.example.com');
    expect(policy).not.toContain('https://login.example.com/tenant');
  });
});

describe('the web page', () => {
  it('is served from a private bucket over TLS, with a strict policy', () => {
    const files = theOne(aws, 'AWS::S3::Bucket', 'HttpDoorsWebSite').Properties;
    expect(files.PublicAccessBlockConfiguration.RestrictPublicBuckets).toBe(true);
    const { SecurityHeadersConfig, CustomHeadersConfig } = theOne(aws, 'AWS::CloudFront::ResponseHeadersPolicy')
      .Properties.ResponseHeadersPolicyConfig;
    const csp = flat(SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy);
    expect(csp).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(csp).not.toContain('unsafe');
    expect(csp).toMatch(/connect-src 'self' https:\/\/<WorkspaceBucket\w+>\.s3\./);
    expect(SecurityHeadersConfig.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(31_536_000);
    const headers = CustomHeadersConfig.Items.map((item: { Header: string }) => item.Header);
    expect(headers).toEqual(['Cross-Origin-Opener-Policy', 'Permissions-Policy']);
  });

  it('has the API on its own origin, never cached', () => {
    const { DistributionConfig } = theOne(aws, 'AWS::CloudFront::Distribution').Properties;
    const [api] = DistributionConfig.CacheBehaviors;
    expect(api).toMatchObject({ PathPattern: '/api/*', ViewerProtocolPolicy: 'https-only' });
    // The managed policy that caches nothing.
    expect(api.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
  });

  it.each([
    ['WithoutPrefix', '/api/runs/x', '/runs/x'],
    ['PageForRoutes', '/runs/x', '/index.html'],
    ['PageForRoutes', '/assets/a.js', '/assets/a.js'],
    ['PageForRoutes', '/', '/index.html'],
  ])('sends by %s what is asked of %s to %s', (name, asked, sent) => {
    const { FunctionCode } = theOne(aws, 'AWS::CloudFront::Function', `HttpDoorsWebSite${name}`).Properties;
    const handler = new Function(`${FunctionCode}; return handler;`)() as (event: object) => { uri: string };
    expect(handler({ request: { uri: asked } }).uri).toBe(sent);
  });

  it('is not in the local stack: swarm ui serves it', () => {
    expect(resourcesOf(local, 'AWS::CloudFront::Distribution')).toEqual([]);
    expect(resourcesOf(local, 'AWS::Cognito::UserPool')).toEqual([]);
  });
});
