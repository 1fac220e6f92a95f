import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { ROOT } from '../../support/paths.ts';

const SOURCE = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** All but the region in which the component library announces things for some seconds, in elements of its own. */
const WHERE = '{ include: ["html"], exclude: ["[data-live-announcer]"] }';

const FoundSchema = z.object({
  violations: z.array(z.object({ id: z.string(), help: z.string(), nodes: z.array(z.object({ html: z.string() })) })),
});

/** What axe has against the page, one line each. Scripts of the debugger are not bound by the page's policy. */
export async function accessProblems(page: Page): Promise<string[]> {
  await page.evaluate(SOURCE);
  const { violations } = FoundSchema.parse(await page.evaluate(`axe.run(${WHERE}, { resultTypes: ["violations"] })`));
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`));
}

/** Pixels that the page is wider than its window: anything above 0 scrolls sideways. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  return z
    .number()
    .parse(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'));
}
