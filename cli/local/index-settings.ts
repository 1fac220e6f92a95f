import { PutSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import type { Connection } from '../connection.ts';

/** Variables of uv that name indexes, and of the way there. */
const NAMES = [
  'UV_DEFAULT_INDEX', 'UV_INDEX', 'UV_INDEX_URL', 'UV_EXTRA_INDEX_URL', 'UV_FIND_LINKS', 'SSL_CERT_FILE',
  'SSL_CERT_DIR', 'HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY',
]; // biome-ignore format: a list reads best as a block

/** Names of other tools that stand for one of those. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  PIP_INDEX_URL: 'UV_DEFAULT_INDEX',
  PIP_EXTRA_INDEX_URL: 'UV_INDEX',
  PIP_CERT: 'SSL_CERT_FILE',
  http_proxy: 'HTTP_PROXY',
  https_proxy: 'HTTPS_PROXY',
  no_proxy: 'NO_PROXY',
};

/** What an environment says of package indexes; a name of uv's own counts before one of another tool. */
export function indexSettingsOf(environment: NodeJS.ProcessEnv): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [other, name] of Object.entries(OTHER_NAMES)) {
    const value = environment[other]?.trim();
    if (value) found[name] = value;
  }
  for (const name of NAMES) {
    const value = environment[name]?.trim();
    if (value) found[name] = value;
  }
  return found;
}

/** Puts what this environment says of package indexes into the local stack's secret; addresses may hold tokens. */
export async function passIndexSettings(connection: Connection): Promise<void> {
  await connection.secrets.send(
    new PutSecretValueCommand({
      SecretId: connection.outputs.packageIndexSecret,
      SecretString: JSON.stringify(indexSettingsOf(process.env)),
    }),
  );
}
