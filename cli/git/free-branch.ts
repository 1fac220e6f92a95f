import { namedBranch } from './branch-name.ts';
import { branchNames, type Repository } from './repository.ts';

const MOST = 99;

/** A branch named after a text, with a number where others have the name: `feature/<slug>`, `feature/<slug>-2`. */
export async function freeBranch(repository: Repository, text: string): Promise<string> {
  const taken = await branchNames(repository);
  const name = namedBranch(text.replaceAll('/', ' '));
  for (let number = 2; number <= MOST; number += 1) {
    const candidate = number === 2 ? name : `${name}-${number - 1}`;
    if (!taken.has(candidate)) return candidate;
  }
  return `${name}-${MOST}`;
}
