"""What several steps need: the project of an order with edits and tests laid over it."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from swarm_tools.contracts.order import OrderError, WorkOrder
from swarm_tools.lint import FileReport, inspect_files
from swarm_tools.runner.imports import check_imports
from swarm_tools.runner.own_tests import own_test_files
from swarm_tools.runner.suite import Suite, SuiteRun, run_suite
from swarm_tools.sandbox import Sandbox
from swarm_tools.sandbox.isolation import children_share_limits
from swarm_tools.workspace import Workspace
from swarm_tools.workspace.discovery import is_collectable
from swarm_tools.workspace.layout import ProjectLayout
from swarm_tools.workspace.workspace import write_file

A = TypeVar("A")
B = TypeVar("B")


@dataclass(frozen=True)
class GeneratedTests:
    """The Judge's tests of this run, from the order's input `tests`.

    Attributes:
        files: {path: text}.
        tests: One object a test: nodeid, module, function, intent, confidence, drives_repair.
        repairs: Files with repairs that agree with specifications: path, mark of the text that
            they were found for, the text, and the changes.
        programs: How each program of the input ended.
    """

    files: Mapping[str, str] = field(default_factory=dict)
    tests: list[dict[str, Any]] = field(default_factory=list)
    repairs: list[dict[str, Any]] = field(default_factory=list)
    programs: list[dict[str, Any]] = field(default_factory=list)

    @classmethod
    def of(cls, order: WorkOrder) -> GeneratedTests:
        """Read the input `tests`; an order without it has none.

        Raises:
            OrderError: The input has another shape.
        """
        data = order.result("tests")
        if data is None:
            return cls()
        try:
            files = {str(path): str(text) for path, text in data["files"].items()}
            tests = [dict(test, nodeid=str(test["nodeid"])) for test in data.get("tests", [])]
            repairs = [dict(item) for item in data.get("repairs", [])]
            programs = [dict(item) for item in data.get("programs", [])]
        except (TypeError, KeyError, AttributeError, ValueError) as error:
            raise OrderError("input 'tests' must be {files, tests}") from error
        return cls(files, tests, repairs, programs)

    @property
    def nodeids(self) -> list[str]:
        """Ids of all of them."""
        return [test["nodeid"] for test in self.tests]

    @property
    def driving(self) -> list[str]:
        """Ids of those that are sure enough to drive repair."""
        return [test["nodeid"] for test in self.tests if test.get("drives_repair")]

    def lay_over(self, root: Path) -> None:
        """Write the test files into the project at `root`."""
        for path, text in sorted(self.files.items()):
            write_file(root, path, text.encode("utf-8"))


def side_by_side(first: Callable[[], A], second: Callable[[], B]) -> tuple[A, B]:
    """Run two pieces of work, each mostly waiting for its child process.

    At the same time where one child can't take the other's processes away.
    """
    if children_share_limits():
        return first(), second()
    with ThreadPoolExecutor(max_workers=1) as pool:
        other = pool.submit(second)
        return first(), other.result()


class StepContext:
    """Sandbox, workspace and the time left for one step."""

    def __init__(self, order: WorkOrder, workspace: Workspace) -> None:
        """Start the step's clock."""
        self.order = order
        self.workspace = workspace
        self.sandbox = Sandbox(order.limits)
        self.quick_files = sorted(GeneratedTests.of(order).files)
        self.hung = hung_before(order)
        self._deadline = time.monotonic() + order.limits.step_timeout_s

    @property
    def remaining_s(self) -> float:
        """Seconds left for the step, at least 1."""
        return max(1.0, self._deadline - time.monotonic())

    def inspect(self, root: Path, paths: Iterable[str], *, lint: bool) -> list[FileReport]:
        """Inspect `paths` of the project at `root`."""
        layout = ProjectLayout.of(root)
        return inspect_files(
            self.sandbox,
            layout,
            list(paths),
            lint=lint,
            total_s=self.remaining_s,
            kept=self.order.kept,
            late=self.order.kept_of_run,
        )

    def failing_imports(self, layout: ProjectLayout, paths: list[str]) -> dict[str, dict[str, Any]]:
        """Return why modules of a project cannot be imported, by path; see `check_imports`.

        One whose import did not end is not tried again with the same sources.
        """
        kept = self.order.kept_of_run
        key = kept.key("endless imports", version_of(layout.root)) if kept else ""
        endless: dict[str, dict[str, Any]] = (kept.get(key) if kept else None) or {}
        tried = [path for path in paths if path not in endless]
        failed = check_imports(self.sandbox, self.workspace, layout, tried, self.remaining_s)
        late = {path: why for path, why in failed.items() if why["type"] == "TimeoutError"}
        if kept and late:
            kept.put(key, {**endless, **late})
        return failed | {path: endless[path] for path in paths if path in endless}

    def run_tests(
        self,
        root: Path,
        files: Iterable[str],
        *,
        expect: Iterable[str] = (),
        only: list[str] | None = None,
        coverage: Iterable[str] = (),
        rerun: bool = True,
        rerun_files: list[str] | None = None,
        watch: bool = False,
        hung: Iterable[str] = (),
        may_be_known: bool = False,
    ) -> SuiteRun:
        """Run test files of the project at `root` within the order's limit for tests.

        Red tests are run again to tell the flaky ones: those of `rerun_files`, all when None.
        Tests in `hung`, and those that hung in an earlier step, are not given long. Where it
        `may_be_known`, what ran to its end on the same bytes before need not run again.
        """
        suite = Suite(
            root,
            sorted(files),
            only,
            sorted(coverage),
            quick_files=self.quick_files,
            watch=watch,
            hung=sorted({*self.hung, *hung}),
            kept=self.order.kept_of_run,
            may_be_known=may_be_known,
        )
        limit = min(self.order.limits.tests_timeout_s, self.remaining_s)
        run = run_suite(
            self.sandbox,
            self.workspace,
            suite,
            expect=expect,
            timeout_s=limit,
            rerun=rerun,
            rerun_files=rerun_files,
        )
        run.version = version_of(root)
        return run


def hung_before(order: WorkOrder) -> list[str]:
    """Return the ids of the tests that did not end in the runs that the order brings along."""
    found = set()
    for name in ("existing", "baseline"):
        data = order.result(name)
        tests = data.get("tests") if isinstance(data, dict) else None
        for test in tests if isinstance(tests, list) else ():
            if isinstance(test, dict) and test.get("hung") is True:
                found.add(str(test.get("nodeid")))
    return sorted(found)


def run_of(order: WorkOrder, name: str) -> SuiteRun:
    """Return input `name`, a result of `run_tests`.

    Raises:
        OrderError: It has another shape.
    """
    try:
        return SuiteRun.from_json(order.result(name))
    except (ValueError, TypeError) as error:
        raise OrderError(f"input {name!r} must be the result of run_tests") from error


def mark_of(text: str) -> str:
    """Return 16 hex digits that stand for a text."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def version_of(root: Path) -> str:
    """Return 16 hex digits that stand for the sources of a project, its tests left out."""
    digest = hashlib.sha256()
    for path in ProjectLayout.of(root).files.sources:
        digest.update(path.encode() + b"\0" + (root / path).read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def test_files(layout: ProjectLayout, suite: str, generated: GeneratedTests) -> list[str]:
    """Return the files pytest runs for `suite`: ``existing``, ``generated`` or ``all``."""
    made = {path for path in generated.files if is_collectable(path)}
    own = set(own_test_files(layout)) - set(generated.files)
    return sorted({"existing": own, "generated": made, "all": own | made}[suite])
