import { SwarmError } from '../../core/errors.ts';

const PREFIX = 'feature/';
const CYCLES = 99;
const SLUG_LENGTH = 50;

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

/** A title as a part of a branch's name: lower case, words with dashes. */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
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
