"""What a forked child does: overlay the candidate, run its tests, report by pipe."""

from __future__ import annotations

import contextlib
import gc
import importlib.machinery
import json
import mmap
import os
import resource
import signal
import sys
import threading
import time
import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

import pytest

from swarm_tools.repair.local_types import Recorder
from swarm_tools.repair.plain import PlainTest
from swarm_tools.repair.probe import Probe, make_calls, note_calls

MEMORY = 1 << 30
COLLECT_SECONDS = 5.0
IMPORT_SECONDS = 2.0


@dataclass(frozen=True)
class Trial:
    """One run of some tests on some files.

    Attributes:
        overlay: Absolute path of a file to the text that stands in for it.
        red: Node ids to turn green; all are run.
        green: Node ids that must stay green; run only when enough of ``red`` passed.
        enough: How many of ``red`` must pass before ``green`` is run.
        cpu_s: CPU seconds a test may take.
        trace: Absolute paths of the files whose executed lines, and types there, are wanted.
        plain: Whether plain tests may be run without pytest.
        probe: Calls to note or to make instead of judging the tests.
        play: Called in the child instead of the tests, with what takes a key and a text.
        prepare: Called in the child before the tests: changes what is loaded already.
        loops: Counts passes of loops, by test.
        at: Shared memory for the number of tests begun. With it, a test that passed is not
            reported by itself: a child that came to its end says `END`.
    """

    overlay: dict[str, str]
    red: tuple[str, ...]
    green: tuple[str, ...]
    enough: int
    cpu_s: float
    trace: frozenset[str] = frozenset()
    plain: bool = True
    probe: Probe | None = None
    play: Callable[[Callable[[str, str], None]], None] | None = None
    prepare: Callable[[], None] | None = None
    loops: Loops | None = None
    at: mmap.mmap | None = None


END = "#end"


class Loops(Protocol):
    """What counts the passes of loops in a test."""

    def begin(self, nodeid: str, over: Callable[[], None]) -> None:
        """Start on a test; `over` ends the child and does not return."""

    def end(self, nodeid: str, say: Callable[[str, str], None]) -> None:
        """End a test; `say` reports a text under a key."""


class Reporter:
    """The pytest plugin inside a child; writes one JSON line a test to the pipe."""

    def __init__(self) -> None:
        """Start idle: the plugin is registered before any child exists."""
        self.trial: Trial | None = None
        self.pipe = -1
        self.stop_at_red = False
        self.passed = 0
        self.begun = 0
        self._failed = False
        self._lines: set[tuple[str, int]] = set()
        self._types = Recorder()
        self._current = ""
        self._started = 0.0

    def start(self, trial: Trial, pipe: int) -> None:
        """Arm the plugin in the child."""
        self.trial, self.pipe = trial, pipe
        if trial.trace:
            signal.signal(signal.SIGPROF, self._late)
            signal.signal(signal.SIGALRM, self._late)

    def say(self, key: str, text: str) -> None:
        """Report a text that is no test's outcome."""
        self._send([key, text, 0.0])

    def _late(self, *_: object) -> None:
        self._write("timeout")
        os._exit(3)

    def _write(self, outcome: str) -> None:
        sys.settrace(None)
        row = [self._current, outcome, round(time.process_time() - self._started, 4)]
        if self.trial is not None and self.trial.trace:
            row += [sorted(self._lines), self._types.rows()]
        self._send(row)

    def _send(self, row: list) -> None:
        data = json.dumps(row).encode() + b"\n"
        while data:
            data = data[os.write(self.pipe, data) :]

    def _tracer(self, frame, event, arg):
        path = frame.f_code.co_filename
        return self._local if path in self.trial.trace else None

    def _local(self, frame, event, arg):
        if event == "line":
            self._lines.add((frame.f_code.co_filename, frame.f_lineno))
            self._types.note(frame)
        return self._local

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Start the clock of one test."""
        if self.trial is None:
            return
        self._current, self._failed = nodeid, False
        self._lines, self._types = set(), Recorder()
        self.begun += 1
        if self.trial.at is not None:
            self.trial.at[:4] = self.begun.to_bytes(4, "little")
        self._started = time.process_time()
        limit(self.trial.cpu_s)
        if self.trial.loops is not None:
            self.trial.loops.begin(nodeid, self._late)
        if self.trial.trace:
            threading.settrace(self._tracer)
            sys.settrace(self._tracer)

    def run_plain(self, tests: Mapping[str, PlainTest]) -> None:
        """Run tests without pytest."""
        limit(IMPORT_SECONDS)
        ready = {nodeid: test.load() for nodeid, test in tests.items()}
        for nodeid, test in ready.items():
            self.pytest_runtest_logstart(nodeid)
            try:
                test()
            except BaseException:
                self._failed = True
            self.pytest_runtest_logfinish(nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo
    ) -> pytest.TestReport | None:
        """Report without a traceback text: writing it takes longer than most tests."""
        if self.trial is None:
            return None
        held = getattr(item, "_excinfo", None)
        if held:  # A unittest.TestCase catches what its test raises.
            call.excinfo = held.pop(0)
        outcome = "passed"
        if call.excinfo is not None:
            outcome = "skipped" if call.excinfo.errisinstance(pytest.skip.Exception) else "failed"
        place = (str(item.path), None, item.name)
        return pytest.TestReport(item.nodeid, place, {}, outcome, None, call.when)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a phase that did not pass; a skipped test counts as not passed."""
        if report.outcome != "passed" and not hasattr(report, "wasxfail"):
            self._failed = True

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """Report one test."""
        if self.trial is None or self.trial.probe is not None:
            return
        if self.trial.loops is not None:
            self.trial.loops.end(nodeid, self.say)
        if self._failed or self.trial.at is None:
            self._write("failed" if self._failed else "passed")
        self.passed += not self._failed
        if self._failed and self.stop_at_red:
            os._exit(0)


def limit(cpu_s: float) -> None:
    """Let the process die when it uses ``cpu_s`` of CPU, or far more of wall time."""
    signal.setitimer(signal.ITIMER_PROF, cpu_s)
    signal.setitimer(signal.ITIMER_REAL, 4 * cpu_s + 2)


def overlay_sources(overlay: dict[str, str], compiled: dict[str, types.CodeType]) -> None:
    """Make imports compile the overlaid text, and take code compiled before the fork."""
    known = importlib.machinery.SourceFileLoader.get_code

    def get_code(loader, fullname):
        path = os.path.abspath(loader.path)
        if path in overlay:
            return compile(overlay[path], path, "exec", dont_inherit=True)
        return compiled.get(path) or known(loader, fullname)

    importlib.machinery.SourceFileLoader.get_code = get_code


def quiet() -> None:
    """Cut the child off from the terminal and from large memory."""
    null = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(null, number)
    with contextlib.suppress(ValueError, OSError):
        _soft, hard = resource.getrlimit(resource.RLIMIT_AS)
        top = MEMORY if hard == resource.RLIM_INFINITY else min(MEMORY, hard)
        resource.setrlimit(resource.RLIMIT_AS, (top, hard))


def run_child(
    run_tests: Callable[[tuple[str, ...]], None],
    reporter: Reporter,
    trial: Trial,
    pipe: int,
    compiled: dict[str, types.CodeType],
) -> None:
    """Run the trial and leave the process; never returns."""
    try:
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        gc.disable()
        quiet()
        overlay_sources(trial.overlay, compiled)
        reporter.start(trial, pipe)
        limit(COLLECT_SECONDS)
        if trial.prepare is not None:
            trial.prepare()
        if trial.play is not None:
            trial.play(reporter.say)
            return
        if trial.probe is not None and trial.probe.calls:
            make_calls(trial.probe, reporter.say)
            return
        if trial.probe is not None:
            note_calls(trial.probe, lambda: run_tests(trial.red), reporter.say)
            return
        run_tests(trial.red)
        if reporter.passed >= trial.enough and trial.green:
            limit(COLLECT_SECONDS)
            reporter.stop_at_red = not trial.trace
            run_tests(trial.green)
        if trial.at is not None:
            reporter.say(END, "")
    except BaseException:
        os._exit(4)
    finally:
        os._exit(0)
