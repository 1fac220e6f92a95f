import type { ModelSettings } from './settings.ts';

/** Keys of AWS. */
export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** The keys that settings hold; undefined where they hold none. */
export function awsCredentials(settings: ModelSettings): AwsCredentials | undefined {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = settings;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) return undefined;
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
  };
}

/** What clients of Bedrock are told of who asks: one identity only, so that another one of the environment is never used in its place. */
export function identityOf({
  bearerToken,
  credentials,
}: {
  readonly bearerToken?: string | undefined;
  readonly credentials?: AwsCredentials | undefined;
}) {
  if (bearerToken) return { token: { token: bearerToken }, authSchemePreference: ['httpBearerAuth'] };
  return credentials ? { credentials: { ...credentials }, authSchemePreference: ['sigv4'] } : {};
}
