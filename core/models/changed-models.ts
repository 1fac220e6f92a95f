import type { AgentsConfig, ModelChoice } from '../config/agents.ts';
import type { Price } from '../config/model-facts.ts';
import type { CallPlan } from './call.ts';
import type { ModelCallError } from './call-error.ts';

/** What the report says of a model that is gone, or of a parameter that it does not take. */
export function failureNote({ choice, tier }: CallPlan, error: ModelCallError): string | undefined {
  const name = `${choice.provider} ${choice.model}`;
  if (error.kind === 'gone') {
    const instead = error.replacement ? `, and names ${error.replacement} in its place` : '';
    return `Its provider does not know ${name}${instead}: the next model of tier ${tier} is asked (config/agents.yaml)`;
  }
  return error.parameter && `${name} does not take ${error.parameter}: it is not sent again in this run`;
}

/** The price of the model that answered, where a provider let another one answer; undefined: that of the one asked. */
export function priceOfAnswer(agents: AgentsConfig, choice: ModelChoice, answered: string): Price | undefined {
  const asked = choice.price_per_million_tokens;
  // Where nothing is paid, names mean nothing.
  if (!asked || (asked.input === 0 && asked.output === 0)) return undefined;
  return stoodFor(agents, choice, answered) ? undefined : agents.models[answered]?.price;
}

/** What the report says where another model answered than the one that the price is of. */
export function otherModelNote(agents: AgentsConfig, choice: ModelChoice, answered: string): string | undefined {
  if (stoodFor(agents, choice, answered) || !/^[\w.:/-]{1,80}$/.test(answered)) return undefined;
  const name = `${choice.provider} ${choice.model}`;
  if (agents.models[answered]) return `${name} was answered by ${answered}, at the price of that model`;
  // An alias moves on by its provider's will; what it stood for is in the table.
  if (!agents.models[choice.model]?.alias_of) return undefined;
  return `${name} was answered by ${answered}, whose price is not known: that of ${choice.model} counts`;
}

/** Whether a name in an answer is that of the model asked: itself, a dated version, or what the alias stands for. */
function stoodFor(agents: AgentsConfig, { model }: ModelChoice, answered: string): boolean {
  const names = [model, agents.models[model]?.alias_of].filter((name) => name !== undefined);
  return names.some((name) => answered === name || answered.startsWith(`${name}-`));
}
