import { ModelCallError } from '../../core/models/call-error.ts';
import type { ListedModel } from '../../core/models/provider.ts';
import { createProvider } from '../../core/models/registry.ts';
import type { ModelSettings } from '../../core/models/settings.ts';
import { bedrockModels } from './bedrock-list.ts';
import type { LiveChoice } from './live-choices.ts';

/** What one provider at one address said that it offers. */
export interface Offer {
  readonly provider: string;
  readonly address: string;
  /** Null where it was not told. */
  readonly models: readonly ListedModel[] | null;
  /** Why it was not told; null where it was. */
  readonly problem: string | null;
}

/** Asks each provider of the choices once what it offers with the key of these settings. */
export function offersOf(
  choices: readonly LiveChoice[],
  settings: ModelSettings,
  environment: NodeJS.ProcessEnv,
): Promise<Offer[]> {
  const places = new Map(choices.map((one) => [`${one.choice.provider} ${one.address}`, one]));
  return Promise.all(
    [...places.values()].map(async ({ choice, address }): Promise<Offer> => {
      const place = { provider: choice.provider, address };
      try {
        const models = await listed(choice, settings, environment);
        return models ? { ...place, models, problem: null } : { ...place, models: null, problem: 'it has no list' };
      } catch (error) {
        if (!(error instanceof ModelCallError)) throw error;
        return { ...place, models: null, problem: problemOf(error) };
      }
    }),
  );
}

/** Whether a model is offered; undefined where that is not known. */
export function isOffered(offers: readonly Offer[], { choice, address }: LiveChoice): boolean | undefined {
  const offer = offers.find((one) => one.provider === choice.provider && one.address === address);
  if (!offer?.models) return undefined;
  const name = choice.model.replace(/^models\//, '');
  // Ollama lists what it has with a tag; a name without one means the newest.
  return offer.models.some(({ id }) => id === name || id === `${name}:latest`);
}

function listed(
  choice: LiveChoice['choice'],
  settings: ModelSettings,
  environment: NodeJS.ProcessEnv,
): Promise<ListedModel[]> | undefined {
  if (choice.provider === 'bedrock') {
    const endpoint = environment.AWS_ENDPOINT_URL_BEDROCK ?? settings.AWS_ENDPOINT_URL_BEDROCK_RUNTIME;
    return bedrockModels(settings, endpoint);
  }
  return createProvider(choice, settings).list?.();
}

function problemOf({ kind, status }: ModelCallError): string {
  const told = status === undefined ? '' : ` (HTTP ${status})`;
  if (kind === 'credentials') return `it refuses the key${told}`;
  if (kind === 'network') return 'nobody answers there';
  return `${kind}${told}`;
}
