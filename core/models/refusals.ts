import { PARAMETERS, type Parameter } from '../config/model-facts.ts';
import type { Asked, Failure } from './ask.ts';
import type { CompletionOptions } from './provider.ts';

/** How providers spell the parameters when they refuse one. */
const SPELLED: Record<Parameter, RegExp> = {
  temperature: /\btemperature\b/i,
  top_p: /\btop_?p\b/i,
  logprobs: /log_?probs/i,
  json_schema: /json_?schema|response_?format|response_?schema|response_?mime|output_?config/i,
};

/** What providers say of a model that is not there, beside status 404 and codes of their own. */
const GONE =
  /\bmodel\b[^\n]{0,200}?(?:\bnot (?:found|exist|available)\b|\bno longer\b|\b(?:deprecated|retired|decommissioned|shut down)\b(?! for\b)|\bend of (?:its )?life\b|\bidentifier is invalid\b)|\b(?:unknown|invalid) model\b/i;

const NAMED =
  /\b(?:use|try|to|by|with|replacement(?: model)?(?: is)?:?|did you mean:?)\s+(?:the (?:model )?)?["'`]?(?:models\/)?([a-z0-9][a-z0-9._:/-]{2,79})/gi;

/** The parameters that a call sends. */
export function sentParameters(options: CompletionOptions): Parameter[] {
  return PARAMETERS.filter((name) => options[name] !== undefined && options[name] !== false);
}

/**
 * What a refused request was refused for, by the provider's words: a parameter that was
 * sent, or the model. Nothing of the words is kept but the name of a model that is like the
 * one that is gone.
 *
 * @param failure What the status says.
 * @param words The provider's message.
 */
export function refusedFor(asked: Asked, failure: Failure, words: string, sent: readonly Parameter[]): Failure {
  if (failure.kind !== 'rejected' && failure.kind !== 'gone') return failure;
  const text = words.slice(0, 4000);
  if (failure.kind === 'rejected') {
    const parameter = sent.find((name) => SPELLED[name].test(text));
    if (parameter) return { ...failure, kind: 'parameter', parameter };
    if (!GONE.test(text)) return failure;
  }
  return { ...failure, kind: 'gone', replacement: replacementIn(text, asked.model) };
}

/** The model that is named in the place of another: of the same family, by a word of its name. */
function replacementIn(text: string, gone: string): string | undefined {
  const families = new Set(gone.toLowerCase().match(/[a-z]{3,}/g) ?? []);
  for (const [, found = ''] of text.matchAll(NAMED)) {
    const name = found.replace(/[.:/-]+$/, '');
    const isLike = (name.toLowerCase().match(/[a-z]{3,}/g) ?? []).some((word) => families.has(word));
    if (name !== gone && isLike) return name;
  }
  return undefined;
}
