import type { BuildEvent } from '../../build/run-log.ts';
import type { LogStatus } from '../../contracts/index.ts';
import type { EntryDraft } from '../../log/experiment-log.ts';

const LOGGED_AS: Record<BuildEvent['role'], EntryDraft['agent']> = {
  orchestrator: 'Auditor',
  planner: 'Auditor',
  auditor: 'Auditor',
  coder: 'Fixer',
  tester: 'Judge',
  committer: 'Judge',
};

const ACTIONS: Record<BuildEvent['role'], EntryDraft['action']> = {
  orchestrator: 'CODE_ANALYSIS',
  planner: 'CODE_ANALYSIS',
  auditor: 'CODE_ANALYSIS',
  coder: 'CODE_GEN',
  tester: 'DEBUG',
  committer: 'CODE_ANALYSIS',
};

/** An event of build as an entry of the run's log; the other log is made of the same. */
export function eventDraft(event: BuildEvent, asked: string, answered: string, status: LogStatus): EntryDraft {
  return {
    agent: LOGGED_AS[event.role],
    action: ACTIONS[event.role],
    status,
    details: { input_prompt: asked, output_response: answered, event },
  };
}
