import { projectOptions } from '../../core/agents/project-options.ts';
import { askedOf } from '../../core/concerns/asked.ts';
import { type RunRequestInput, saysNothing, type Wanted } from '../../core/contracts/index.ts';
import { commitOf, findRepository } from '../git/repository.ts';
import { trackedFiles } from '../git/tracked-files.ts';
import type { ProjectInput } from './read-input.ts';

type Request = Omit<RunRequestInput, 'source' | 'owner'>;

/** What a reader of the terminal is told where nobody said what is to be done. */
export const SAFE_LINE =
  'git knows this code: bugs are repaired, tests added and unused imports removed (--safe); ' +
  '`--do all` also cleans up, documents, renames and formats';

/**
 * What is done where neither the command line nor the project's `swarm.yaml` says it: code with a
 * history in git is changed as little as is safe, all other as far as there are rules. Throws
 * `InvalidRequest` for names of rules that there are not.
 */
export async function askedByDefault(
  input: Pick<ProjectInput, 'folder' | 'tree'>,
  request: Request,
): Promise<{ do?: Wanted }> {
  askedOf({ format: true, ...request });
  if (!saysNothing(request) || !saysNothing(projectOptions(input.tree))) return {};
  return (await hasHistory(input)) ? { do: ['safe'] } : {};
}

/** Whether some of the files are tracked by a repository that has a commit. */
async function hasHistory({ folder, tree }: Pick<ProjectInput, 'folder' | 'tree'>): Promise<boolean> {
  const repository = folder === undefined ? undefined : await findRepository(folder);
  if (folder === undefined || !repository || !(await commitOf(repository, 'HEAD'))) return false;
  const known = (await trackedFiles(folder))?.tracked;
  return [...tree.keys()].some((path) => path.endsWith('.py') && known?.has(path));
}
