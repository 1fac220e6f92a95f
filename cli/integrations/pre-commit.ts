import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseContract, parseJson, RefactoringStateSchema } from '../../core/contracts/index.ts';
import { EXIT } from '../exit-codes.ts';
import { openRepository } from '../git/repository.ts';
import { colouredDiff } from '../output/diff.ts';
import { print } from '../output/print.ts';
import { documentIn } from './document.ts';
import { runSelf } from './run-self.ts';

const StateSchema = RefactoringStateSchema.pick({ generated_tests: true, snapshots: true, best_snapshot: true });

/**
 * The pre-commit hook: runs `swarm refactor` on the repository's tracked files and refuses
 * when a staged file would be changed, or a test that the run wrote is red. `words` are
 * options of `refactor`, `--`, and the staged files relative to the root. Returns the exit code.
 */
export async function preCommit(words: readonly string[]): Promise<number> {
  const end = words.indexOf('--');
  const options = words.slice(0, Math.max(end, 0));
  const staged = words.slice(end + 1);
  if (staged.length === 0) return EXIT.success;
  const { root } = await openRepository(resolve('.'));
  const scratch = mkdtempSync(join(tmpdir(), 'swarm-hook-'));
  try {
    const out = join(scratch, 'result');
    const { code, stdout } = await runSelf(['refactor', root, '--json', '--out', out, ...options], root);
    const document = documentIn(stdout);
    if (!document || code > EXIT.noSuccess) return code === EXIT.success ? EXIT.infrastructure : code;
    const changed = document.files_changed.filter((path) => staged.includes(path));
    const red = redTests(join(out, '.swarm/state.json'));
    if (changed.length === 0 && red.length === 0) return EXIT.success;
    if (changed.length > 0) {
      const patch = readFileSync(join(out, '.swarm/changes.patch'), 'utf8');
      print(colouredDiff(patchOf(patch, changed)));
      print(`${changed.length} staged files can be better; take it over with:`);
      print(`  swarm apply ${document.run_id} --pick ${changed.join(',')}`);
    }
    for (const test of red) print(`red: ${test}`);
    return EXIT.noSuccess;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The tests that the run wrote and that do not pass on the best version. */
function redTests(stateFile: string): string[] {
  const value = parseJson(readFileSync(stateFile, 'utf8'), stateFile);
  const { generated_tests, snapshots, best_snapshot } = parseContract(StateSchema, value, stateFile);
  const red = snapshots.find(({ number }) => number === best_snapshot)?.red ?? [];
  return red.filter((nodeid) => generated_tests.includes(nodeid.split('::')[0] ?? ''));
}

/** The parts of a patch that are about some files. */
export function patchOf(patch: string, paths: readonly string[]): string {
  const heads = new Set(paths.map((path) => `diff --git a/${path} b/${path}`));
  return patch
    .split(/^(?=diff --git )/m)
    .filter((part) => heads.has(part.split('\n', 1)[0] ?? ''))
    .join('')
    .trimEnd();
}
