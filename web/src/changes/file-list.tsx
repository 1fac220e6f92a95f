import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import type { ReportFile } from '../../../core/contracts/report.ts';
import { Empty } from '../ui/empty.tsx';
import { plural } from '../ui/format.ts';
import { SearchBox } from '../ui/search-box.tsx';

interface FileListProps {
  /** Those that fit the search. */
  readonly files: readonly ReportFile[];
  readonly total: number;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly selected: string;
  readonly onSelect: (path: string) => void;
}

/** Names of the changed files. The arrow keys go from diff to diff. */
export function FileList({ files, total, search, onSearch, selected, onSelect }: FileListProps) {
  return (
    <section aria-label="Changed files" className="file-list">
      <SearchBox label="Search files" value={search} onChange={onSearch} />
      <p role="status" className="muted count">
        {files.length === total ? plural(total, 'file') : `${files.length} of ${plural(total, 'file')}`}
      </p>
      {files.length === 0 ? (
        <Empty title="No file fits." />
      ) : (
        <ListBox
          aria-label="Changed files"
          className="file-box"
          selectionMode="single"
          selectionBehavior="replace"
          disallowEmptySelection
          selectedKeys={[selected]}
          onSelectionChange={(keys) => {
            for (const key of keys) onSelect(String(key));
          }}
        >
          {files.map((file) => (
            <ListBoxItem key={file.path} id={file.path} textValue={file.path} className="file-item">
              <FileName path={file.path} />
              <span className="file-facts">
                {file.added ? <span className="chip chip-new">new</span> : plural(file.changes.length, 'change')}
              </span>
            </ListBoxItem>
          ))}
        </ListBox>
      )}
    </section>
  );
}

/** A path whose last part stands out. */
export function FileName({ path }: { path: string }) {
  const cut = path.lastIndexOf('/') + 1;
  return (
    <span className="file-name">
      {cut > 0 && <span className="file-folder">{path.slice(0, cut)}</span>}
      <span className="file-base">{path.slice(cut)}</span>
    </span>
  );
}
