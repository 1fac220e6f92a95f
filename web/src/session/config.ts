import { type WebConfig, WebConfigSchema } from '../../../core/contracts/api/web-config.ts';
import { failureOf, Unreachable, unexpectedAnswer } from '../api/failure.ts';

/** Reads how this deployment is set up. */
export async function loadConfig(): Promise<WebConfig> {
  const response = await fetch('/config.json', { cache: 'no-cache' }).catch((cause: unknown) => {
    throw new Unreachable({ cause });
  });
  if (!response.ok) throw await failureOf(response);
  const parsed = WebConfigSchema.safeParse(await response.json().catch(() => null));
  if (!parsed.success) throw unexpectedAnswer('its configuration', parsed.error);
  return parsed.data;
}
