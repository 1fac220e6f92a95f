import {
  BedrockRuntimeClient,
  ConverseCommand,
  CountTokensCommand,
  InvokeModelCommand,
  // biome-ignore lint/style/noRestrictedImports: a model provider may know its own package
} from '@aws-sdk/client-bedrock-runtime';
import { z } from 'zod';
import { areVectorsOf, ask, callError, SIDE_CALL_TIMEOUT_S } from './ask.ts';
import { ConverseSchema, completionOf } from './bedrock-answers.ts';
import { bedrockFailure } from './bedrock-failure.ts';
import { type AwsCredentials, identityOf } from './bedrock-identity.ts';
import { type BedrockTransport, fetchTransport } from './bedrock-transport.ts';
import type { Completion, CompletionOptions, Message, ModelProvider } from './provider.ts';
import { refusedFor, sentParameters } from './refusals.ts';
import { alternating } from './turns.ts';

export interface BedrockSettings {
  readonly model: string;
  /** @default AWS_REGION, then the AWS configuration */
  readonly region?: string | undefined;
  /** @default the region's own address */
  readonly endpoint?: string | undefined;
  /** @default the chain of the AWS SDK, in a Lambda function its role */
  readonly credentials?: AwsCredentials | undefined;
  /** A Bedrock API key, used instead of credentials. */
  readonly bearerToken?: string | undefined;
  /** @default fetch */
  readonly requestHandler?: BedrockTransport | undefined;
  /** A Titan text embedding model. @default no embeddings */
  readonly embeddingModel?: string | undefined;
}

const Count = z.int().min(0);

const CountSchema = z.object({ inputTokens: Count });

const InvokedSchema = z.object({ body: z.instanceof(Uint8Array) });

/** The body of a Titan embedding, as JSON text. */
const TitanSchema = z.object({ embedding: z.array(z.number()).min(1) });

/** Any text model of Amazon Bedrock through Converse; the only file that calls its package. */
export class BedrockProvider implements ModelProvider {
  readonly embed?: (texts: readonly string[]) => Promise<number[][]>;
  private readonly model: string;
  /** Private at run time too: whoever prints a provider prints no key. */
  readonly #client: BedrockRuntimeClient;

  constructor(settings: BedrockSettings) {
    const { region, endpoint, embeddingModel } = settings;
    this.model = settings.model;
    this.#client = new BedrockRuntimeClient({
      ...(region ? { region } : {}),
      ...(endpoint ? { endpoint } : {}),
      ...identityOf(settings),
      requestHandler: settings.requestHandler ?? fetchTransport(),
      maxAttempts: 1,
    });
    if (embeddingModel) this.embed = (texts) => this.embedWith(embeddingModel, texts);
  }

  async complete(messages: readonly Message[], options: CompletionOptions): Promise<Completion> {
    const command = new ConverseCommand({
      modelId: this.model,
      ...conversationOf(messages),
      inferenceConfig: {
        maxTokens: options.max_tokens,
        ...(options.temperature === undefined ? {} : { temperature: options.temperature }),
        // Models of Anthropic refuse a call that gives both.
        ...(options.top_p === undefined || this.model.includes('anthropic') ? {} : { topP: options.top_p }),
      },
    });
    const answer = await ask(this.asked(this.model), {
      timeout_s: options.timeout_s,
      send: (abortSignal) => this.#client.send(command, { abortSignal }),
      answer: ConverseSchema,
      failure: (error) => {
        const failure = bedrockFailure(error);
        const words = error instanceof Error ? error.message : '';
        return failure && refusedFor(this.asked(this.model), failure, words, sentParameters(options));
      },
    });
    return completionOf(answer, this.model);
  }

  async countTokens(messages: readonly Message[]): Promise<number> {
    const input = { converse: conversationOf(messages) };
    const { inputTokens } = await ask(this.asked(this.model), {
      timeout_s: SIDE_CALL_TIMEOUT_S,
      send: (abortSignal) => this.#client.send(new CountTokensCommand({ modelId: this.model, input }), { abortSignal }),
      answer: CountSchema,
      failure: bedrockFailure,
    });
    return inputTokens;
  }

  /** Titan takes one text a call. */
  private async embedWith(modelId: string, texts: readonly string[]): Promise<number[][]> {
    const vectors: number[][] = [];
    for (const inputText of texts) {
      const command = new InvokeModelCommand({
        modelId,
        contentType: 'application/json',
        accept: 'application/json',
        body: JSON.stringify({ inputText }),
      });
      const { embedding } = await ask(this.asked(modelId), {
        timeout_s: SIDE_CALL_TIMEOUT_S,
        send: async (abortSignal) => {
          const { body } = InvokedSchema.parse(await this.#client.send(command, { abortSignal }));
          return JSON.parse(new TextDecoder().decode(body));
        },
        answer: TitanSchema,
        failure: bedrockFailure,
      });
      vectors.push(embedding);
    }
    if (!areVectorsOf(texts, vectors)) throw callError(this.asked(modelId), { kind: 'unreadable' });
    return vectors;
  }

  private asked(model: string): { readonly provider: string; readonly model: string } {
    return { provider: 'bedrock', model };
  }
}

function conversationOf(messages: readonly Message[]) {
  const { system, turns } = alternating(messages);
  return {
    ...(system.length > 0 ? { system: system.map((text) => ({ text })) } : {}),
    messages: turns.map(({ role, texts }) => ({ role, content: texts.map((text) => ({ text })) })),
  };
}
