import { z } from 'zod';
import { type Failure, retryAfterSeconds, statusFailure } from './ask.ts';
import type { ModelErrorKind } from './call-error.ts';

/** What an error of the AWS SDK says; headers only of the answer that it came from. */
const SdkErrorSchema = z.object({
  name: z.string().catch(''),
  $metadata: z.object({ httpStatusCode: z.int().optional() }).optional().catch(undefined),
  $response: z
    .object({ statusCode: z.int(), headers: z.record(z.string(), z.unknown()).default({}) })
    .optional()
    .catch(undefined),
});

/** Errors whose name says more than their status. */
const NAMED: ReadonlyMap<string, ModelErrorKind> = new Map([
  ['ThrottlingException', 'rate_limited'],
  ['ModelNotReadyException', 'overloaded'],
  ['ModelErrorException', 'overloaded'],
  ['ModelTimeoutException', 'timeout'],
  ['ServiceQuotaExceededException', 'quota'],
  ['AccessDeniedException', 'credentials'],
  ['UnrecognizedClientException', 'credentials'],
  ['ExpiredTokenException', 'credentials'],
  ['InvalidSignatureException', 'credentials'],
  ['CredentialsProviderError', 'credentials'],
  ['TokenProviderError', 'credentials'],
  ['ValidationException', 'rejected'],
  ['ResourceNotFoundException', 'gone'],
]);

/** What an error of Bedrock's package means; undefined for one of the connection. */
export function bedrockFailure(error: unknown): Failure | undefined {
  const parsed = SdkErrorSchema.safeParse(error);
  if (!parsed.success) return undefined;
  const { name, $metadata, $response } = parsed.data;
  const status = $response?.statusCode ?? $metadata?.httpStatusCode;
  const kind = NAMED.get(name);
  if (status === undefined) return kind && { kind };
  if (status < 300) return { kind: 'unreadable' };
  const known = statusFailure(status, retryAfterSeconds($response?.headers['retry-after'], Date.now()));
  return kind ? { ...known, kind } : known;
}
