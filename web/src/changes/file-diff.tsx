import { memo, useMemo, useState } from 'react';
import { Diff, Hunk, type HunkData, markEdits, parseDiff, tokenize } from 'react-diff-view';
import type { ReportFile } from '../../../core/contracts/report.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { plural } from '../ui/format.ts';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { FileName } from './file-list.tsx';
import { placeReasons } from './place-reasons.ts';
import { Reasons } from './reasons.tsx';
import { useWide } from './use-wide.ts';

/** Lines of a diff that are shown without being asked for. */
const AT_ONCE = 1_200;
/** Lines up to which the words that changed are marked: the comparison costs more than the lines. */
const MARKED = 600;

/** The diff of one file, side by side where there is room, with the reason for each change below its line. */
export const FileDiff = memo(function FileDiff({ file }: { file: ReportFile }) {
  const wide = useWide();
  const [whole, setWhole] = useState(false);
  const split = wide && !file.added;
  const hunks = useMemo(() => hunksOf(file.diff, split), [file.diff, split]);
  const lines = useMemo(() => hunks.reduce((sum, hunk) => sum + hunk.changes.length, 0), [hunks]);
  const { beside, above } = useMemo(() => placeReasons(hunks, file.changes), [hunks, file.changes]);
  const widgets = useMemo(
    () => Object.fromEntries([...beside].map(([key, changes]) => [key, <Reasons key={key} changes={changes} />])),
    [beside],
  );
  const tokens = useMemo(() => (lines > MARKED ? null : marked(hunks)), [hunks, lines]);
  const shown = whole || lines <= AT_ONCE;

  return (
    <section aria-label={`Diff of ${file.path}`} className="file-diff">
      <header className="diff-head">
        <h2>
          <FileName path={file.path} />
        </h2>
        {file.added && <span className="chip chip-new">new file</span>}
        <span className="diff-tools">
          <CopyButton text={file.diff} what="the diff" />
        </span>
      </header>
      {above.length > 0 && <Reasons changes={above} />}
      {hunks.length === 0 && <p className="muted diff-none">There is no text to compare.</p>}
      {!shown && (
        <p className="diff-none">
          This diff has {plural(lines, 'line')}. <ActionButton onPress={() => setWhole(true)}>Show it</ActionButton>
        </p>
      )}
      {shown && hunks.length > 0 && (
        <ScrollRegion className="diff-scroll" label={`Lines of ${file.path}`}>
          <Diff
            viewType={split ? 'split' : 'unified'}
            diffType={file.added ? 'add' : 'modify'}
            hunks={hunks}
            widgets={widgets}
            tokens={tokens}
            optimizeSelection
          >
            {(all) => all.map((hunk) => <Hunk key={hunk.content} hunk={hunk} />)}
          </Diff>
        </ScrollRegion>
      )}
    </section>
  );
});

/** The library reads names from the head of a diff, and not all that a file may be called: it gets a head of ours. */
const HEAD = 'diff --git a/file b/file\n--- a/file\n+++ b/file\n';

/** Side by side, a line stands beside the one that took its place; in one column, all that went come first. */
function hunksOf(diff: string, split: boolean): HunkData[] {
  const start = diff.startsWith('@@') ? 0 : diff.indexOf('\n@@') + 1;
  if (!diff.startsWith('@@', start)) return [];
  return parseDiff(HEAD + diff.slice(start), split ? { nearbySequences: 'zip' } : {}).flatMap((file) => file.hunks);
}

function marked(hunks: HunkData[]) {
  try {
    return tokenize(hunks, { enhancers: [markEdits(hunks, { type: 'line' })] });
  } catch {
    return null;
  }
}
