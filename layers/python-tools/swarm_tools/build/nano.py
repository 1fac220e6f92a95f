"""The nano tester: syntax, imports, tests, sure run-time errors; the first that fails ends it."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ..context.step import StepContext
from ..contracts.schemas import validate
from ..runner.imports import check_imports
from ..runner.model import SuiteRun, TestResult
from ..workspace import Workspace, decode
from ..workspace.discovery import is_collectable
from ..workspace.layout import ProjectLayout
from . import contract
from .relevant import counted_files

_RUNTIME = frozenset(
    {
        "undefined-variable", "used-before-assignment", "no-value-for-parameter",
        "too-many-function-args", "unexpected-keyword-arg", "redundant-keyword-arg",
        "no-name-in-module", "not-callable", "return-outside-function",
    }
)  # fmt: skip
_CHANGING = re.compile(r"0x[0-9a-fA-F]+|\bin \d+(\.\d+)?s\b")
_SLOWER = 2.0
_WORTH_TELLING_S = 0.5
_MANY_SYNTAX_ERRORS = 3
_WHOLE = 40
_LONGEST = 500


class NanoTest:
    """One test of a task on a project with its edits in it.

    Attributes:
        result: The structured result, shape `nano-result`.
        exit_code: 0 only when every stage passed.
        output: What a person reads.
        run: The test run, None when it was not reached.
        missing: Packages that are imported and not there.
    """

    def __init__(
        self,
        context: StepContext,
        workspace: Workspace,
        root: Path,
        changed: list[str],
        task: Mapping[str, Any],
        baseline: SuiteRun | None,
        before_s: float | None,
    ) -> None:
        """Prepare; `test` does the work.

        Args:
            context: Sandbox and time.
            workspace: Holds the project as it was before the edits.
            root: The project with the edits.
            changed: Paths of the Python files that the edits changed.
            task: The task, as `planner-output` has it.
            baseline: The tests of the project before the run.
            before_s: Seconds of the tests in the last green run.
        """
        self.context = context
        self.workspace = workspace
        self.root = root
        self.changed = changed
        self.task = task
        self.baseline = baseline or SuiteRun()
        self.before_s = before_s
        self.before = ProjectLayout.of(workspace.root)
        self.after = ProjectLayout.of(root)
        self.exit_code = 2
        self.output = ""
        self.run: SuiteRun | None = None
        self.missing: list[str] = []
        self.result: dict[str, Any] = {
            "status": "fail",
            "syntax_errors": [],
            "import_errors": [],
            "test_failures": [],
            "runtime_errors": [],
            "warnings": [],
            "confidence": 0.95,
            "recommendation": "fix_required",
        }

    def test(self) -> None:
        """Go through the stages, to the first that fails."""
        if self._syntax() and self._imports() and self._tests() and self._runtime():
            self.exit_code = 0
            warned = bool(self.result["warnings"])
            self.result["status"] = "warning" if warned else "pass"
            self.result["confidence"] = 0.8 if warned else 0.95
            self.result["recommendation"] = "pass_to_commit"
        validate("nano-result", self.result)

    @property
    def seconds(self) -> float:
        """Return the seconds that the tests themselves took."""
        return round(sum(test.duration_s for test in self.run.tests), 4) if self.run else 0.0

    @property
    def signature(self) -> str:
        """Return a hash of what failed, empty when nothing did."""
        kinds = ("syntax_errors", "import_errors", "test_failures", "runtime_errors")
        found = {kind: self.result[kind] for kind in kinds if self.result[kind]}
        if self.exit_code == 0:
            return ""
        text = json.dumps(found or self.output, sort_keys=True)
        return hashlib.sha256(_CHANGING.sub("", text).encode()).hexdigest()

    def _syntax(self) -> bool:
        for report in self.context.inspect(self.root, self.changed, lint=False):
            if report.parses:
                continue
            error = report.syntax_error or {}
            message = str(error.get("message") or report.error or "it does not parse")
            self._add("syntax_errors", report.path, error.get("line"), message)
        found = self.result["syntax_errors"]
        if found:
            self.result["confidence"] = 0.99
            self._tell(found)
            if len(found) >= _MANY_SYNTAX_ERRORS:
                self.result["recommendation"] = "escalate_tier"
        return not found

    def _imports(self) -> bool:
        sources = self.after.files.sources
        paths = sources if len(sources) <= _WHOLE else [p for p in sources if p in self.changed]
        left = self.context.remaining_s
        failed = check_imports(self.context.sandbox, self.workspace, self.after, paths, left)
        suspects = [path for path in failed if path in self.before.files.sources]
        known = check_imports(
            self.context.sandbox, self.workspace, self.before, suspects, self.context.remaining_s
        )
        for path, why in sorted(failed.items()):
            if path in known and path not in self.changed:
                continue
            self._add("import_errors", path, 0, f"{why['type']}: {why['message']}")
            if why.get("missing_module"):
                self.missing.append(why["missing_module"])
        self._tell(self.result["import_errors"])
        return not self.result["import_errors"]

    def _tests(self) -> bool:
        files = [path for path in self.after.files.tests if is_collectable(path)]
        counted = counted_files(self.root, self.after, files, self.task)
        passed = self.baseline.ids("passed")
        expect = [n for n in passed if n.partition("::")[0] not in self.task["artifacts"]]
        run = self.context.run_tests(self.root, files, expect=expect)
        self.run = run
        self.output = self._scrubbed(run.output) or "no tests ran"
        for test in run.tests:
            bad = test.outcome in ("failed", "error")
            if bad and test.flaky:
                self._warn(f"{test.nodeid} is flaky: red, then green")
            elif bad and not self._is_old(test.nodeid, counted):
                self._failure(test)
            elif bad:
                self._warn(f"{test.nodeid} was red before and has nothing to do with the task")
        broken = [item for item in run.collection_errors if not self._is_old(item["path"], counted)]
        for item in broken:
            self._add("import_errors", item["path"], 0, self._scrubbed(item["message"]))
        self._slower()
        if run.timed_out or run.crashed:
            why = "did not end in time" if run.timed_out else "ended the process that runs them"
            self._warn(f"the tests {why}")
            self.result |= {"confidence": 0.5, "recommendation": "escalate_tier"}
            self.result["status"] = "warning" if run.timed_out else "fail"
            return False
        if broken:
            return False
        if self.result["test_failures"]:
            self.exit_code = 1
            self.result["confidence"] = 0.9
            return False
        if not run.count("passed") and not any(test.flaky for test in run.tests):
            self.exit_code = 5
            self._warn("no test was run: nothing shows that the task is done")
            return False
        return True

    def _runtime(self) -> bool:
        before = [path for path in self.changed if (self.workspace.root / path).is_file()]
        old = Counter(
            (path, name, text) for path, _, name, text in self._lint(self.workspace.root, before)
        )
        for path, line, name, text in self._lint(self.root, self.changed):
            if old[(path, name, text)]:
                old[(path, name, text)] -= 1
            else:
                self._add("runtime_errors", path, line, f"{text} ({name})")
        if self.result["runtime_errors"]:
            self.exit_code = 1
            self.output += "\n"
            self._tell(self.result["runtime_errors"])
        return not self.result["runtime_errors"]

    def _lint(self, root: Path, paths: Iterable[str]) -> list[tuple[str, int, str, str]]:
        return [
            (report.path, message["line"], message["symbol"], message["message"])
            for report in self.context.inspect(root, paths, lint=True)
            for message in report.pylint_json()["messages"]
            if message["symbol"] in _RUNTIME
        ]

    def _is_old(self, name: str, counted: set[str]) -> bool:
        """Tell whether something was red before the run and the task has nothing to do with it."""
        path = name.partition("::")[0]
        red = {*self.baseline.ids("failed", "error"), *self._broken_before()}
        return path not in counted and (name in red or path in red)

    def _broken_before(self) -> set[str]:
        return {item["path"] for item in self.baseline.collection_errors}

    def _failure(self, test: TestResult) -> None:
        file = test.nodeid.partition("::")[0]
        lines = re.findall(rf"{re.escape(file)}:(\d+)", test.trace or "")
        self.result["test_failures"].append(
            {
                "test": test.nodeid,
                "error": self._scrubbed((test.message or test.outcome).split("\n")[0])[:_LONGEST],
                "file": file,
                "line": int(lines[-1]) if lines else 0,
            }
        )

    def _slower(self) -> None:
        before, now = self.before_s, self.seconds
        if before is not None and now > _SLOWER * before and now - before > _WORTH_TELLING_S:
            self._warn("the tests take more than twice as long as in the last green run")

    def _add(self, kind: str, path: str, line: int | None, message: str) -> None:
        self.result[kind].append({"file": path, "line": line or 0, "error": message[:_LONGEST]})

    def _warn(self, message: str) -> None:
        if message not in self.result["warnings"]:
            self.result["warnings"].append(message)

    def _tell(self, found: list[dict[str, Any]]) -> None:
        self.output += "\n".join(f"{e['file']}:{e['line']}: {e['error']}" for e in found)

    def _scrubbed(self, text: str) -> str:
        """Return a text without what differs from run to run: places, times, addresses."""
        text = text.replace(str(self.root.resolve()), ".").replace(str(self.root), ".")
        return _CHANGING.sub(lambda m: "0x0" if m[0].startswith("0x") else "in 0.00s", text)


def text_of(root: Path, path: str) -> str:
    """Return the text of a file."""
    return decode((root / path).read_bytes()).text


def report_of(nano: NanoTest) -> dict[str, Any]:
    """Return what the tester says of it."""
    return contract.tester_report(nano.task["id"], nano.exit_code, nano.output)
