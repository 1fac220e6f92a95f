"""One process of a test run: what it is told, and the events it tells."""

from __future__ import annotations

import json
import os
import secrets
import shutil
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from ..environment.own.django import django_variables
from ..environment.own.write import programs_in, write_own
from ..kept import Scope
from ..sandbox import Sandbox, SandboxOutcome, read_untrusted
from ..sandbox.environment import SEARCH_PATH, python_command
from ..sandbox.files import remove_tree
from ..sandbox.guard import fingerprint, unchanged
from ..spent import timed
from ..workspace import Workspace
from ..workspace.layout import ProjectLayout
from .canary import lay_canaries, without_canaries
from .conftests import conftests_of, take_hooks_out
from .doctests import examples_only
from .known import keep_run, key_of, known_run
from .limits import CPU_S, WALL_S
from .tally import did_not_start
from .target_config import collection_options, extra_import_roots, own_arguments, own_options

_CHILD = "from swarm_tools.runner.child import main; main()"
_MOST_EVENT_BYTES = 64 * 1024 * 1024


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
        quick_files: Files that the Judge wrote. Their tests get less CPU time, run without the
            project's conftest, and nothing may skip or replace them.
        watch: Whether to note what tests do to the world around them.
        branches: Whether to measure branches, and which test runs which line.
        hung: Ids of tests that did not end in an earlier run: they are given little time.
        shuffle: Seed of the order of the tests; as collected when empty.
        kept: Where processes that came to their end are kept; None for nowhere.
        may_be_known: Whether one that is kept may stand in for the run of the same bytes.
    """

    root: Path
    files: list[str]
    only: list[str] | None = None
    coverage: list[str] = field(default_factory=list)
    cpu_s: float = CPU_S
    wall_s: float = WALL_S
    quick_files: list[str] = field(default_factory=list)
    watch: bool = False
    branches: bool = False
    hung: list[str] = field(default_factory=list)
    shuffle: str = ""
    kept: Scope | None = None
    may_be_known: bool = False

    @cached_property
    def tree(self) -> str:
        """The digest of `root`, which no process of the suite changes."""
        return fingerprint(self.root)


def run_process(
    sandbox: Sandbox,
    workspace: Workspace,
    suite: Suite,
    targets: list[str],
    deselect: Iterable[str],
    timeout_s: float,
    *,
    conftest: bool,
) -> tuple[SandboxOutcome, list[dict[str, Any]]]:
    """Run `targets` on a copy of the project; returns how it ended, and its events in order.

    Where pytest refuses the project's own settings, they run without them.

    Args:
        sandbox: Where to run.
        workspace: Gives the folder of the copy.
        suite: What they are part of.
        targets: Files or test ids.
        deselect: Ids not to run.
        timeout_s: Seconds until it is killed.
        conftest: Whether pytest loads the conftest files of the project; for the Judge's tests
            without their hooks.
    """
    deselect = sorted(deselect)
    key = key_of(suite, targets, deselect, conftest=conftest)
    if key is not None and (known := known_run(suite, key)) is not None:
        return known
    outcome, events = _run_process(
        sandbox, workspace, suite, targets, deselect, timeout_s, conftest
    )
    if conftest and _refused(events):
        left = max(1.0, timeout_s - outcome.seconds)
        outcome, events = _run_process(
            sandbox, workspace, suite, targets, deselect, left, conftest, with_settings=False
        )
    if key is not None:
        keep_run(suite, key, outcome, events)
    return outcome, events


def _refused(events: list[dict[str, Any]]) -> bool:
    """Tell whether pytest ended at its settings, before it looked at any file."""
    return any(did_not_start(event, events) for event in events)


def _run_process(
    sandbox: Sandbox,
    workspace: Workspace,
    suite: Suite,
    targets: list[str],
    deselect: list[str],
    timeout_s: float,
    conftest: bool,
    *,
    with_settings: bool = True,
) -> tuple[SandboxOutcome, list[dict[str, Any]]]:
    scratch = workspace.folder()
    project = scratch / "project"
    shutil.copytree(suite.root, project, symlinks=True)
    metadata = write_own(project, scratch / "own")
    layout = ProjectLayout.of(project)
    canaries = lay_canaries(project, targets, suite.quick_files)
    guarded = _files(targets) & set(suite.quick_files)
    if conftest and guarded:
        take_hooks_out(project, conftests_of(project, sorted(guarded)))
    own = conftest and not guarded and with_settings
    # Paths among settings are relative to the folder of the file that has them.
    config = (project if own else scratch) / f"pytest-{secrets.token_hex(4)}.ini"
    config.write_text("[pytest]\n", "utf-8")
    out = scratch / "events.jsonl"
    nonce = secrets.token_hex(16)
    job = {
        "targets": targets,
        "deselect": deselect,
        "config": str(config.resolve()),
        "own": own,
        "options": own_options(project) if own else collection_options(project),
        "arguments": own_arguments(project) if own else [],
        "path": layout.import_roots_in(project)
        + [str((project / name).resolve()) for name in extra_import_roots(project)]
        + ([metadata] if metadata else []),
        "last_path": layout.loose_roots_in(project),
        "out": str(out.resolve()),
        "nonce": nonce,
        "coverage": suite.coverage,
        "cpu_s": suite.cpu_s,
        "wall_s": suite.wall_s,
        "quick_files": suite.quick_files,
        "canaries": canaries,
        "examples_only": examples_only(layout, _files(targets)) if own else [],
        "alone": len(_files(targets)) == 1,
        "conftest": conftest,
        "watch": suite.watch,
        "branches": suite.branches,
        "hung": suite.hung,
        "shuffle": suite.shuffle,
    }
    try:
        with unchanged(suite.root, sandbox.isolation), timed("pytest"):
            outcome = sandbox.run(
                python_command(_CHILD),
                cwd=project,
                writable=[scratch],
                env=_variables(scratch, project, own=own),
                timeout_s=timeout_s,
                stdin=json.dumps(job).encode(),
                loopback=own,
            )
        events = without_canaries(_events(out, nonce), canaries)
        return outcome, events + _changed_files(suite, project, targets)
    finally:
        remove_tree(scratch)


def _variables(scratch: Path, project: Path, *, own: bool) -> dict[str, str]:
    """Return the variables of a test process beside those of any child."""
    if not own:
        return {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"} | django_variables(project)
    path = f"{programs_in(scratch / 'own').resolve()}{os.pathsep}{SEARCH_PATH}"
    return {"PATH": path} | django_variables(project)


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


def _files(targets: list[str]) -> set[str]:
    return {target.partition("::")[0] for target in targets}


def _changed_files(suite: Suite, project: Path, targets: list[str]) -> list[dict[str, Any]]:
    """Return a verdict of its own for each of the Judge's files that the run wrote over."""
    events: list[dict[str, Any]] = []
    for path in sorted(_files(targets) & set(suite.quick_files)):
        before = (suite.root / path).read_bytes()
        try:
            same = read_untrusted(project / path, len(before) + 1) == before
        except OSError:
            same = False
        if not same:
            events.append({"event": "overwritten", "path": path})
    return events
