import type { TestCounts } from '../../../core/contracts/test-counts.ts';

/** Tests as a count and a bar: the bar says nothing that the words do not. */
export function TestsBar({ counts }: { counts: TestCounts }) {
  const red = counts.failed + counts.errors;
  const ran = counts.passed + red;
  return (
    <span className="tests-bar">
      <span>
        {counts.passed}/{ran} <span className="visually-hidden">tests pass</span>
      </span>
      <span className="bar" aria-hidden="true">
        <span className="bar-good" style={{ flexGrow: counts.passed }} />
        <span className="bar-bad" style={{ flexGrow: red }} />
      </span>
    </span>
  );
}
