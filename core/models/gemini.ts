import { GoogleGenerativeAI } from '@google/generative-ai';
import { SwarmError } from '../errors.ts';
import type { Completion, CompletionOptions, Message, ModelProvider } from './provider.ts';

export interface GeminiSettings {
  readonly apiKey: string;
  readonly model: string;
  /** @default the provider's own address */
  readonly baseUrl?: string;
}

/** Google Gemini through `@google/generative-ai`; the only file that knows that package. */
export class GeminiProvider implements ModelProvider {
  private readonly settings: GeminiSettings;

  constructor(settings: GeminiSettings) {
    this.settings = settings;
  }

  async complete(messages: readonly Message[], options: CompletionOptions): Promise<Completion> {
    const { apiKey, model, baseUrl } = this.settings;
    const system = messages.filter((message) => message.role === 'system').map((message) => message.content);
    const client = new GoogleGenerativeAI(apiKey).getGenerativeModel(
      {
        model,
        ...(system.length > 0 ? { systemInstruction: system.join('\n\n') } : {}),
        generationConfig: { temperature: options.temperature, maxOutputTokens: options.max_tokens },
      },
      { timeout: options.timeout_s * 1000, ...(baseUrl ? { baseUrl } : {}) },
    );
    try {
      const { response } = await client.generateContent({
        contents: messages
          .filter((message) => message.role !== 'system')
          .map((message) => ({
            role: message.role === 'assistant' ? 'model' : 'user',
            parts: [{ text: message.content }],
          })),
      });
      const usage = response.usageMetadata;
      return {
        content: response.text(),
        model,
        usage: {
          input_tokens: usage?.promptTokenCount ?? null,
          output_tokens: usage?.candidatesTokenCount ?? null,
        },
      };
    } catch (cause) {
      // The text of a failed call may hold the URL with the key; only the class and status are told.
      const status = typeof cause === 'object' && cause !== null && 'status' in cause ? ` (HTTP ${cause.status})` : '';
      const kind = cause instanceof Error ? cause.name : 'Error';
      throw new SwarmError('ModelCallFailed', `gemini model ${model} gave no answer: ${kind}${status}`);
    }
  }
}
