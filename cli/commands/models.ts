import { join } from 'node:path';
import { loadConfig } from '../../core/config/load.ts';
import type { Price } from '../../core/config/model-facts.ts';
import { EXIT } from '../exit-codes.ts';
import { modelSettingsOf, withAwsCredentials } from '../local/model-settings.ts';
import { CHECKOUT } from '../local/paths.ts';
import { type CheckedCall, checkCall } from '../models/check-call.ts';
import { type LiveChoice, liveChoices } from '../models/live-choices.ts';
import { isOffered, type Offer, offersOf } from '../models/offers.ts';
import { print, printJson } from '../output/print.ts';
import { table } from '../output/table.ts';
import type { RegisterCommand } from './index.ts';

const NO_KEY =
  'No model is live: no key is set. docs/models.md says what to set; `swarm doctor --config` says which tiers would be live.';

interface ModelsOptions {
  readonly check?: boolean;
  readonly json?: boolean;
}

/** `swarm models` */
export const modelsCommand: RegisterCommand = (program, exit) => {
  program
    .command('models')
    .description('what each provider offers with your key, which of it the tiers use, and at what price')
    .option('--check', 'make the smallest call to each model that a tier uses: latency, tokens and cost')
    .option('--json', 'print one JSON document')
    .action(async (options: ModelsOptions) => {
      const settings = await withAwsCredentials(modelSettingsOf(process.env), process.env);
      const live = liveChoices(settings);
      if (options.check) return exit(await check(live, settings, options));
      const offers = await offersOf(live, settings, process.env);
      if (options.json) printJson({ providers: offers, used: live.map((one) => usedDocument(one, offers)) });
      else list(live, offers);
      exit(EXIT.success);
    });
};

function list(live: readonly LiveChoice[], offers: readonly Offer[]): void {
  if (offers.length === 0) print(NO_KEY);
  const { agents } = loadConfig(join(CHECKOUT, 'config'));
  for (const [index, offer] of offers.entries()) {
    if (index > 0) print();
    const used = live.filter((one) => one.choice.provider === offer.provider && one.address === offer.address);
    const told = offer.models ? `${offer.models.length} models` : `its models are not known: ${offer.problem}`;
    print(`${offer.provider} at ${offer.address}: ${told}`);
    const names = new Set(used.map((one) => one.choice.model));
    const others = (offer.models ?? []).filter(({ id }) => !names.has(id));
    const rows = [
      ...used.map((one) => [
        one.choice.model,
        one.tiers.join(', '),
        priceText(one.choice.price_per_million_tokens),
        offeredText(isOffered(offers, one)),
      ]),
      ...others.map(({ id }) => [id, '-', priceText(agents.models[id]?.price), 'yes']),
    ];
    for (const line of table([['MODEL', 'TIERS', 'IN / OUT', 'OFFERED'], ...rows])) print(`  ${line}`);
  }
}

function offeredText(offered: boolean | undefined): string {
  if (offered === undefined) return 'not known';
  return offered ? 'yes' : 'NO: the next model of the tier is asked';
}

function priceText(price: Price | undefined): string {
  return price ? `$${price.input} / $${price.output}` : '-';
}

function usedDocument(one: LiveChoice, offers: readonly Offer[]) {
  const { provider, model, price_per_million_tokens = null } = one.choice;
  return {
    provider,
    model,
    address: one.address,
    tiers: one.tiers,
    price_per_million_tokens,
    offered: isOffered(offers, one) ?? null,
  };
}

/** Calls one model after the other; succeeds when every tier that has models has one that answers. */
async function check(
  live: readonly LiveChoice[],
  settings: Parameters<typeof checkCall>[1],
  { json }: ModelsOptions,
): Promise<number> {
  if (live.length === 0 && !json) print(NO_KEY);
  const calls: CheckedCall[] = [];
  for (const one of live) {
    const call = await checkCall(one, settings);
    calls.push(call);
    if (!json) print(callLine(call));
  }
  if (json) printJson({ calls });
  const answering = new Set(calls.filter(({ ok }) => ok).flatMap(({ tiers }) => tiers));
  return live.every(({ tiers }) => tiers.every((tier) => answering.has(tier))) ? EXIT.success : EXIT.infrastructure;
}

function callLine(call: CheckedCall): string {
  const who = `${call.provider} ${call.model} (${call.tiers.join(', ')})`;
  const took = `${call.latency_s.toFixed(2)} s`;
  if (!call.ok) {
    const instead = call.replacement ? `; the provider names ${call.replacement} in its place` : '';
    return `no    ${who}: ${took}, ${call.problem}${instead}`;
  }
  const other = call.answered_by === call.model ? '' : `, answered by ${call.answered_by}`;
  const cost = call.cost_usd === null ? 'price not known' : `$${call.cost_usd.toFixed(6)}`;
  return `ok    ${who}: ${took}, ${call.input_tokens} + ${call.output_tokens} tokens, ${cost}${other}`;
}
