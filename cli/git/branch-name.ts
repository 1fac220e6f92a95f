import { slugify } from '../../core/build/slug.ts';
import { SwarmError } from '../../core/errors.ts';

const PREFIX = 'feature/';
const CYCLES = 99;

/** The name of a cycle's branch with the lowest number that is free, from `feature/cycle-01`. Throws `GitError`. */
export function nextCycleBranch(taken: ReadonlySet<string>): string {
  for (let number = 1; number <= CYCLES; number += 1) {
    const name = `${PREFIX}cycle-${String(number).padStart(2, '0')}`;
    if (!taken.has(name)) return name;
  }
  throw new SwarmError(
    'GitError',
    `${PREFIX}cycle-01 to ${CYCLES} are all taken; delete old ones, or give --branch <name>`,
  );
}

/**
 * The branch that a user asked for: a name with a slash is taken as it is, anything else
 * becomes `feature/<slug>`. Throws `GitError` when nothing of it can be in a name.
 */
export function namedBranch(wanted: string): string {
  if (/^[^\s/]+(?:\/[^\s/]+)+$/.test(wanted)) return wanted;
  const slug = slugify(wanted);
  if (slug) return PREFIX + slug;
  throw new SwarmError(
    'GitError',
    `no branch can be named after ${JSON.stringify(wanted)}; use letters, digits and dashes`,
  );
}
