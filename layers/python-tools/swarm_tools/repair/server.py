"""The warm server: pytest is loaded once, every trial runs in a forked child."""

from __future__ import annotations

import contextlib
import gc
import json
import os
import re
import signal
import sys
import tempfile
import types
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from swarm_tools.environment.plugins import plugins_in
from swarm_tools.repair.child import Reporter, Trial, overlay_sources, run_child
from swarm_tools.repair.fixtures import shared_fixtures
from swarm_tools.repair.inert import is_inert
from swarm_tools.repair.plain import PlainTest, plain_item, plain_tests
from swarm_tools.runner.lacking_conftests import LackingConftests
from swarm_tools.runner.target_config import own_options
from swarm_tools.runner.target_plugins import TargetPlugins
from swarm_tools.sandbox.child_path import site_packages
from swarm_tools.sandbox.forks import Ended, Forks, Piece

QUIET = ["-p", "no:cacheprovider", "-p", "no:terminal", "-p", "no:doctest", "-p", "no:junitxml",
         "-p", "no:hypothesispytest", "-p", "no:randomly", "-p", "no:xdist", "-p", "no:cov",
         "-p", "no:faulthandler", "-p", "no:logging", "-p", "no:pastebin",
         "--assert=plain", "-s", "-o", "addopts=", "-W", "ignore"]  # fmt: skip
EARLY = re.compile(rb"pytest_(?:addoption|plugins|cmdline\w*|load_initial\w*)\b")
EXTRA_WALL_S = 2.0
MAX_COMPILED = 500


@dataclass
class Outcome:
    """What came of one trial.

    Attributes:
        results: ``passed``, ``failed`` or ``timeout`` by node id, for the tests that reported.
        seconds: CPU seconds by node id.
        lines: Executed (absolute path, line) by node id, when the trial traced.
        types: What the names at those lines were, by node id; see `Recorder.rows`.
        late: Whether the child was ended by a time limit.
    """

    results: dict[str, str] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, frozenset[tuple[str, int]]] = field(default_factory=dict)
    types: dict[str, list] = field(default_factory=dict)
    late: bool = False


def _plugins(root: Path) -> list[object]:
    """Return what loads the plugins of the project's packages: none of its own is imported."""
    site = site_packages()
    found = plugins_in([site]) if site else {}
    lacking = LackingConftests(root, lambda _: None)
    return [lacking, *([TargetPlugins(found, [], lambda _: None)] if found else [])]


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

    def __init__(
        self,
        root: Path,
        jobs: int,
        tests: Sequence[str] = (),
        *,
        loaded: bool = False,
    ) -> None:
        """Prepare for the node ids ``tests`` under ``root``; ``serve`` starts pytest.

        Args:
            root: Folder of the project.
            jobs: How many children run side by side.
            tests: Node ids of the tests that trials will name.
            loaded: Whether tests, and with them the project, are imported once for all, by
                whoever calls ``load``; the trials' ``prepare`` changes what is loaded.
        """
        self._loaded = loaded
        self.root = root
        self._tests = sorted({nodeid.partition("::")[0] for nodeid in tests})
        self._nodeids = tuple(tests)
        self._own: set[str] = set()
        self._foreign: set[str] = set()
        self._healthy: dict[str, types.CodeType] = {}
        self._session: pytest.Session | None = None
        self._items: dict[str, pytest.Item] = {}
        self._conftests = sorted(root.rglob("conftest.py"))
        self._shared = shared_fixtures(self._conftests)
        self._plain = plain_tests(root, tests, self._shared)
        self.jobs = jobs
        self._reporter = Reporter()
        self._run_tests: Callable[[tuple[str, ...]], None] = self._cold
        self._serve: Callable[[Server], None] | None = None
        self._compiled = compile_all(root)
        gc.collect()
        gc.freeze()

    def serve(self, main: Callable[[Server], None]) -> None:
        """Call ``main(self)`` inside a warm pytest session.

        The session begins on an empty folder: a conftest may import what is under repair, so it
        is for the children to load. One that pytest has to know from the start gets a whole
        pytest start in each child instead.
        """
        if not self._loaded and any(EARLY.search(p.read_bytes()) for p in self._conftests):
            main(self)
            return
        self._serve = main
        with tempfile.TemporaryDirectory(prefix="swarm-start-") as empty:
            config = Path(empty) / "pytest.ini"
            config.write_text("[pytest]\n", "utf-8")
            set_so = [
                f"--override-ini={k}={v}"
                for k, v in own_options(self.root)
                if k != "filterwarnings"
            ]
            options = [*QUIET, *set_so, f"--config-file={config}", f"--rootdir={self.root}"]
            pytest.main([*options, empty], [self, self._reporter, *_plugins(self.root)])

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self, session: pytest.Session) -> bool:
        """Take over where pytest would collect."""

        def warm(nodeids: tuple[str, ...]) -> None:
            if all(nodeid in self._items for nodeid in nodeids):
                session.items = [self._items[nodeid] for nodeid in nodeids]
                session.testscollected = len(nodeids)
            else:
                # By file: to look for each id by itself takes far longer.
                files = sorted({nodeid.partition("::")[0] for nodeid in nodeids})
                wanted = {nodeid: at for at, nodeid in enumerate(nodeids)}
                session.perform_collect(files)
                session.items = [item for item in session.items if item.nodeid in wanted]
                session.items.sort(key=lambda item: wanted[item.nodeid])
                session.testscollected = len(session.items)
            session.config.hook.pytest_runtestloop(session=session)

        if self._serve is None:
            return None
        if not self._loaded and not self._conftests:
            self._collect_inert(session)
        self._session = session
        self._run_tests = warm
        serve, self._serve = self._serve, None
        serve(self)
        session.items = []
        return True

    @property
    def compiled(self) -> dict[str, types.CodeType]:
        """Code that imports take, by absolute path; may be changed, also in a child."""
        return self._compiled

    def load(self) -> None:
        """Import the tests that can be run without pytest, and collect the others."""
        overlay_sources({}, self._compiled)
        for nodeid in sorted(self._plain):
            with contextlib.suppress(Exception, SystemExit):
                self._plain[nodeid].load()
        files = sorted({n.partition("::")[0] for n in self._nodeids if n not in self._plain})
        if files and self._session is not None:
            with contextlib.suppress(pytest.UsageError):
                self._session.perform_collect(files)
                self._items = {item.nodeid: item for item in self._session.items}
        modules = sorted(sys.modules.items())
        self._own = {name for name, module in modules if self._is_own(module)}
        self._foreign = {name for name, _ in modules} - self._own
        self._healthy = dict(self._compiled)
        if self._shared is None:
            return
        for nodeid, item in self._items.items():
            plain = plain_item(item, self._shared)
            if plain is not None:
                self._plain[nodeid] = plain

    def forget(self) -> None:
        """Drop all modules of the project and the tests that were collected, in a child."""
        for name in sorted(sys.modules.keys() - self._foreign):
            if name in self._own or self._is_own(sys.modules[name]):
                del sys.modules[name]
        self._items = {}

    def renew(self) -> None:
        """Forget the project, and what was put in the place of its code since it was loaded."""
        self._compiled.clear()
        self._compiled.update(self._healthy)
        self.forget()

    def _is_own(self, module: object) -> bool:
        """Say whether a module was imported from the project."""
        places = [getattr(module, "__file__", None), *(getattr(module, "__path__", None) or ())]
        inside = f"{self.root}{os.sep}"
        return any(isinstance(place, str) and place.startswith(inside) for place in places)

    def learn(self, tests: Iterable[str]) -> list[str]:
        """Prepare for tests of files written since; returns those that need no pytest."""
        found = plain_tests(self.root, sorted(tests), self._shared)
        self._plain |= found
        return sorted(found)

    def plain_test(self, nodeid: str) -> PlainTest | None:
        """Return a test that can be called without pytest, None for others."""
        return self._plain.get(nodeid)

    def is_plain(self, nodeid: str) -> bool:
        """Say whether a test can be called without pytest."""
        return nodeid in self._plain

    def call(self, nodeid: str) -> None:
        """Call a plain test, in a child; raises what it raises."""
        self._plain[nodeid].load()()

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
        pytest.main(
            [*QUIET, f"--rootdir={self.root}", *nodeids], [self._reporter, *_plugins(self.root)]
        )

    def callables(self, nodeids: Iterable[str]) -> list[Callable[[], object]] | None:
        """Return tests ready to be called, None where one needs pytest; for a child alone.

        The project is imported here, so the server itself must never do this.
        """
        found = {nodeid: self._plain.get(nodeid) for nodeid in nodeids}
        others = sorted({n.partition("::")[0] for n, test in found.items() if test is None})
        if others and (self._session is None or self._shared is None):
            return None
        if others:
            self._session.perform_collect(others)
            for item in self._session.items:
                if item.nodeid in found:
                    found[item.nodeid] = plain_item(item, self._shared)
        if None in found.values():
            return None
        return [test.load() for test in found.values() if test is not None]

    def _is_plain(self, trial: Trial) -> bool:
        return trial.plain and all(nodeid in self._plain for nodeid in (*trial.red, *trial.green))

    def _run_plain(self, nodeids: tuple[str, ...]) -> None:
        self._reporter.run_plain({nodeid: self._plain[nodeid] for nodeid in nodeids})

    def order(self, nodeids: Iterable[str]) -> list[str]:
        """Return tests in the order in which a child runs them."""
        return sorted(nodeids, key=lambda nodeid: nodeid not in self._plain)

    def _run_both(self, nodeids: tuple[str, ...]) -> None:
        """Run what is plain without pytest, then the others with it."""
        plain = tuple(nodeid for nodeid in nodeids if nodeid in self._plain)
        others = tuple(nodeid for nodeid in nodeids if nodeid not in self._plain)
        if plain:
            self._run_plain(plain)
        if others:
            self._run_tests(others)

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
        if self._loaded:
            run = self._run_both
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
            outcome.types[row[0]] = row[4]
    return outcome
