import { type CfnElement, DefaultStackSynthesizer, type Stack, Token, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { bedrockArns } from './bedrock-arns.ts';
import { API_REASONS, PAGE_REASONS, POOL_REASONS } from './nag-http.ts';

export interface Acknowledgement {
  /** Path of the construct below the stack that the reason holds for, with all below it. */
  readonly path: string;
  /** Rule, with the finding where a rule has several; `<path>` stands for the logical id of that construct. */
  readonly id: string;
  readonly reason: string;
}

const BASIC_LOGS =
  'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]';
const ANY_RESOURCE = 'AwsSolutions-IAM5[Resource::*]';
const BUCKET = 'Workspace/Bucket/Resource';
const AGENTS = ['Intake', 'Auditor', 'Fixer', 'Judge', 'Forge', 'Build', 'Publish'];
/** Agents of the other loops alone. */
const ELSEWHERE = ['Forge', 'Build'];
const RESOLVER = 'Resolver/Function/Resource';
const WORKBENCH = 'Workbench/Function/Resource';
const functionsOf = (agents: readonly string[]) => [
  ...agents.map((name) => `Agents/${name}/Function/Resource`),
  WORKBENCH,
];
/** What each loop calls. */
const CALLED_BY = {
  RefactoringLoop: [...functionsOf(AGENTS.filter((name) => !ELSEWHERE.includes(name))), RESOLVER],
  ForgeLoop: [...functionsOf(['Intake', 'Forge', 'Publish']), RESOLVER],
  BuildLoop: functionsOf(['Intake', 'Build', 'Publish']),
};
const FUNCTIONS = [
  ...functionsOf(AGENTS),
  RESOLVER,
  ...['UploadDoor', 'Notifications', 'HttpDoors/Routes'].map((name) => `${name}/Function/Resource`),
];
const NODE_ROLES = [
  ...AGENTS.map((name) => `Agents/${name}/Function/ServiceRole`),
  ...['UploadDoor', 'Notifications', 'HttpDoors/Routes'].map((name) => `${name}/Function/ServiceRole`),
];

/** Every finding of cdk-nag that is accepted, where, and why. */
const ACKNOWLEDGED: readonly Acknowledgement[] = [
  {
    path: 'Workspace/Bucket',
    id: 'AwsSolutions-S1',
    reason: 'Every access is by a function of this stack or a presigned URL it made; the log of a run tells each step.',
  },
  {
    path: 'ModelKeys',
    id: 'AwsSolutions-SMG4',
    reason: 'Keys come from model providers, which have no interface to rotate them; each use reads the newest value.',
  },
  {
    path: 'BucketNotificationsHandler050a0587b7544547bf325f094a3db834',
    id: BASIC_LOGS,
    reason: 'The handler belongs to the CDK; it runs at deployment only and writes nothing but its log.',
  },
  {
    path: 'Workbench/Role',
    id: ANY_RESOURCE,
    reason:
      'The service attaches network interfaces, which have no resource names; a Deny takes it from the code itself.',
  },
  ...FUNCTIONS.map((path) => ({
    path,
    id: 'AwsSolutions-L1',
    reason: 'The runtime is the one that tests run on and that every locked wheel supports; it is in full support.',
  })),
  ...NODE_ROLES.flatMap((path) => [
    { path, id: BASIC_LOGS, reason: 'The policy allows writing log events, which is all that it is used for.' },
    { path, id: ANY_RESOURCE, reason: 'X-Ray has no resource names for writing traces.' },
  ]),
  ...AGENTS.map((name) => ({
    path: `Agents/${name}/Function/ServiceRole`,
    id: `AwsSolutions-IAM5[Resource::<${BUCKET}.Arn>/runs/*]`,
    reason: 'Runs are known by their keys, which come and go; nothing outside the prefix can be reached.',
  })),
  ...AGENTS.map((name) => ({
    path: `Agents/${name}/Function/ServiceRole`,
    id: `AwsSolutions-IAM5[Resource::<${BUCKET}.Arn>/environments/*]`,
    reason: 'Packages are known by the hash of their lock; an order for the workbench names one of them.',
  })),
  {
    path: 'Resolver/PackageIndex',
    id: 'AwsSolutions-SMG4',
    reason: 'It holds addresses of package indexes and their tokens, which have no interface to rotate them.',
  },
  {
    path: 'Agents/Intake/Function/ServiceRole',
    id: `AwsSolutions-IAM5[Resource::<${BUCKET}.Arn>/index/*]`,
    reason: 'The index has an empty object for each run.',
  },
  ...['uploads', 'incoming'].map((prefix) => ({
    path: 'Agents/Intake/Function/ServiceRole',
    id: `AwsSolutions-IAM5[Resource::<${BUCKET}.Arn>/${prefix}/*]`,
    reason: 'What users put is known by its keys; of the agents, Intake alone reads it.',
  })),
  {
    path: 'Agents/Publish/Function/ServiceRole',
    id: `AwsSolutions-IAM5[Resource::<${BUCKET}.Arn>/uploads/*.report.md]`,
    reason: 'A report is put beside its upload; no upload can be written over.',
  },
  {
    path: 'UploadDoor/Function/ServiceRole',
    id: `AwsSolutions-IAM5[Resource::<${BUCKET}.Arn>/uploads/*]`,
    reason: 'Uploads are known by their keys; the function reads their metadata.',
  },
  {
    path: 'UploadDoor/Lost',
    id: 'AwsSolutions-SQS3',
    reason: 'It is the dead-letter queue itself; an alarm tells when it is not empty.',
  },
  {
    path: 'Notifications/Function/ServiceRole',
    id: `AwsSolutions-IAM5[Resource::<${BUCKET}.Arn>/runs/*/*/notifications.json]`,
    reason: 'Each run has one such object; nothing else of a run can be read or written.',
  },
  {
    path: 'Notifications/WebhookEndpoints',
    id: 'AwsSolutions-SMG4',
    reason: 'It holds addresses and keys that receivers give; they have no interface to rotate them.',
  },
  {
    path: 'Notifications/Workflow/StateMachine/Role',
    id: 'AwsSolutions-IAM5[Resource::<Notifications/Function/Resource.Arn>:*]',
    reason: 'The versions of a function that the machine may call anyway.',
  },
  ...['RefactoringLoop', 'ForgeLoop', 'BuildLoop', 'Notifications/Workflow'].map((path) => ({
    path: `${path}/StateMachine/Role`,
    id: ANY_RESOURCE,
    reason: 'X-Ray and the delivery of logs have no resource names for what Step Functions needs.',
  })),
  ...Object.entries(CALLED_BY).flatMap(([loop, paths]) =>
    paths.map((path) => ({
      path: `${loop}/StateMachine/Role`,
      id: `AwsSolutions-IAM5[Resource::<${path}.Arn>:*]`,
      reason: 'The versions of a function that the machine may call anyway.',
    })),
  ),
];

/** The models that agents may call by role are named; only their region is open. */
function bedrockReasons(models: readonly string[]) {
  const arns = models.flatMap((model) =>
    bedrockArns(model, { partition: '<AWS::Partition>', account: '<AWS::AccountId>' }),
  );
  return ['Auditor', 'Fixer', 'Judge', 'Forge', 'Build'].flatMap((agent) =>
    [...new Set(arns)].map((arn) => ({
      path: `Agents/${agent}/Function/ServiceRole`,
      id: `AwsSolutions-IAM5[Resource::${arn}]`,
      reason: 'A profile calls its model in whichever region has room; the model itself is named.',
    })),
  );
}

/** What holds for the workbench and the resolver holds for those of another Python. */
function ofPython(stack: Stack, python: string): Acknowledgement[] {
  const there = ['Workbench', 'Resolver'].filter((name) => has(stack, `${name}${python}`)).join('|');
  const name = new RegExp(`(^|<)(${there})(?=/(?:Function|Role))`);
  return ACKNOWLEDGED.filter(({ path, id }) => name.test(path) || name.test(id)).map(({ path, id, reason }) => ({
    path: path.replace(name, `$1$2${python}`),
    id: id.replace(name, `$1$2${python}`),
    reason,
  }));
}

/** Tells cdk-nag which findings are accepted and why; whatever else it finds stops synthesis. */
export function acknowledgeFindings(stack: Stack, bedrockModels: readonly string[] = []): void {
  const pythons = stack.node.children.flatMap(({ node }) => /^Workbench(\d+)$/.exec(node.id)?.[1] ?? []);
  const optional = [
    ...(has(stack, 'HttpDoors/WebSite') ? PAGE_REASONS : []),
    ...(has(stack, 'HttpDoors/Identity') ? POOL_REASONS : []),
  ];
  const usual = [...ACKNOWLEDGED, ...pythons.flatMap((python) => ofPython(stack, python))];
  for (const { path, id, reason } of [...usual, ...API_REASONS, ...optional, ...bedrockReasons(bedrockModels)]) {
    for (const spelling of spellings(stack, withLogicalIds(stack, id))) {
      Validations.of(find(stack, path)).acknowledge({ id: spelling, reason });
    }
  }
}

/**
 * An id as it may be found: of a stack with a concrete account or region, some ARNs name them
 * and others keep the pseudo parameter.
 */
function spellings(stack: Stack, id: string): string[] {
  const pseudo = [
    ['<AWS::AccountId>', stack.account],
    ['<AWS::Region>', stack.region],
  ] as const;
  return pseudo.reduce<string[]>(
    (ids, [name, value]) => {
      if (Token.isUnresolved(value)) return ids;
      return [...new Set(ids.flatMap((one) => [one, one.replaceAll(name, value)]))];
    },
    [id.replaceAll('<qualifier>', stack.synthesizer.bootstrapQualifier ?? DefaultStackSynthesizer.DEFAULT_QUALIFIER)],
  );
}

/** Replaces each `<path.Attribute>` by the logical id that the template has for the path. */
function withLogicalIds(stack: Stack, id: string): string {
  return id.replace(
    /<([^<>:]+\/Resource)\./g,
    (_, path: string) => `<${stack.getLogicalId(find(stack, path) as CfnElement)}.`,
  );
}

function has(stack: Stack, path: string): boolean {
  return path.split('/').reduce<IConstruct | undefined>((at, name) => at?.node.tryFindChild(name), stack) !== undefined;
}

/** Throws where nothing has the path: a reason without its construct is out of date. */
function find(stack: Stack, path: string): IConstruct {
  return path.split('/').reduce<IConstruct>((construct, name) => construct.node.findChild(name), stack);
}
