"""How long the next test may take, from what it does and from what others have cost."""

from __future__ import annotations

import contextlib
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from time import process_time
from types import FrameType

from .limits import TestTimeout, time_limit
from .loops import BOUNDED, MOVING, NEARING, STUCK, Loops, Place, Progress

QUICK_CPU_S = 3.0
JUDGE_CPU_S = 0.75
JUDGE_WALL_S = 8.0
STUCK_CPU_S = 0.5
RECEDING_CPU_S = 3.0
MOST_HUNG_PARAMETERS = 2
# What a test may cost where another one hung, and where that has been seen often.
_KNOWN_CPU_S, _OFTEN_CPU_S, _MOST_KNOWN_CPU_S = 0.2, 0.1, 1.0
_KNOWN_WALL_S = 1.0
# The same by what the costliest test has cost that came to its end.
_STUCK_TIMES, _RECEDING_TIMES, _KNOWN_TIMES = 20.0, 60.0, 4.0
_PATIENCE = 2
_OFTEN = 4


@dataclass
class _Watched:
    """Whether what is bounded has used up its time."""

    timed_out: bool = False


class TestBudget:
    """Bounds one test after the other.

    A test may take long where it is sure to end: outside any `while`, or in one that comes nearer
    to its end, or of which nothing is known while no test has hung. In a loop that recedes from
    its end, or in which nothing moves, it gets the time of a quick test. Where one test has not
    ended, others get next to nothing. All of it grows with what the costliest test has cost that
    did end, and shrinks with the number of such places.
    """

    __test__ = False

    def __init__(
        self, cpu_s: float, wall_s: float, quick_files: Iterable[str], hung: Iterable[str] = ()
    ) -> None:
        """Take what is known beforehand.

        Args:
            cpu_s: Most CPU seconds of one test.
            wall_s: Most wall seconds of one test.
            quick_files: Files of the Judge, whose tests are quick by design.
            hung: Ids of tests that did not end in an earlier run: they are not given more.
        """
        self._cpu_s = cpu_s
        self._wall_s = wall_s
        self._quick = set(quick_files)
        self._before = set(hung)
        self._loops = Loops(os.getcwd())
        self._spinning: Counter[Place] = Counter()
        self._waiting: set[Place] = set()
        self._hung: Counter[str] = Counter()
        self._costliest_s = 0.0

    def limit(self, path: str) -> contextlib.AbstractContextManager[object]:
        """Return the time limit for collecting the file `path`, or a fixture of it."""
        quick = path in self._quick or self._hung.total() >= _PATIENCE
        return self._bounded(min(self._cpu_s, QUICK_CPU_S) if quick else self._cpu_s, self._wall_s)

    @contextlib.contextmanager
    def limit_test(self, nodeid: str) -> Iterator[None]:
        """Bound the body of the test `nodeid`.

        Raises:
            TestTimeout: It has used up its time, or is not run; see `is_cut`.
        """
        if self.is_cut(nodeid):
            raise TestTimeout
        cpu_s, wall_s = self._cpu_s, self._wall_s
        if nodeid.partition("::")[0] in self._quick:
            cpu_s, wall_s = min(cpu_s, JUDGE_CPU_S), min(wall_s, JUDGE_WALL_S)
        elif self._hung.total() >= _PATIENCE:
            cpu_s = min(cpu_s, QUICK_CPU_S)
        if nodeid in self._before:
            cpu_s = min(cpu_s, _MOST_KNOWN_CPU_S)
        started = process_time()
        with self._bounded(cpu_s, wall_s) as watched:
            try:
                yield
            finally:
                if not watched.timed_out:
                    self._costliest_s = max(self._costliest_s, process_time() - started)

    def is_cut(self, nodeid: str) -> bool:
        """Tell whether so many other parameters of the test hung that this one is not run."""
        name, parameter, _ = nodeid.partition("[")
        return bool(parameter) and self._hung[name] >= MOST_HUNG_PARAMETERS

    def hung(self, nodeid: str) -> None:
        """Count a test that did not end."""
        self._hung[nodeid.partition("[")[0]] += 1

    @contextlib.contextmanager
    def _bounded(self, cpu_s: float, wall_s: float) -> Iterator[_Watched]:
        progress, watched = Progress(self._loops), _Watched()

        def is_over(spent: float, frame: FrameType | None) -> bool:
            progress.look(frame)
            if spent < min(cpu_s, self._most(progress.place, progress.verdict)):
                return False
            if progress.place is not None and not watched.timed_out:
                self._spinning[progress.place] += 1
            watched.timed_out = True
            return True

        def wait_on(frame: FrameType | None) -> float:
            nonlocal first
            progress.look(frame)
            if first < wall_s and progress.place not in self._waiting:
                more, first = wall_s - first, wall_s
                return more
            if progress.place is not None:
                self._waiting.add(progress.place)
            watched.timed_out = True
            return 0.0

        first = min(wall_s, _KNOWN_WALL_S) if self._waiting else wall_s
        try:
            with time_limit(is_over, wait_on, wall_s, first):
                yield watched
        finally:
            progress.forget()

    def _most(self, place: Place | None, verdict: str) -> float:
        """Return the CPU seconds after which a test at `place` is stopped."""
        if known := self._spinning[place] if place is not None else 0:
            least = _OFTEN_CPU_S if known >= _OFTEN else _KNOWN_CPU_S
            return min(_MOST_KNOWN_CPU_S, max(least, _KNOWN_TIMES * self._costliest_s))
        if verdict in (BOUNDED, NEARING) or (verdict == MOVING and not self._spinning):
            return self._cpu_s
        alone_s, times = (
            (STUCK_CPU_S, _STUCK_TIMES) if verdict == STUCK else (RECEDING_CPU_S, _RECEDING_TIMES)
        )
        share = 0.5 ** len(self._spinning)
        return max(_KNOWN_CPU_S, alone_s * share, times * self._costliest_s)
