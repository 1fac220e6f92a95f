import { slugify } from '../../build/slug.ts';
import { taskMessage, wipTaskMessage } from '../../build/task-message.ts';
import { gitBundle } from '../../bundle/bundle.ts';
import { ObjectSet, type Signature } from '../../bundle/objects.ts';
import { EditSetSchema, type RefactoringState } from '../../contracts/index.ts';
import { runKeys } from '../../store/keys.ts';
import { applyEdits } from '../../workspace/apply-edits.ts';
import { commitStep } from '../commit-step.ts';
import type { AgentContext, RunRef } from '../context.ts';
import { readSnapshot } from '../snapshots.ts';
import { loadState } from '../state-store.ts';
import { readStepResult } from '../step-results.ts';
import { workingSnapshot } from '../work-orders.ts';
import { eventDraft } from './events.ts';
import { progressOf } from './orders.ts';
import { originOf } from './run-event.ts';

const WHO = { name: 'Refactoring Swarm', email: 'refactoring-swarm@localhost' } as const;

/** The branch that a goal is built on. */
export function branchOf(goal: string): string {
  return `feature/${slugify(goal) || 'build'}`;
}

/** Makes a commit of each task that passed, and one under a tag of the last attempt at one that failed, as a bundle. */
export async function commitBuild(context: AgentContext, run: RunRef): Promise<{ commits: number; branch: string }> {
  const { state, etag } = await loadState(context, run);
  const build = progressOf(state);
  // As the request has it: a goal by name gives the branch its name.
  const branch = branchOf(state.request.goal ?? build.goal);
  const passed = build.tasks.filter((task) => task.status === 'passed');
  const { bundle, wip, head } = await bundleOf(context, state, branch);
  const key = runKeys(run.owner, run.run_id).bundle;
  await context.store.put(key, bundle, { contentType: 'application/x-git-bundle' });
  // Hashes of commits depend on the time of the run: the log of two runs alike is alike.
  const data = { branch, tasks: passed.map((task) => task.id), wip };
  const event = { role: 'committer', type: 'commit', data } as const;
  const draft = eventDraft(event, 'commit what passed', `${passed.length} tasks on ${branch}`, 'SUCCESS');
  const made = passed.length > 0 ? { branch, commit: head } : { branch: null, commit: null };
  await commitStep(context, { ...state, build: { ...build, ...made } }, etag, { step: 'commit', drafts: [draft] });
  return { commits: passed.length, branch };
}

async function bundleOf(context: AgentContext, state: RefactoringState, branch: string) {
  const build = progressOf(state);
  // A replay makes the commits of the run that it runs again, down to their hashes.
  const { run_id, started_at } = originOf(state);
  const origin = { run_id, plan_id: build.plan_id };
  const who: Signature = { ...WHO, seconds: Math.floor(Date.parse(started_at) / 1000) };
  const objects = new ObjectSet();
  const input = objects.tree(await readSnapshot(context, state, 0));
  let head = objects.commit({ tree: input, message: `Input of run ${run_id}\n`, who });
  for (const [index, progress] of build.tasks.entries()) {
    const task = build.plan?.tasks[index];
    if (!task || progress.snapshot === null) continue;
    const tree = objects.tree(await readSnapshot(context, state, progress.snapshot));
    head = objects.commit({ tree, parent: head, message: taskMessage(task, progress, origin), who });
  }
  const refs: Record<string, string> = { HEAD: head, [`refs/heads/${branch}`]: head };
  const wip = await wipTree(context, state);
  if (wip) {
    const message = wipTaskMessage(wip.task, wip.progress, origin);
    refs[`refs/tags/wip/${run_id}`] = objects.commit({
      tree: objects.tree(wip.tree),
      parent: head,
      message,
      who,
    });
  }
  return { bundle: gitBundle(objects.all, refs), wip: wip?.progress.id ?? null, head };
}

/** What the last attempt at the task that ended the run had written; undefined where every task passed, or nothing was. */
async function wipTree(context: AgentContext, state: RefactoringState) {
  const build = progressOf(state);
  const progress = build.tasks[build.current];
  const task = build.plan?.tasks[build.current];
  if (!task || !progress || progress.status === 'passed' || progress.last_round === 0) return undefined;
  const edits = await readStepResult(
    context,
    runKeys(state.owner, state.run_id).edits(progress.last_round),
    EditSetSchema,
  );
  const written = edits?.result?.edits ?? [];
  if (written.length === 0) return undefined;
  const tree = applyEdits(await readSnapshot(context, state, workingSnapshot(state)), written);
  return { task, progress, tree };
}
