import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { LogEntry } from '../../../core/contracts/log-entry.ts';
import { Entry } from './entry.tsx';

/** Height of a closed entry in pixels; open ones are measured. */
const CLOSED = 62;

/** Entries in order; only those near the window are in the page. */
export function EntryList({ entries }: { entries: readonly LogEntry[] }) {
  const list = useRef<HTMLOListElement>(null);
  const [offset, setOffset] = useState(0);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    setOffset((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);

  const rows = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => CLOSED,
    overscan: 6,
    scrollMargin: offset,
    getItemKey: (index) => entries[index]?.id ?? index,
  });

  const toggle = useCallback((id: string) => {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);

  return (
    <ol ref={list} className="entries" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map((row) => {
        const entry = entries[row.index];
        if (!entry) return null;
        return (
          <li
            key={row.key}
            ref={rows.measureElement}
            data-index={row.index}
            aria-setsize={entries.length}
            aria-posinset={row.index + 1}
            style={{ transform: `translateY(${row.start - offset}px)` }}
          >
            <Entry entry={entry} open={open.has(entry.id)} onToggle={toggle} />
          </li>
        );
      })}
    </ol>
  );
}
