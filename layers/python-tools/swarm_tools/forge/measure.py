"""Running a suite: branches by test, shuffled runs, and what tests do to the world."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from swarm_tools.forge.mutation.coverage import Coverage
from swarm_tools.runner.model import SuiteRun
from swarm_tools.runner.suite import Suite, run_suite
from swarm_tools.sandbox import Sandbox
from swarm_tools.workspace import Workspace
from swarm_tools.workspace.layout import ProjectLayout

XFAIL = "xfailed"


@dataclass
class FileCoverage:
    """The coverage of one module.

    Attributes:
        statements: Lines that can run.
        missing: Those that did not.
        branches: Number of ways on, by line, where there are two or more.
        missing_branches: (from, to) of ways that were not taken; `to` < 0 leaves the function.
        tests: Lines by test id.
        imports: Lines that ran outside any test.
    """

    statements: frozenset[int] = frozenset()
    missing: frozenset[int] = frozenset()
    branches: dict[int, int] = field(default_factory=dict)
    missing_branches: frozenset[tuple[int, int]] = frozenset()
    tests: dict[str, frozenset[int]] = field(default_factory=dict)
    imports: frozenset[int] = frozenset()

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> FileCoverage:
        """Read what the child reported; raises ValueError or TypeError where it is malformed."""
        return cls(
            frozenset(map(int, data["statements"])),
            frozenset(map(int, data["missing"])),
            {int(line): int(count) for line, count in data["branches"].items()},
            frozenset((int(a), int(b)) for a, b in data["missing_branches"]),
            {str(t): frozenset(map(int, lines)) for t, lines in data["tests"].items()},
            frozenset(map(int, data["imports"])),
        )

    def add(self, other: FileCoverage) -> FileCoverage:
        """Return both: a line or branch is missing only where neither has it."""
        tests = dict(self.tests)
        for test, lines in other.tests.items():
            tests[test] = tests.get(test, frozenset()) | lines
        return FileCoverage(
            self.statements | other.statements,
            self.missing & other.missing,
            self.branches | other.branches,
            self.missing_branches & other.missing_branches,
            tests,
            self.imports | other.imports,
        )

    def counts(self) -> dict[str, Any]:
        """Return the figures that the contract names."""
        statements, branches = len(self.statements), sum(self.branches.values())
        covered = statements - len(self.missing)
        taken = max(0, branches - len(self.missing_branches))
        return figures(statements, covered, branches, taken)


def figures(statements: int, covered: int, branches: int, taken: int) -> dict[str, Any]:
    """Return absolute figures and percentages of coverage, 0 to 100."""
    return {
        "statements": statements,
        "covered_statements": covered,
        "branches": branches,
        "covered_branches": taken,
        "percent": _percent(covered + taken, statements + branches),
        "line_percent": _percent(covered, statements),
        "branch_percent": _percent(taken, branches),
    }


def _percent(part: int, whole: int) -> float:
    return round(100 * part / whole, 2) if whole else 100.0


@dataclass
class Measured:
    """A suite that was run.

    Attributes:
        run: The first run, in the order of collection.
        files: Coverage by path.
        flaky: Ids of tests that came out differently in a shuffled run.
        shuffles: Shuffled runs that were made.
    """

    run: SuiteRun
    files: dict[str, FileCoverage] = field(default_factory=dict)
    flaky: frozenset[str] = frozenset()
    shuffles: int = 0

    def green(self) -> list[str]:
        """Return the ids of tests that passed in all runs."""
        passed = self.run.ids("passed")
        return [nodeid for nodeid in passed if nodeid not in self.flaky]

    def coverage(self) -> Coverage:
        """Return what the mutation engine needs to know of the green tests."""
        green = set(self.green())
        seconds = {t.nodeid: t.duration_s for t in self.run.tests if t.nodeid in green}
        lines: dict[str, dict[int, list[str]]] = {}
        for path, found in self.files.items():
            rows = lines.setdefault(path, {})
            for test, ran in sorted(found.tests.items()):
                if test in green:
                    for line in sorted(ran):
                        rows.setdefault(line, []).append(test)
        return Coverage(seconds, lines, {p: f.imports for p, f in self.files.items()})


def measure(
    sandbox: Sandbox,
    workspace: Workspace,
    layout: ProjectLayout,
    files: Sequence[str],
    paths: Sequence[str],
    *,
    guarded: Sequence[str] = (),
    expect: Sequence[str] = (),
    shuffles: int = 0,
    seed: int = 1,
    timeout_s: float,
) -> Measured:
    """Run test files once with coverage, then in shuffled order.

    Args:
        sandbox: Where to run.
        workspace: Gives scratch folders.
        layout: The project, tests in place.
        files: Test files.
        paths: Modules to measure.
        guarded: Test files that nothing of the project may skip or replace.
        expect: Ids that must be among the results.
        shuffles: How many more runs, each in an order of its own.
        seed: Of these orders.
        timeout_s: Seconds for each run.
    """
    suite = Suite(layout.root, sorted(files), None, sorted(paths), watch=True, branches=True)
    suite.quick_files = sorted(guarded)
    run = run_suite(sandbox, workspace, suite, expect=expect, timeout_s=timeout_s, rerun=False)
    measured = Measured(run, _coverage(run))
    first = {test.nodeid: test.outcome for test in run.tests}
    flaky: set[str] = set()
    for number in range(shuffles):
        again = Suite(layout.root, sorted(files), shuffle=f"{seed}/{number}")
        again.quick_files = suite.quick_files
        other = run_suite(sandbox, workspace, again, timeout_s=timeout_s, rerun=False)
        flaky |= {t.nodeid for t in other.tests if first.get(t.nodeid) != t.outcome}
        measured.shuffles += 1
    measured.flaky = frozenset(flaky)
    for test in run.tests:
        test.flaky = test.nodeid in flaky
    return measured


def _coverage(run: SuiteRun) -> dict[str, FileCoverage]:
    files: dict[str, FileCoverage] = {}
    for part in run.branches:
        for path, data in part.items():
            try:
                found = FileCoverage.from_json(data)
            except (TypeError, ValueError, KeyError, AttributeError):
                continue
            files[path] = files[path].add(found) if path in files else found
    return files
