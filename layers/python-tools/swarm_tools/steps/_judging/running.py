"""The Judge's tests, run twice on the scratch copy: which of them are reliable, which are red."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from ...context.step import StepContext, side_by_side
from ...runner.model import SuiteRun, TestResult
from ...workspace.discovery import is_collectable
from .rendering import Suite


@dataclass
class Tried:
    """What two runs of the tests gave.

    Attributes:
        results: Result of each test that was collected, by id, of the first run.
        dropped: {id of a test function: why it is not used}.
        runs: The runs.
    """

    results: dict[str, TestResult] = field(default_factory=dict)
    dropped: dict[str, str] = field(default_factory=dict)
    runs: tuple[SuiteRun, ...] = ()

    def kept(self, suite: Suite) -> list[str]:
        """Return the ids of the tests that are used, in the order of the suite."""
        return [
            nodeid
            for name in suite.tests
            if name not in self.dropped
            for nodeid in self.results
            if nodeid.partition("[")[0] == name
        ]


def try_out(context: StepContext, root: Path, suite: Suite) -> Tried:
    """Run the tests of a suite twice on the project at `root`, where they are laid over."""
    files = [path for path in sorted(suite.files) if is_collectable(path)]
    context.quick_files = sorted({*context.quick_files, *suite.files})
    first, second = side_by_side(
        lambda: context.run_tests(root, files, rerun=False),
        lambda: context.run_tests(root, files, rerun=False),
    )
    mine = {test.nodeid: test for test in first.tests if suite.of(test.nodeid) is not None}
    tried = Tried(mine, runs=(first, second))
    other = {test.nodeid: test.outcome for test in second.tests}
    bad_files = {item["path"]: item["message"] for item in first.collection_errors}
    for name, written in suite.tests.items():
        found = [test for nodeid, test in mine.items() if nodeid.partition("[")[0] == name]
        if len(found) != written.cases:
            why = bad_files.get(written.path, "not collected")
            tried.dropped[name] = f"does not collect: {why[-300:]}"
            continue
        for test in found:
            if other.get(test.nodeid) != test.outcome:
                both = f"{test.outcome} first, then {other.get(test.nodeid)}"
                tried.dropped[name] = f"unreliable: {both}"
    return tried


def outcomes_on(
    context: StepContext, root: Path, files: Mapping[str, str], expect: list[str]
) -> dict[str, str]:
    """Return the outcome of each test on the project at `root`, where they are laid over."""
    paths = [path for path in sorted(files) if is_collectable(path)]
    run = context.run_tests(root, paths, expect=expect, rerun=False)
    return {test.nodeid: test.outcome for test in run.tests}
