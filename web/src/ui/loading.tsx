/** Grey lines where something will be. */
export function Loading({ what, lines = 5 }: { what: string; lines?: number }) {
  return (
    <div role="status" className="loading">
      <span className="visually-hidden">Loading {what}…</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <span key={line} className="loading-line" style={{ width: `${92 - ((line * 23) % 48)}%` }} />
      ))}
    </div>
  );
}
