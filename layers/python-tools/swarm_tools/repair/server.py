"""The warm server: pytest is loaded once, every trial runs in a forked child."""

from __future__ import annotations

import contextlib
import gc
import json
import os
import signal
import sys
import types
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from swarm_tools.repair.child import Reporter, Trial, run_child
from swarm_tools.repair.inert import is_inert
from swarm_tools.repair.plain import plain_tests
from swarm_tools.sandbox.forks import Ended, Forks, Piece

QUIET = ["-p", "no:cacheprovider", "-p", "no:terminal", "-p", "no:doctest", "-p", "no:junitxml",
         "-p", "no:hypothesispytest", "-p", "no:randomly", "-p", "no:xdist", "-p", "no:cov",
         "-p", "no:faulthandler", "-p", "no:logging", "-p", "no:pastebin", "-p", "no:debugging",
         "--assert=plain", "-s", "-o", "addopts=", "-W", "ignore"]  # fmt: skip
EXTRA_WALL_S = 2.0
MAX_COMPILED = 500


@dataclass
class Outcome:
    """What came of one trial.

    Attributes:
        results: ``passed``, ``failed`` or ``timeout`` by node id, for the tests that reported.
        seconds: CPU seconds by node id.
        lines: Executed (absolute path, line) by node id, when the trial traced.
        late: Whether the child was ended by a time limit.
    """

    results: dict[str, str] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, frozenset[tuple[str, int]]] = field(default_factory=dict)
    late: bool = False


def compile_all(root: Path) -> dict[str, types.CodeType]:
    """Return the code of the project's files by absolute path, so that no child compiles them."""
    compiled = {}
    for path in sorted(root.rglob("*.py"))[:MAX_COMPILED]:
        try:
            compiled[str(path)] = compile(path.read_bytes(), str(path), "exec", dont_inherit=True)
        except (SyntaxError, ValueError, RecursionError, MemoryError, OSError):
            continue
    return compiled


class Server:
    """Runs trials in children forked from a process that has pytest loaded.

    Attributes:
        jobs: How many children run side by side.
    """

    def __init__(self, root: Path, jobs: int, tests: Sequence[str] = ()) -> None:
        """Prepare for the node ids ``tests`` under ``root``; ``serve`` starts pytest."""
        self.root = root
        self._tests = sorted({nodeid.partition("::")[0] for nodeid in tests})
        self._items: dict[str, pytest.Item] = {}
        self._plain = plain_tests(root, tests)
        self.jobs = jobs
        self._reporter = Reporter()
        self._run_tests: Callable[[tuple[str, ...]], None] = self._cold
        self._serve: Callable[[Server], None] | None = None
        self._compiled = compile_all(root)
        gc.collect()
        gc.freeze()

    def serve(self, main: Callable[[Server], None]) -> None:
        """Call ``main(self)`` inside a warm pytest session.

        A project with a ``conftest.py`` gets a whole pytest start in each child instead: its
        conftest may hold references to the modules under repair.
        """
        if any(self.root.rglob("conftest.py")):
            main(self)
            return
        self._serve = main
        pytest.main([*QUIET, f"--rootdir={self.root}", str(self.root)], [self, self._reporter])

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self, session: pytest.Session) -> bool:
        """Take over where pytest would collect."""

        def warm(nodeids: tuple[str, ...]) -> None:
            if all(nodeid in self._items for nodeid in nodeids):
                session.items = [self._items[nodeid] for nodeid in nodeids]
                session.testscollected = len(nodeids)
            else:
                session.perform_collect(list(nodeids))
            session.config.hook.pytest_runtestloop(session=session)

        if self._serve is None:
            return None
        self._collect_inert(session)
        self._run_tests = warm
        serve, self._serve = self._serve, None
        serve(self)
        session.items = []
        return True

    def _collect_inert(self, session: pytest.Session) -> None:
        """Collect once what can be: collecting takes a child far longer than a quick test."""
        folders = {self.root, self.root / "src"}
        local = frozenset(p.stem for folder in folders if folder.is_dir() for p in folder.iterdir())
        files = [path for path in self._tests if is_inert(self.root / path, local)]
        if not files:
            return
        before = set(sys.modules)
        with contextlib.suppress(pytest.UsageError):
            session.perform_collect(files)
            self._items = {item.nodeid: item for item in session.items}
        known = {str(self.root / path) for path in files}
        for name in sorted(set(sys.modules) - before):
            path = getattr(sys.modules[name], "__file__", None) or ""
            is_package = os.path.basename(path) == "__init__.py"
            if path.startswith(f"{self.root}{os.sep}") and path not in known and not is_package:
                # It would stay as it is now, whatever a candidate makes of it.
                del sys.modules[name]
                self._items = {}

    def _cold(self, nodeids: tuple[str, ...]) -> None:
        pytest.main([*QUIET, f"--rootdir={self.root}", *nodeids], [self._reporter])

    def _is_plain(self, trial: Trial) -> bool:
        return trial.plain and all(nodeid in self._plain for nodeid in (*trial.red, *trial.green))

    def _run_plain(self, nodeids: tuple[str, ...]) -> None:
        self._reporter.run_plain({nodeid: self._plain[nodeid] for nodeid in nodeids})

    def run(self, trial: Trial) -> Outcome:
        """Run one trial."""
        return next(iter(self.run_all([trial])))[1]

    def run_all(self, trials: Iterable[Trial]) -> Iterator[tuple[Trial, Outcome]]:
        """Yield each trial with its outcome, in the order given, ``jobs`` side by side."""
        pieces = (self._piece(trial) for trial in trials)
        for piece, ended in Forks(self.jobs).run_all(pieces):
            yield piece.key, _outcome(ended)

    def _piece(self, trial: Trial) -> Piece:
        run = self._run_plain if self._is_plain(trial) else self._run_tests
        count = len(trial.red) + len(trial.green)
        return Piece(
            trial,
            lambda pipe: run_child(run, self._reporter, trial, pipe, self._compiled),
            EXTRA_WALL_S + 10 + 4 * trial.cpu_s * count,
        )


def _outcome(ended: Ended) -> Outcome:
    outcome = Outcome(late=ended.ended_by(signal.SIGPROF, signal.SIGALRM) or ended.exited(3))
    for line in ended.data.splitlines():
        try:
            row = json.loads(line)
        except ValueError:
            continue
        outcome.results[row[0]] = row[1]
        outcome.seconds[row[0]] = row[2]
        if len(row) > 3:
            outcome.lines[row[0]] = frozenset((p, n) for p, n in row[3])
    return outcome
