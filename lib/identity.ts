import { Aws } from 'aws-cdk-lib';
import {
  FeaturePlan,
  Mfa,
  OAuthScope,
  ResourceServerScope,
  UserPool,
  type UserPoolClient,
  type UserPoolResourceServer,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { PAGE_SCOPE } from '../core/contracts/api/scopes.ts';
import type { WebConfig } from '../core/contracts/api/web-config.ts';
import { KEPT, stackToken } from './kept-log.ts';
import type { Trust } from './settings.ts';

/** What a token may allow, by the names that the API asks for. */
const READ = new ResourceServerScope({ scopeName: 'read', scopeDescription: 'Look at own runs' });
const WRITE = new ResourceServerScope({ scopeName: 'write', scopeDescription: 'Start and stop own runs' });

/** Must be unique in a region over all accounts: two stacks of one account would meet under a name made of it. */
const SIGN_IN_PREFIX = `refactoring-swarm-${stackToken()}`;
const SIGN_IN_ORIGIN = `https://${SIGN_IN_PREFIX}.auth.${Aws.REGION}.amazoncognito.com`;

/** Where the pool publishes its metadata, and where people sign in: known before there is a pool. */
export const POOL_ORIGINS = [`https://cognito-idp.${Aws.REGION}.${Aws.URL_SUFFIX}`, SIGN_IN_ORIGIN];

export interface IdentityProps {
  /** Address of the web page. */
  readonly page: string;
}

/** The default issuer: a user pool whose users an administrator makes, a client for the page, one for machines. */
export class Identity extends Construct {
  readonly userPool: UserPool;
  readonly web: UserPoolClient;
  readonly machine: UserPoolClient;
  readonly trust: Trust;
  /** What the page has to know in order to sign people in. */
  readonly oidc: WebConfig['oidc'];

  constructor(scope: Construct, id: string, { page }: IdentityProps) {
    super(scope, id);
    this.userPool = new UserPool(this, 'UserPool', {
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { sms: false, otp: true },
      featurePlan: FeaturePlan.ESSENTIALS,
      passwordPolicy: {
        minLength: 12,
        requireDigits: true,
        requireLowercase: true,
        requireUppercase: true,
        requireSymbols: true,
      },
      removalPolicy: KEPT,
    });
    this.userPool.addDomain('Domain', { cognitoDomain: { domainPrefix: SIGN_IN_PREFIX } });
    const server = this.userPool.addResourceServer('Runs', { identifier: 'runs', scopes: [READ, WRITE] });
    const scopes = [OAuthScope.resourceServer(server, READ), OAuthScope.resourceServer(server, WRITE)];
    this.web = this.userPool.addClient('Web', {
      generateSecret: false,
      preventUserExistenceErrors: true,
      oAuth: {
        flows: { authorizationCodeGrant: true },
        scopes: [OAuthScope.OPENID, OAuthScope.PROFILE, ...scopes],
        callbackUrls: [`${page}/callback`],
        logoutUrls: [page],
      },
    });
    this.machine = this.machineClient(server, scopes);
    this.trust = {
      issuer: this.userPool.userPoolProviderUrl,
      audiences: [this.web.userPoolClientId, this.machine.userPoolClientId],
    };
    const client = this.web.userPoolClientId;
    this.oidc = {
      authority: this.userPool.userPoolProviderUrl,
      client_id: client,
      scope: PAGE_SCOPE,
      logout_url: `${SIGN_IN_ORIGIN}/logout?client_id=${client}&logout_uri=${page}`,
    };
  }

  /** Each program of its own should have a client of its own: the client is the owner of its runs. */
  private machineClient(server: UserPoolResourceServer, scopes: OAuthScope[]): UserPoolClient {
    const client = this.userPool.addClient('Machine', {
      generateSecret: true,
      oAuth: { flows: { clientCredentials: true }, scopes },
    });
    client.node.addDependency(server);
    return client;
  }
}
