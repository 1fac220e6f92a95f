/** Names of the stack's outputs, which the CLI reads. */
export const OUTPUTS = {
  bucket: 'BucketName',
  stateMachineArn: 'StateMachineArn',
  workbenchName: 'WorkbenchFunctionName',
  publishName: 'PublishFunctionName',
  onUploadName: 'OnUploadFunctionName',
  lostUploadsUrl: 'LostUploadsQueueUrl',
  modelKeysSecret: 'ModelKeysSecretArn',
  notificationsArn: 'NotificationsArn',
  webhookEndpointsSecret: 'WebhookEndpointsSecretArn',
} as const;

export const DEFAULT_STACK_NAME = 'RefactoringSwarm';
