"""Running a suite to its end, whatever single tests or files of it do to their process."""

from __future__ import annotations

import json
import secrets
import shutil
import time
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any

from ..sandbox import Sandbox, SandboxOutcome, read_untrusted
from ..sandbox.environment import python_command
from ..sandbox.files import remove_tree
from ..sandbox.guard import unchanged
from ..workspace import Workspace
from ..workspace.layout import ProjectLayout
from .limits import CPU_S, WALL_S
from .model import SuiteRun
from .tally import Tally
from .target_config import collection_options, extra_import_roots

_CHILD = "from swarm_tools.runner.child import main; main()"
_MOST_EVENT_BYTES = 64 * 1024 * 1024
_MOST_RESTARTS = 12


@dataclass
class Suite:
    """What to run.

    Attributes:
        root: Folder of the project; only copies of it are run.
        files: Test files.
        only: Test ids to run; all of `files` when None.
        coverage: Source files to measure; none when empty.
        cpu_s: CPU seconds of one test.
        wall_s: Wall seconds of one test.
        quick_files: Files whose tests get less CPU time: those the Judge wrote.
    """

    root: Path
    files: list[str]
    only: list[str] | None = None
    coverage: list[str] = field(default_factory=list)
    cpu_s: float = CPU_S
    wall_s: float = WALL_S
    quick_files: list[str] = field(default_factory=list)


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
    tally = Tally()
    for group in _groups(suite.files, suite.root):
        _run_group(sandbox, workspace, suite, group, tally, deadline)
    run = tally.finish(expect, suite.only)
    if rerun:
        doubted = suite.files if rerun_files is None else rerun_files
        _mark_flaky(sandbox, workspace, suite, run, doubted, deadline)
    run.isolation = sandbox.isolation
    run.seconds = round(time.monotonic() - started, 3)
    return run


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
) -> None:
    """Run `files` in one process; where something ends it, go on without that in another."""
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
        outcome, events = _run_once(sandbox, workspace, suite, targets, tally.settled, remaining)
        if tally.take(events, outcome):
            return
        left = tally.unfinished(left)
    tally.give_up(left, timed_out=time.monotonic() >= deadline)


def _run_once(
    sandbox: Sandbox,
    workspace: Workspace,
    suite: Suite,
    targets: list[str],
    deselect: Iterable[str],
    timeout_s: float,
) -> tuple[SandboxOutcome, list[dict[str, Any]]]:
    scratch = workspace.folder()
    project = scratch / "project"
    shutil.copytree(suite.root, project, symlinks=True)
    config = scratch / "pytest.ini"
    config.write_text("[pytest]\n", "utf-8")
    layout = ProjectLayout.of(project)
    out = scratch / "events.jsonl"
    nonce = secrets.token_hex(16)
    job = {
        "targets": targets,
        "deselect": sorted(deselect),
        "config": str(config.resolve()),
        "options": collection_options(project),
        "path": layout.import_roots_in(project)
        + [str((project / name).resolve()) for name in extra_import_roots(project)],
        "last_path": layout.loose_roots_in(project),
        "out": str(out.resolve()),
        "nonce": nonce,
        "coverage": suite.coverage,
        "cpu_s": suite.cpu_s,
        "wall_s": suite.wall_s,
        "quick_files": suite.quick_files,
    }
    try:
        with unchanged(suite.root, sandbox.isolation):
            outcome = sandbox.run(
                python_command(_CHILD),
                cwd=project,
                writable=[scratch],
                env={"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
                timeout_s=timeout_s,
                stdin=json.dumps(job).encode(),
            )
        return outcome, _events(out, nonce)
    finally:
        remove_tree(scratch)


def _events(path: Path, nonce: str) -> list[dict[str, Any]]:
    """Return the signed events of the child, in order; lines that are not its own are dropped."""
    try:
        data = read_untrusted(path, _MOST_EVENT_BYTES)
    except OSError:
        return []
    found = []
    for line in data.splitlines():
        try:
            event = json.loads(line)
        except ValueError:
            continue
        if isinstance(event, dict) and event.get("nonce") == nonce:
            found.append(event)
    return found


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
    red = [test for test in red if "time limit" not in (test.message or "")]
    red = [test for test in red if test.nodeid.partition("::")[0] in set(files)]
    if not red or deadline - time.monotonic() < 1.0:
        return
    by_file: dict[str, list[str]] = defaultdict(list)
    for test in red:
        by_file[test.nodeid.partition("::")[0]].append(test.nodeid)
    tally = Tally()
    again = Suite(suite.root, sorted(by_file), [test.nodeid for test in red])
    again.cpu_s, again.wall_s, again.quick_files = suite.cpu_s, suite.wall_s, suite.quick_files
    for group in _groups(again.files, again.root):
        _run_group(sandbox, workspace, again, group, tally, deadline)
    second = {test.nodeid: test.outcome for test in tally.finish((), None).tests}
    for test in red:
        test.flaky = second.get(test.nodeid) == "passed"
