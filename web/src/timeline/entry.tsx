import { memo } from 'react';
import { Button } from 'react-aria-components/Button';
import type { LogEntry, LogStatus } from '../../../core/contracts/log-entry.ts';
import { clockOf } from '../ui/format.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { TextBlock } from '../ui/text-block.tsx';

const STATUS_ICONS: Record<LogStatus, IconName> = { SUCCESS: 'check', FAILURE: 'cross', INFO: 'dot' };
const ACTION_WORDS = { CODE_ANALYSIS: 'Analysis', CODE_GEN: 'Generation', DEBUG: 'Debug', FIX: 'Fix' } as const;

/** Characters of a prompt that stand for it while it is closed. */
const PREVIEW = 160;

interface EntryProps {
  readonly entry: LogEntry;
  readonly open: boolean;
  readonly onToggle: (id: string) => void;
}

/** One entry of the log: a line, and prompt and answer on demand. All of it is shown as text. */
export const Entry = memo(function Entry({ entry, open, onToggle }: EntryProps) {
  const { input_prompt, output_response, ...more } = entry.details;
  const panel = `entry-${entry.id}`;
  return (
    <article className={`entry entry-${entry.status.toLowerCase()}`}>
      <Button
        className="entry-line"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onPress={() => onToggle(entry.id)}
      >
        <span className="entry-sign">
          <Icon name={STATUS_ICONS[entry.status]} />
          <span className="visually-hidden">{entry.status}</span>
        </span>
        <time className="entry-time" dateTime={entry.timestamp}>
          {clockOf(entry.timestamp)}
        </time>
        <span className={`who who-${entry.agent.toLowerCase()}`}>{entry.agent}</span>
        <span className="entry-action">{ACTION_WORDS[entry.action]}</span>
        <span className="entry-model">{entry.model}</span>
        <span className="entry-preview">{firstWords(input_prompt)}</span>
        <Icon name={open ? 'down' : 'right'} />
      </Button>
      {open && (
        <div id={panel} className="entry-body">
          <TextBlock title="Prompt" text={input_prompt} />
          <TextBlock title="Answer" text={output_response} />
          {Object.keys(more).length > 0 && <TextBlock title="Details" text={JSON.stringify(more, null, 2)} />}
        </div>
      )}
    </article>
  );
});

function firstWords(text: string): string {
  return text.slice(0, PREVIEW).replace(/\s+/g, ' ').trim();
}
