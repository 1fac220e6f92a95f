import { fileURLToPath } from 'node:url';
import type { Node } from 'constructs';

/** Where a stack is meant to run: chosen with `-c target=local` or `-c target=aws` (the default). */
export interface Settings {
  readonly target: 'aws' | 'local';
  /** Address that alarms are sent to. @default none */
  readonly alarmEmail?: string;
  /** Address that is told of every finished run. @default none */
  readonly notifyEmail?: string;
  /** Whether the agents may call Bedrock by their role: `-c bedrock=true`. @default false: it costs money */
  readonly bedrock: boolean;
}

export function readSettings(node: Node): Settings {
  const target: unknown = node.tryGetContext('target') ?? 'aws';
  if (target !== 'aws' && target !== 'local') {
    throw new Error(`context "target" is ${JSON.stringify(target)}; it must be "aws" or "local"`);
  }
  const text = (name: string): string | undefined => {
    const value: unknown = node.tryGetContext(name);
    return typeof value === 'string' ? value : undefined;
  };
  const bedrock = String(node.tryGetContext('bedrock') ?? false) === 'true';
  return { target, bedrock, alarmEmail: text('alarmEmail'), notifyEmail: text('notifyEmail') };
}

/** Root of the checkout, from which assets are taken. */
export const PROJECT_ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
