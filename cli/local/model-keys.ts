import { PutSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import type { Connection } from '../connection.ts';

/** Variables that hold model keys, and nothing else of the environment. */
const NAMES = ['GOOGLE_API_KEY', 'GOOGLE_GEMINI_BASE_URL'] as const;

export function modelKeysOfEnvironment(): Partial<Record<(typeof NAMES)[number], string>> {
  return Object.fromEntries(NAMES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** Puts the model keys of this environment into the local stack's secret; without keys, only tier "builtin" is live. */
export async function passModelKeys(connection: Connection): Promise<void> {
  await connection.secrets.send(
    new PutSecretValueCommand({
      SecretId: connection.outputs.modelKeysSecret,
      SecretString: JSON.stringify(modelKeysOfEnvironment()),
    }),
  );
}
