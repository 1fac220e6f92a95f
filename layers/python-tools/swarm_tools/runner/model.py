"""The result of a test run."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import Any

_LONGEST_NOTE = 300
_MOST_NOTES = 20
OUTCOMES = ("passed", "failed", "error", "skipped")


@dataclass
class TestResult:
    """Outcome of one test.

    Attributes:
        nodeid: pytest's id, its path relative to the project.
        outcome: ``passed``, ``failed``, ``error`` (set-up, crash, time-out) or ``skipped``.
        duration_s: Seconds it took.
        message: One line: why it is not green.
        expected: What an assertion wanted, where it can be told.
        actual: What it got.
        trace: Last lines of the traceback.
        test_code: Source of the test function.
        flaky: True when a second run of the same test came out differently.
        hung: True when it had not ended when its time was up.
    """

    __test__ = False

    nodeid: str
    outcome: str
    duration_s: float = 0.0
    message: str | None = None
    expected: str | None = None
    actual: str | None = None
    trace: str | None = None
    test_code: str | None = None
    flaky: bool = False
    hung: bool = False


@dataclass
class SuiteRun:
    """Outcome of a suite.

    Attributes:
        collected: Ids of all tests that were collected, or expected by the order.
        tests: One result for each of them, sorted by id.
        timed_out: True when the time for the run was up before its end.
        crashed: True when a test or module ended the process, or results are missing.
        untestable_reason: Why no verdict is possible, or None.
        collection_errors: `{path, message}` of files that could not be collected.
        integrity: What of the project can change, or did change, the outcome of tests.
        coverage: `{path: {executed: [lines], missing: [lines]}}` when it was asked for.
        branches: What each process measured where branches were asked for, by path.
        causes: `{id: {types, asserts, path}}` of red tests; see `blame.cause_of`.
        touched: `{id or path: kinds}` of what tests did to the world, when it was watched.
        output: Raw output of the run, bounded.
        isolation: What kept the run in.
        seconds: Wall time.
        version: 16 hex digits that stand for the code under test, "" where nobody asked.
        known: How many of its processes did not run, as others had run the same bytes.
    """

    collected: list[str] = field(default_factory=list)
    tests: list[TestResult] = field(default_factory=list)
    timed_out: bool = False
    crashed: bool = False
    untestable_reason: str | None = None
    collection_errors: list[dict[str, str]] = field(default_factory=list)
    integrity: list[str] = field(default_factory=list)
    coverage: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    branches: list[dict[str, Any]] = field(default_factory=list)
    causes: dict[str, dict[str, Any]] = field(default_factory=dict)
    touched: dict[str, list[str]] = field(default_factory=dict)
    output: str = ""
    isolation: str = ""
    seconds: float = 0.0
    version: str = ""
    known: int = 0

    def note(self, note: str) -> None:
        """Add a note on what may have changed the outcome of tests, once."""
        note = note[:_LONGEST_NOTE]
        if note not in self.integrity and len(self.integrity) < _MOST_NOTES:
            self.integrity.append(note)

    def add_coverage(self, files: dict[str, dict[str, list[int]]]) -> None:
        """Add one process's coverage: a line is missing only when no process ran it."""
        for path, found in files.items():
            known = self.coverage.setdefault(path, {"executed": [], "missing": []})
            executed = set(known["executed"]) | set(found["executed"])
            missing = set(known["missing"]) | set(found["missing"])
            known["executed"] = sorted(executed)
            known["missing"] = sorted(missing - executed)

    def add_touched(self, nodeid: str, kinds: list[str]) -> None:
        """Add what a test, or the import of its file, did to the world around it."""
        if nodeid:
            self.touched[nodeid] = sorted({*self.touched.get(nodeid, []), *map(str, kinds)})

    def join(self, other: SuiteRun) -> None:
        """Take over the complete run of other test files, which has tests."""
        self.collected = sorted({*self.collected, *other.collected})
        self.tests = sorted([*self.tests, *other.tests], key=lambda test: test.nodeid)
        if not self.timed_out:
            self.untestable_reason = None

    def count(self, outcome: str) -> int:
        """Return how many tests ended with `outcome`."""
        return sum(test.outcome == outcome for test in self.tests)

    def ids(self, *outcomes: str) -> list[str]:
        """Return the ids of the tests that ended with one of `outcomes`."""
        return [test.nodeid for test in self.tests if test.outcome in outcomes]

    @property
    def green(self) -> bool:
        """True when there were tests, and nothing at all went wrong."""
        bad = self.count("failed") + self.count("error") + len(self.collection_errors)
        return bool(self.count("passed")) and not bad and not self.timed_out and not self.crashed

    def counters(self) -> dict[str, int]:
        """Return `{passed, failed, errors, skipped, total}`."""
        return {
            "passed": self.count("passed"),
            "failed": self.count("failed"),
            "errors": self.count("error"),
            "skipped": self.count("skipped"),
            "total": len(self.tests),
        }

    @property
    def complete(self) -> bool:
        """True when every file was collected and every test came to its own end."""
        cut_short = self.timed_out or self.crashed or self.collection_errors
        return bool(self.tests) and not cut_short and self.untestable_reason is None

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> SuiteRun:
        """Return the run that `to_json` gave `data`.

        Raises:
            ValueError: It has another shape.
        """
        names = {item.name for item in fields(TestResult)}
        try:
            tests = [
                TestResult(**{k: v for k, v in t.items() if k in names}) for t in data["tests"]
            ]
            run = cls(
                collected=[str(name) for name in data["collected"]],
                tests=tests,
                timed_out=bool(data["timed_out"]),
                crashed=bool(data["crashed"]),
                untestable_reason=data["untestable_reason"],
                collection_errors=list(data["collection_errors"]),
                integrity=[str(note) for note in data.get("integrity", [])],
            )
        except (TypeError, KeyError, AttributeError) as error:
            raise ValueError("not the result of a test run") from error
        if any(test.outcome not in OUTCOMES for test in tests):
            raise ValueError("a test with an unknown outcome")
        return run

    def to_json(self) -> dict[str, Any]:
        """Return the run as results carry it."""
        data: dict[str, Any] = {
            "collected": self.collected,
            "tests": [asdict(test) for test in self.tests],
            **self.counters(),
            "timed_out": self.timed_out,
            "crashed": self.crashed,
            "untestable_reason": self.untestable_reason,
            "collection_errors": self.collection_errors,
            "integrity": self.integrity,
        }
        if self.coverage:
            data["coverage"] = self.coverage
        return data
