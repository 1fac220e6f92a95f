import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Node } from 'constructs';
import type { ForEachPython, Interpreter } from './pythons.ts';

/** Whose tokens the API takes. */
export interface Trust {
  readonly issuer: string;
  readonly audiences: readonly string[];
  /** The issuer's keys as the JSON text of a JWK set. @default they are found by discovery */
  readonly jwks?: string;
}

/** Where a stack is meant to run: chosen with `-c target=local` or `-c target=aws` (the default). */
export interface Settings {
  readonly target: 'aws' | 'local';
  /** Address that alarms are sent to. @default none */
  readonly alarmEmail?: string;
  /** Address that is told of every finished run. @default none */
  readonly notifyEmail?: string;
  /** Whether the agents may call Bedrock by their role: `-c bedrock=true`. @default false: it costs money */
  readonly bedrock: boolean;
  /** Calls of the workbench that are set aside for it, and its upper bound: `-c workbenchConcurrency=50`. @default it shares the account's */
  readonly workbenchConcurrency?: number;
  /** The Pythons that code may run on, the usual one first: `-c pythons=3.13,3.14`. @default the newest two of AWS */
  readonly pythons?: ForEachPython<string>;
  /** Further interpreters of this machine, by version; of the local target only. @default none */
  readonly interpreters?: Readonly<Record<string, Interpreter>>;
  /** Issuer and audience of tokens: `-c issuer=… -c audience=…`. @default a user pool of the stack's own */
  readonly trust?: Trust;
  /** Client of that issuer that the web page signs in with: `-c webClient=…`. @default there is no web page */
  readonly webClient?: string;
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
  const trust = readTrust(node);
  if (target === 'local' && !trust) throw new Error('the local target needs the contexts "issuer" and "audience"');
  const webClient = text('webClient');
  if (webClient && !trust) throw new Error('the context "webClient" needs "issuer" and "audience"');
  return {
    target,
    bedrock,
    trust,
    webClient,
    pythons: readPythons(text('pythons')),
    interpreters: readInterpreters(node),
    workbenchConcurrency: readCount(node, 'workbenchConcurrency'),
    alarmEmail: text('alarmEmail'),
    notifyEmail: text('notifyEmail'),
  };
}

/** Versions by commas, each once. */
function readPythons(text: string | undefined): Settings['pythons'] {
  const given = text?.split(',').flatMap((part) => part.trim() || []);
  const [first, ...more] = new Set(given);
  return first ? [first, ...more] : undefined;
}

/** What `swarm` hands over for the local target. */
function readInterpreters(node: Node): Settings['interpreters'] {
  const given: unknown = node.tryGetContext('interpreters');
  return typeof given === 'object' && given !== null ? (given as Settings['interpreters']) : undefined;
}

/** A count that the user names, or undefined. */
function readCount(node: Node, name: string): number | undefined {
  const given: unknown = node.tryGetContext(name);
  if (given === undefined) return undefined;
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1) throw new Error(`the context "${name}" must be a whole number above 0`);
  return count;
}

/** The issuer that the user names; both contexts or neither. */
function readTrust(node: Node): Trust | undefined {
  const [issuer, audience, jwks]: unknown[] = ['issuer', 'audience', 'jwks'].map((key) => node.tryGetContext(key));
  if (issuer === undefined && audience === undefined) return undefined;
  if (typeof issuer !== 'string' || !URL.canParse(issuer) || typeof audience !== 'string' || !/[^\s,]/.test(audience)) {
    throw new Error('the contexts "issuer" (a URL) and "audience" (one or more, by commas) go together');
  }
  const audiences = audience.split(',').flatMap((part) => part.trim() || []);
  return { issuer, audiences, ...(typeof jwks === 'string' ? { jwks } : {}) };
}

/** Root of the checkout, from which assets are taken. */
export const PROJECT_ROOT = checkoutAbove(dirname(fileURLToPath(import.meta.url)));

/** The next folder above that has `cdk.json`: this file may be part of a bundle that lies deeper. */
function checkoutAbove(folder: string): string {
  if (existsSync(join(folder, 'cdk.json')) || folder === dirname(folder)) return folder;
  return checkoutAbove(dirname(folder));
}
