"""Running a suite to its end, whatever single tests or files of it do to their process."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from ..sandbox import Sandbox
from ..workspace import Workspace
from .conftests import conftests_of, notes_on
from .model import SuiteRun
from .process import Suite, run_process
from .tally import Tally

__all__ = ["Suite", "SuiteRun", "run_suite"]

_MOST_RESTARTS = 12


def run_suite(
    sandbox: Sandbox,
    workspace: Workspace,
    suite: Suite,
    *,
    expect: Iterable[str] = (),
    timeout_s: float | None = None,
    rerun: bool = True,
    rerun_files: list[str] | None = None,
) -> SuiteRun:
    """Run `suite`, and red tests once more to tell the flaky ones.

    Args:
        sandbox: Where to run.
        workspace: Gives scratch folders.
        suite: What to run.
        expect: Ids that must be among the results: one that is missing is an error.
        timeout_s: Seconds for everything; the order's `tests_timeout_s` when None.
        rerun: Whether to run red tests a second time.
        rerun_files: Files whose red tests are; all when None.
    """
    started = time.monotonic()
    deadline = started + (timeout_s or sandbox.limits.tests_timeout_s)
    tally = _run_files(sandbox, workspace, suite, deadline)
    run = tally.finish(expect, suite.only)
    if rerun:
        doubted = suite.files if rerun_files is None else rerun_files
        _mark_flaky(sandbox, workspace, suite, run, doubted, deadline)
    run.isolation = sandbox.isolation
    run.seconds = round(time.monotonic() - started, 3)
    return run


def _run_files(sandbox: Sandbox, workspace: Workspace, suite: Suite, deadline: float) -> Tally:
    """Run all files: those of the Judge apart from the others, without the project's conftest.

    What of theirs can't be collected without it runs with it.
    """
    tally = Tally()
    guarded = [path for path in suite.files if path in set(suite.quick_files)]
    for group in _groups(guarded, suite.root):
        _run_group(sandbox, workspace, suite, group, tally, deadline, conftest=False)
    conftests = conftests_of(suite.root, guarded)
    tally.note(notes_on(suite.root, conftests))
    refused = [path for path in tally.refused(guarded) if conftests_of(suite.root, [path])]
    if refused:
        other = Tally()
        for group in _groups(refused, suite.root):
            _run_group(sandbox, workspace, suite, group, other, deadline)
        for path in tally.replace(refused, other):
            tally.note([f"{path} needs {', '.join(conftests_of(suite.root, [path]))}"])
    for group in _groups([path for path in suite.files if path not in guarded], suite.root):
        _run_group(sandbox, workspace, suite, group, tally, deadline)
    return tally


def _groups(files: list[str], root: Path) -> list[list[str]]:
    """Split `files` so that no group has two modules of the same import name."""
    groups: list[tuple[set[str], list[str]]] = []
    for path in sorted(files):
        pure = PurePosixPath(path)
        name = path if (root / pure.parent / "__init__.py").exists() else pure.name
        for names, members in groups:
            if name not in names:
                names.add(name)
                members.append(path)
                break
        else:
            groups.append(({name}, [path]))
    return [members for _, members in groups]


def _run_group(
    sandbox: Sandbox,
    workspace: Workspace,
    suite: Suite,
    files: list[str],
    tally: Tally,
    deadline: float,
    *,
    conftest: bool = True,
) -> None:
    """Run `files` in one process; where something ends it, go on without that in another.

    Where it leaves copies of the process, which take what the others need, each file goes on in
    one of its own.
    """
    left = list(files)
    for _ in range(_MOST_RESTARTS):
        remaining = deadline - time.monotonic()
        if not left:
            return
        if remaining <= 0:
            break
        targets = left
        if suite.only is not None:
            targets = [nodeid for nodeid in suite.only if nodeid.partition("::")[0] in set(left)]
            if not targets:
                return
        outcome, events = run_process(
            sandbox, workspace, suite, targets, tally.settled, remaining, conftest=conftest
        )
        if tally.take(events, outcome):
            return
        left = tally.unfinished(left)
        if tally.copied and len(left) > 1:
            for path in left:
                _run_group(sandbox, workspace, suite, [path], tally, deadline, conftest=conftest)
            return
    tally.give_up(left, timed_out=time.monotonic() >= deadline)


def _mark_flaky(
    sandbox: Sandbox,
    workspace: Workspace,
    suite: Suite,
    run: SuiteRun,
    files: list[str],
    deadline: float,
) -> None:
    """Run red tests again: one that is green now is flaky, and no proof of a bug."""
    red = [
        test for test in run.tests if test.outcome in ("failed", "error") and test.trace is not None
    ]
    red = [test for test in red if not test.hung]
    red = [test for test in red if test.nodeid.partition("::")[0] in set(files)]
    if not red or deadline - time.monotonic() < 1.0:
        return
    by_file: dict[str, list[str]] = defaultdict(list)
    for test in red:
        by_file[test.nodeid.partition("::")[0]].append(test.nodeid)
    again = Suite(suite.root, sorted(by_file), [test.nodeid for test in red])
    again.cpu_s, again.wall_s, again.quick_files = suite.cpu_s, suite.wall_s, suite.quick_files
    again.hung = suite.hung
    tally = _run_files(sandbox, workspace, again, deadline)
    second = {test.nodeid: test.outcome for test in tally.finish((), None).tests}
    for test in red:
        test.flaky = second.get(test.nodeid) == "passed"
