import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { RunView } from '../../../core/contracts/api/runs.ts';
import { openLink, saveBlob, saveDocument } from '../api/actions.ts';
import { logQuery } from '../api/queries.ts';
import { useSignedIn } from '../session/context.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Icon } from '../ui/icon.tsx';

interface Download {
  readonly id: string;
  readonly text: string;
  readonly needs: RunView['artefacts'][number];
  /** Below the run's own address; none for what has a link of its own, and the log, which comes in pages. */
  readonly path?: string;
  readonly ending: string;
}

const DOWNLOADS: readonly Download[] = [
  { id: 'result', text: 'Result (zip)', needs: 'result', ending: '' },
  { id: 'bundle', text: 'Commits (git bundle)', needs: 'bundle', ending: '' },
  { id: 'patch', text: 'Changes (patch)', needs: 'diff', path: '/diff', ending: 'patch' },
  { id: 'html', text: 'Report (HTML)', needs: 'report', path: '/report?format=html', ending: 'html' },
  { id: 'markdown', text: 'Report (Markdown)', needs: 'report', path: '/report?format=markdown', ending: 'md' },
  { id: 'json', text: 'Report (JSON)', needs: 'report', path: '/report?format=json', ending: 'json' },
  { id: 'sarif', text: 'Findings (SARIF)', needs: 'report', path: '/report?format=sarif', ending: 'sarif' },
  { id: 'junit', text: 'Tests (JUnit XML)', needs: 'report', path: '/report?format=junit', ending: 'xml' },
  {
    id: 'coverage',
    text: 'Coverage (HTML)',
    needs: 'coverage',
    path: '/coverage?format=html',
    ending: 'coverage.html',
  },
  { id: 'cobertura', text: 'Coverage (XML)', needs: 'coverage', path: '/coverage?format=xml', ending: 'coverage.xml' },
  { id: 'mutants', text: 'Mutants (HTML)', needs: 'mutation', path: '/mutation?format=html', ending: 'mutation.html' },
  {
    id: 'mutants-data',
    text: 'Mutants (JSON)',
    needs: 'mutation',
    path: '/mutation?format=json',
    ending: 'mutation.json',
  },
  { id: 'plan', text: 'Plan (JSON)', needs: 'plan', path: '/plan', ending: 'plan.json' },
  { id: 'log', text: 'Log (JSON)', needs: 'log', ending: 'experiment_data.json' },
];

/** What only runs of one workflow leave. */
const ONLY: Partial<Record<Download['needs'], string>> = { bundle: 'build', coverage: 'forge', mutation: 'forge' };

/** Everything of the run as files. */
export function DownloadsMenu({ run }: { run: RunView }) {
  const { api } = useSignedIn();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: async ({ id, needs, path, ending }: Download) => {
      if (id === 'log') {
        const { entries } = await client.fetchQuery(logQuery(api, client, run.run_id, false));
        return saveBlob(new Blob([JSON.stringify(entries, null, 2)]), `${run.run_id}.${ending}`);
      }
      if (needs === 'result' || needs === 'bundle') return openLink(api, run.run_id, needs);
      return saveDocument(api, `/runs/${encodeURIComponent(run.run_id)}${path}`, `${run.run_id}.${ending}`);
    },
  });
  if (run.artefacts.length === 0) return null;
  const workflow = run.request?.workflow ?? 'refactor';
  return (
    <>
      <MenuTrigger>
        <ActionButton kind="primary" isPending={save.isPending}>
          <Icon name="save" />
          Downloads
        </ActionButton>
        <Popover className="popover" placement="bottom end">
          <Menu
            className="menu"
            aria-label="Downloads"
            onAction={(key) => {
              const wanted = DOWNLOADS.find(({ id }) => id === key);
              if (wanted) save.mutate(wanted);
            }}
          >
            {DOWNLOADS.filter(({ needs }) => (ONLY[needs] ?? workflow) === workflow).map(({ id, text, needs }) => (
              // What is not there yet keeps its place: nothing moves under the hand of who is choosing.
              <MenuItem key={id} id={id} className="menu-item" isDisabled={!run.artefacts.includes(needs)}>
                {text}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {save.error && <Failure error={save.error} />}
    </>
  );
}
