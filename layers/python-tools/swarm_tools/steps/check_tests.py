"""Step `check_tests`: tests that a model wrote, kept only when they are worth something."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from ..context.step import GeneratedTests, StepContext
from ..contracts.log import log_entry
from ..contracts.order import WorkOrder
from ..contracts.outcome import StepOutcome
from ..runner.model import SuiteRun
from ..testgen.prune import without_tests
from ..workspace import Workspace
from ..workspace.layout import ProjectLayout
from ._candidates.files import Candidate, admit, read_candidates
from ._candidates.judge import by_function, differing, flaw_of, function_of
from ._candidates.static import StaticTest, read_tests
from .run_tests import test_log

_CONFIDENCE = 0.6
_NOT_PROJECT = ("tests", "test", "conftest")


def run(order: WorkOrder, workspace: Workspace) -> StepOutcome:
    """Check the input `candidates`: their text, then two runs on the snapshot."""
    return _Check(order, workspace).run()


class _Check:
    """One check of all candidates."""

    def __init__(self, order: WorkOrder, workspace: Workspace) -> None:
        self.context = StepContext(order, workspace)
        self.workspace = workspace
        self.known = GeneratedTests.of(order)
        self.layout = ProjectLayout.of(workspace.root)
        self.given = read_candidates(order)
        self.dropped: dict[str, str] = {}
        self.logs: list[dict[str, Any]] = []

    def run(self) -> StepOutcome:
        taken = [path.as_posix() for path in self._paths()] + list(self.known.files)
        admitted, self.dropped = admit(self.given, taken)
        tests = {
            f"{candidate.path}::{test.name}": test
            for candidate in admitted
            for test in self._read(candidate)
        }
        self.dropped |= {name: test.flaw for name, test in tests.items() if test.flaw}
        files = self._pruned({candidate.path: candidate.text for candidate in admitted})
        first = self._run(files)
        self._drop(self._flaws(first, tests, files))
        files = self._pruned(files)
        second = self._run(files)
        kept_first = [test for test in first.tests if function_of(test.nodeid) not in self.dropped]
        first.tests = [test for test in kept_first if test.nodeid.partition("::")[0] in files]
        self._drop(by_function(differing(first, second)))
        files = self._pruned(files)
        return self._outcome(files, tests, second)

    def _paths(self) -> list[Any]:
        root = self.workspace.root
        return [path.relative_to(root) for path in root.rglob("*") if not path.is_dir()]

    def _read(self, candidate: Candidate) -> list[StaticTest]:
        local = set(self.layout.local_names) - set(_NOT_PROJECT)
        modules = {self.layout.module_name(path) for path in self.layout.files.sources}
        return read_tests(candidate.tree, local, modules)

    def _drop(self, flaws: dict[str, str]) -> None:
        for name, why in flaws.items():
            self.dropped.setdefault(name, why)

    def _pruned(self, files: dict[str, str]) -> dict[str, str]:
        """Return `files` without what was dropped; a file without a test left goes."""
        whole = {path: text for path, text in files.items() if path not in self.dropped}
        return without_tests(whole, sorted(name for name in self.dropped if "::" in name))

    def _run(self, files: dict[str, str]) -> SuiteRun:
        if not files:
            return SuiteRun()
        root = self.workspace.copy()
        self.known.lay_over(root)
        GeneratedTests(files).lay_over(root)
        self.context.quick_files = sorted(files)
        outcome = self.context.run_tests(root, files, rerun=False, watch=True)
        self.logs.append(test_log(outcome, sorted(files)))
        return outcome

    def _flaws(
        self, first: SuiteRun, tests: dict[str, StaticTest], files: dict[str, str]
    ) -> dict[str, str]:
        """Return {file or function id: reason} of what the first run speaks against."""
        bad = {item["path"]: item["message"] for item in first.collection_errors}
        flaws: dict[str, str] = {}
        for path in files:
            names = {function_of(name) for name in first.collected if name.startswith(f"{path}::")}
            if not names and path in bad:
                flaws[path] = f"does not import: {bad[path][-300:]}"
                continue
            if strange := sorted(names - set(tests)):
                flaws[path] = f"has tests that are no plain functions or methods: {strange[0]}"
            for name in tests:
                if name.startswith(f"{path}::") and name not in names:
                    flaws.setdefault(name, "is not collected")
        found = {test.nodeid: why for test in first.tests if (why := flaw_of(test, first))}
        return flaws | by_function(found)

    def _outcome(
        self, files: dict[str, str], tests: dict[str, StaticTest], last: SuiteRun
    ) -> StepOutcome:
        outcomes = [
            test
            for test in last.tests
            if test.nodeid.partition("::")[0] in files
            and function_of(test.nodeid) not in self.dropped
        ]
        kept = [
            {
                "nodeid": test.nodeid,
                "module": tests[function_of(test.nodeid)].module,
                "function": tests[function_of(test.nodeid)].function,
                "intent": "model",
                "confidence": _CONFIDENCE,
                "drives_repair": True,
                "reason": "",
                "outcome_before": test.outcome,
                "author": "model",
            }
            for test in outcomes
        ]
        dropped = [{"nodeid": name, "reason": self.dropped[name]} for name in sorted(self.dropped)]
        red = sum(test.outcome in ("failed", "error") for test in outcomes)
        log = log_entry(
            "Judge",
            "CODE_ANALYSIS",
            "SUCCESS" if kept else "FAILURE",
            "check the tests of " + " ".join(self.given),
            json.dumps({"kept": [test["nodeid"] for test in kept], "dropped": dropped}),
            tool="check_tests",
            files=len(files),
            tests=len(kept),
            dropped=len(dropped),
        )
        return StepOutcome(
            {
                "files": files,
                "tests": kept,
                "dropped": dropped,
                "outcomes": [asdict(test) for test in outcomes],
            },
            {"tests": len(kept), "red": red, "dropped": len(dropped)},
            [log, *self.logs],
        )
