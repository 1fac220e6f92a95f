/** Names of the stack's outputs, which the CLI reads. */
export const OUTPUTS = {
  bucket: 'BucketName',
  stateMachineArn: 'StateMachineArn',
  forgeMachineArn: 'ForgeMachineArn',
  buildMachineArn: 'BuildMachineArn',
  workbenchName: 'WorkbenchFunctionName',
  publishName: 'PublishFunctionName',
  onUploadName: 'OnUploadFunctionName',
  lostUploadsUrl: 'LostUploadsQueueUrl',
  modelKeysSecret: 'ModelKeysSecretArn',
  packageIndexSecret: 'PackageIndexSecretArn',
  apiId: 'ApiId',
  apiUrl: 'ApiUrl',
  notificationsArn: 'NotificationsArn',
  webhookEndpointsSecret: 'WebhookEndpointsSecretArn',
} as const;

/** Where the web page is, of a stack that serves one. */
export const PAGE_OUTPUT = 'PageUrl';

export const DEFAULT_STACK_NAME = 'RefactoringSwarm';
