import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const TiersSchema = z.object({ tiers: z.array(z.object({ name: z.string() })) });

/** What the start page offers, read from the repository at build time: projects to try, and tiers by name. */
export function offered(root: string): { samples: string[]; tiers: string[] } {
  const config = TiersSchema.parse(parse(readFileSync(join(root, 'config/agents.yaml'), 'utf8')));
  const samples = readdirSync(join(root, 'examples'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return { samples: samples.map((entry) => entry.name).sort(), tiers: config.tiers.map((tier) => tier.name) };
}
