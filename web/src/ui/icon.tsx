/** Outlines on a 16 by 16 field. */
const PATHS = {
  down: 'M4 6l4 4 4-4',
  right: 'M6 4l4 4-4 4',
  left: 'M10 4L6 8l4 4',
  check: 'M3 8.5l3.2 3L13 4.5',
  cross: 'M4 4l8 8M12 4l-8 8',
  dot: 'M8 5.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
  half: 'M2.5 9.5c1.8-3.4 3.6-3.4 5.5-1.5s3.7 1.9 5.5-1.5',
  stop: 'M4 4h8v8H4z',
  again: 'M12.5 6.5A5 5 0 108 13a5 5 0 004.3-2.5M12.8 3v3.6H9.2',
  save: 'M8 2.5v7M5 7l3 3 3-3M3 13h10',
  copy: 'M5.5 5.5h7v8h-7zM3.5 10.5v-8h7',
  search: 'M7 3a4 4 0 100 8 4 4 0 000-8zM10 10l3.5 3.5',
  offline: 'M2 6a9 9 0 0112 0M4.5 8.7a5.4 5.4 0 017 0M8 12.3v.1M2.5 2.5l11 11',
  file: 'M4 2h5l3 3v9H4zM9 2v3h3',
  upload: 'M8 11V4M5 6.5L8 3.5l3 3M3 12.5h10',
} as const;

export type IconName = keyof typeof PATHS;

/** A picture beside words that say the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
