import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../../core/config/load.ts';
import type { Price, Rates } from '../../core/config/model-facts.ts';
import { code, table } from './markdown.ts';

const BEGIN = '<!-- models: written by `npm run docs` -->';
const END = '<!-- models: end -->';

/** `docs/models.md` with the table of the models that `config/agents.yaml` knows between its marks. */
export function withModels(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('docs/models.md has lost its marks');
  return `${before}${BEGIN}\n${modelsTable()}\n${END}${after}`;
}

/** Every model, with the tiers that use it, its price, its sizes, and where and when they were read. */
export function modelsTable(): string {
  const { agents } = loadConfig(join(fileURLToPath(new URL('../..', import.meta.url)), 'config'));
  const tiersOf = (model: string) =>
    agents.tiers
      .filter((tier) => tier.kind === 'model' && tier.models.some((choice) => choice.model === model))
      .map((tier) => tier.name);
  const rows = Object.entries(agents.models).map(([model, facts]) => [
    facts.alias_of ? `${code(model)}, an alias of ${code(facts.alias_of)}` : code(model),
    tiersOf(model).join(', ') || 'none',
    priceText(facts.price),
    `${facts.context_tokens} / ${facts.max_output_tokens}`,
    facts.parameters.map(code).join(', ') || 'none',
    `[${facts.read}](${facts.source})`,
  ]);
  return table(['model', 'tiers', '$ a million tokens', 'most tokens: all / answer', 'parameters', 'read'], rows);
}

function priceText({ above, later, ...rates }: Price): string {
  if (rates.input === 0 && rates.output === 0) return 'nothing';
  return [
    ratesText(rates),
    ...(above ? [`for prompts of more than ${above.tokens} tokens ${ratesText(above)}`] : []),
    ...(later ? [`from ${later.from} on ${ratesText(later)}`] : []),
  ].join('; ');
}

function ratesText({ input, output, cache_read, cache_write }: Rates): string {
  const cache = [
    ...(cache_read === undefined ? [] : [`${cache_read} from a cache`]),
    ...(cache_write === undefined ? [] : [`${cache_write} into one`]),
  ];
  return `${input} in, ${output} out${cache.length > 0 ? ` (${cache.join(', ')})` : ''}`;
}
