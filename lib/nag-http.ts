import type { Acknowledgement } from './nag-suppressions.ts';

const BUCKET = 'Workspace/Bucket/Resource';
const MACHINES = ['RefactoringLoop', 'ForgeLoop', 'BuildLoop'].map((loop) => `${loop}/StateMachine/Resource`);
const API_ROLE = 'HttpDoors/Routes/Function/ServiceRole';
const PAGE_DEPLOYER = 'Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C';

/** What is accepted of the API, everywhere. */
export const API_REASONS: readonly Acknowledgement[] = [
  ...['runs', 'incoming'].map((prefix) => ({
    path: API_ROLE,
    id: `AwsSolutions-IAM5[Resource::<${BUCKET}.Arn>/${prefix}/*]`,
    reason: 'Objects are known by their keys; the function answers an owner with keys of that owner only.',
  })),
  ...MACHINES.map((machine) => ({
    path: API_ROLE,
    id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:states:<AWS::Region>:<AWS::AccountId>:execution:<${machine}.Name>:*]`,
    reason: 'Executions are known by their names, which come and go; the machine is named.',
  })),
  ...['GET--openapi.json', 'GET--docs', 'GET--docs--{file}'].map((route) => ({
    path: `HttpDoors/Api/${route}`,
    id: 'AwsSolutions-APIG4',
    reason: 'The document of the API and the page that shows it tell of nobody and are the same for everybody.',
  })),
];

/** What is accepted of the page, where it is served by the stack. */
export const PAGE_REASONS: readonly Acknowledgement[] = [
  {
    path: 'HttpDoors/WebSite/Files',
    id: 'AwsSolutions-S1',
    reason: 'The files are the same for everybody and are read by CloudFront alone.',
  },
  ...[
    ['CFR1', 'The page is for whoever the issuer lets in, wherever they are.'],
    [
      'CFR2',
      'The gateway limits the rate and takes no request without a token; a firewall is the account owner’s choice.',
    ],
    ['CFR3', 'The gateway logs each request to the API; what else is served is the same for everybody.'],
    ['CFR4', 'The certificate of cloudfront.net sets the versions; with a domain of its own TLS 1.2 is the least.'],
  ].map(([rule, reason = '']) => ({
    path: 'HttpDoors/WebSite/Distribution',
    id: `AwsSolutions-${rule}`,
    reason,
  })),
  ...deployer(),
];

/** What is accepted of the user pool, where the stack has one. */
export const POOL_REASONS: readonly Acknowledgement[] = [
  {
    path: 'HttpDoors/Identity/UserPool',
    id: 'AwsSolutions-COG2',
    reason: 'A second factor is offered to everybody; whether it is required is the account owner’s choice.',
  },
  {
    path: 'HttpDoors/Identity/UserPool',
    id: 'AwsSolutions-COG8',
    reason: 'The Plus plan costs by user; passwords are long, and nobody can sign up by themselves.',
  },
];

/** The CDK's own function that copies the page into its bucket; it runs at deployment only. */
function deployer(): Acknowledgement[] {
  const reason = 'The function belongs to the CDK; it copies the page at deployment and does nothing else.';
  const role = [
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    'AwsSolutions-IAM5[Resource::*]',
    ...['GetBucket*', 'GetObject*', 'List*', 'Abort*', 'DeleteObject*'].map(
      (action) => `AwsSolutions-IAM5[Action::s3:${action}]`,
    ),
    'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-<qualifier>-assets-<AWS::AccountId>-<AWS::Region>/*]',
    'AwsSolutions-IAM5[Resource::<HttpDoors/WebSite/Files/Resource.Arn>/*]',
  ].map((id) => ({ path: `${PAGE_DEPLOYER}/ServiceRole`, id, reason }));
  return [...role, { path: PAGE_DEPLOYER, id: 'AwsSolutions-L1', reason }];
}
