import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { parseJson } from '../../core/contracts/index.ts';

const secrets = new SecretsManagerClient({});

/**
 * What a secret holds as JSON; `{}` while it is empty. Read at each use, so that a changed
 * one counts at once. Throws `InvalidConfig` that calls it `what`.
 */
export async function readSecretJson(id: string, what: string): Promise<unknown> {
  const { SecretString: text = '{}' } = await secrets.send(new GetSecretValueCommand({ SecretId: id }));
  return parseJson(text, what, 'InvalidConfig');
}
