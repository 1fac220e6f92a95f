"""Step `verify`: edits judged fail-fast: syntax, imports, pylint, tests."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ..context.step import GeneratedTests, StepContext, side_by_side, test_files
from ..contracts.log import log_entry
from ..contracts.order import OrderError, WorkOrder
from ..contracts.outcome import StepOutcome
from ..facts.names import removed_names
from ..facts.shape import change_shape
from ..lint import add_counts
from ..lint.score import score
from ..runner.imports import is_importable
from ..runner.model import SuiteRun
from ..runner.unstable import function_of, unstable
from ..workspace import UnsafePathError, Workspace, decode
from ..workspace.layout import ProjectLayout
from ..workspace.workspace import apply_edits
from ._judging.programs import run_log
from ._verifying.programs import compare_programs, only_cleans
from .inspect import pylint_log
from .run_tests import import_errors, summary, test_log


def run(order: WorkOrder, workspace: Workspace) -> StepOutcome:
    """Apply the input `edits`, then check; what fails ends it at that stage."""
    return _Verification(order, workspace).run()


def read_edits(order: WorkOrder) -> list[Mapping[str, Any]]:
    """Return the edits of the order's input `edits`, none when it is absent.

    Raises:
        OrderError: The input has another shape.
    """
    data = order.result("edits") if order.inputs.get("edits") else {"edits": []}
    edits = data.get("edits") if isinstance(data, dict) else None
    if not isinstance(edits, list):
        raise OrderError("input 'edits' must be {edits: [...]}")
    for edit in edits:
        if not isinstance(edit, dict) or not isinstance(edit.get("path"), str):
            raise OrderError("input 'edits': every edit needs a path")
        if not isinstance(edit.get("content"), str):
            raise OrderError("input 'edits': every edit needs content")
    return edits


class _Verification:
    """One verification, stage by stage."""

    def __init__(self, order: WorkOrder, workspace: Workspace) -> None:
        self.order = order
        self.workspace = workspace
        self.context = StepContext(order, workspace)
        self.generated = GeneratedTests.of(order)
        self.before = ProjectLayout.of(workspace.root)
        self.root = workspace.copy()
        self.result: dict[str, Any] = {
            "stage_reached": "edits",
            "syntax": {"ok": True, "errors": []},
            "public_names": {"removed": []},
            "change_shape": [],
        }
        self.logs: list[dict[str, Any]] = []
        self.counters: dict[str, Any] = {}
        self.changed: set[str] = set()

    def run(self) -> StepOutcome:
        edits = read_edits(self.order)
        try:
            changed = apply_edits(self.root, edits)
            self.generated.lay_over(self.root)
        except (UnsafePathError, ValueError) as error:
            self.result["syntax"] = {"ok": False, "errors": [{"path": "", "message": str(error)}]}
            return self._end()
        python = sorted(path for path in changed if path.endswith(".py"))
        self.changed = set(python)
        self.result["public_names"]["removed"] = self._removed(python)
        self.result["change_shape"] = change_shape(self._texts(path) for path in python)
        if self._syntax(python) and self._imports(python):
            # Neither can stop the other, so they share the two cores.
            side_by_side(self._pylint, self._tests)
            self._programs()
            self.result["stage_reached"] = "tests"
        return self._end()

    def _end(self) -> StepOutcome:
        self.counters["stage_reached"] = self.result["stage_reached"]
        self.counters["syntax_ok"] = self.result["syntax"]["ok"]
        self.counters["names_removed"] = len(self.result["public_names"]["removed"])
        return StepOutcome(self.result, self.counters, self.logs)

    def _removed(self, changed: list[str]) -> list[str]:
        removed = []
        for path in changed:
            if (self.workspace.root / path).is_file():
                removed += removed_names(*self._texts(path), path)
        return removed

    def _texts(self, path: str) -> tuple[str, str]:
        """Return the text of a changed file before and after; empty before where it is new."""
        old = self.workspace.root / path
        before = decode(old.read_bytes()).text if old.is_file() else ""
        return before, decode((self.root / path).read_bytes()).text

    def _syntax(self, changed: list[str]) -> bool:
        self.result["stage_reached"] = "syntax"
        reports = self.context.inspect(self.root, changed, lint=False)
        errors = [
            {
                "path": report.path,
                "line": (report.syntax_error or {}).get("line"),
                "message": (report.syntax_error or {}).get("message") or report.error or "",
            }
            for report in reports
            if not report.parses
        ]
        self.result["syntax"] = {"ok": not errors, "errors": errors}
        self.logs.append(
            log_entry(
                "Judge",
                "CODE_ANALYSIS",
                "FAILURE" if errors else "SUCCESS",
                "parse " + " ".join(changed),
                json.dumps(errors) if errors else "every changed file parses",
                tool="parser",
                files=len(changed),
                errors=len(errors),
            )
        )
        return not errors

    def _imports(self, changed: list[str]) -> bool:
        self.result["stage_reached"] = "imports"
        after = ProjectLayout.of(self.root)
        paths = [path for path in after.files.sources if path in set(changed)]
        # A changed module can break those that import it; small projects are checked whole.
        if len(after.files.sources) <= 40:
            paths = after.files.sources
        failed = self._import_failures(after, paths)
        known = self._import_failures(self.before, sorted(failed)) if failed else {}
        errors = [
            {"path": path, "type": item["type"], "message": item["message"]}
            for path, item in sorted(failed.items())
            if path in self.before.files.sources
            and path not in known
            and self._fails_since(after, path)
        ]
        self.result["imports"] = {"ok": not errors, "errors": errors, "failing": failed}
        self.logs.append(
            log_entry(
                "Judge",
                "DEBUG",
                "FAILURE" if errors else "SUCCESS",
                "import " + " ".join(after.module_name(path) for path in paths),
                json.dumps(failed) if failed else "every module can be imported",
                tool="imports",
                modules=len(paths),
                failing=len(failed),
                newly_failing=len(errors),
            )
        )
        return not errors

    def _fails_since(self, after: ProjectLayout, path: str) -> bool:
        """Tell whether a module that seems broken is so alone: a neighbour may have starved it."""
        if self._imports_alone(after, path):
            return False
        return self._imports_alone(self.before, path)

    def _imports_alone(self, layout: ProjectLayout, path: str) -> bool:
        context = self.context
        return is_importable(context.sandbox, self.workspace, layout, path, context.remaining_s)

    def _import_failures(self, layout: ProjectLayout, paths: list[str]) -> dict[str, Any]:
        existing = [path for path in paths if (layout.root / path).is_file()]
        return self.context.failing_imports(layout, existing)

    def _pylint(self) -> None:
        wanted = self.order.paths("files") or self.before.files.python
        # A file of the project counts before as after, also where the Judge has taken up its tests.
        own = {*self.before.files.tests, *self.before.files.sources}
        paths = [path for path in wanted if path not in self.generated.files or path in own]
        # What changed comes first: time may not suffice for all of a large project.
        paths.sort(key=lambda path: (path not in self.changed, path))
        reports = self.context.inspect(
            self.root, [path for path in paths if (self.root / path).is_file()], lint=True
        )
        self.result["pylint"] = {
            "files": [{"path": report.path, **report.pylint_json()} for report in reports]
        }
        counts = add_counts(report.counts for report in reports)
        self.counters["score"] = round(score(counts), 4)
        self.logs += [pylint_log(report, "Judge") for report in reports]

    def _programs(self) -> None:
        same = only_cleans(self.order.result("edits") or {})
        before = self.generated.programs
        compared = compare_programs(self.context, self.root, before, same_output=same)
        self.result["programs"] = compared.to_json()
        self.logs += map(run_log, compared.runs)

    def _unstable(self, outcome: SuiteRun) -> list[str]:
        """Return the test functions whose ids are others in a second run on the same bytes.

        Looked for where tests are gone that passed on the input, and others of their function ran.
        """
        # A run with tests that a model added later has their ids and outcomes alone.
        tests = (self.order.result("baseline") or {}).get("tests", [])
        passed = {test["nodeid"] for test in tests if test["outcome"] == "passed"}
        now = {test.nodeid for test in outcome.tests}
        gone = {function_of(name) for name in passed - now}
        doubted = gone & {function_of(name) for name in now}
        files = sorted({name.partition("::")[0] for name in doubted} & {*self.before.files.tests})
        if not files:
            return []
        again = self.context.run_tests(self.root, files, rerun=False)
        return sorted(unstable(outcome, again) & doubted)

    def _tests(self) -> None:
        files = test_files(ProjectLayout.of(self.root), "all", self.generated)
        expect = self.order.paths("expect")
        outcome = self.context.run_tests(
            self.root, files, expect=self.generated.nodeids if expect is None else expect
        )
        self.result["tests"] = outcome.to_json() | {
            "import_errors": import_errors(outcome),
            "unstable": self._unstable(outcome),
        }
        self.counters |= summary(outcome)
        self.logs.append(test_log(outcome, files))
