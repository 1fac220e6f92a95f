"""Time limits of a single test, kept by signals inside the child process."""

from __future__ import annotations

import contextlib
import faulthandler
import signal
from collections import Counter
from collections.abc import Iterator

CPU_S = 10.0
QUICK_CPU_S = 3.0
JUDGE_CPU_S = 0.75
JUDGE_WALL_S = 8.0
HUNG_CPU_S = 0.3
WALL_S = 20.0
_PATIENCE = 2
_AGAIN_S = 0.5
_HARD_GRACE_S = 4.0
_STDERR = 2


class TestTimeout(BaseException):
    """Raised in a test that has used up its time; not an Exception, so that few swallow it."""

    __test__ = False


def _raise(*_: object) -> None:
    raise TestTimeout


@contextlib.contextmanager
def time_limit(cpu_s: float, wall_s: float) -> Iterator[None]:
    """Raise `TestTimeout` in the block after `cpu_s` of CPU or `wall_s` of wall time.

    It is raised again and again while the code swallows it. Code that no Python signal handler
    can interrupt ends the whole process some seconds later.
    """
    old = [signal.signal(number, _raise) for number in (signal.SIGPROF, signal.SIGALRM)]
    # By number: a test with the fixture capsys has put something without one in stderr's place.
    faulthandler.dump_traceback_later(wall_s + _HARD_GRACE_S, exit=True, file=_STDERR)
    signal.setitimer(signal.ITIMER_PROF, cpu_s, _AGAIN_S)
    signal.setitimer(signal.ITIMER_REAL, wall_s, _AGAIN_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        faulthandler.cancel_dump_traceback_later()
        signal.signal(signal.SIGPROF, old[0])
        signal.signal(signal.SIGALRM, old[1])


class TestBudget:
    """How long the next test may take.

    The Judge's own tests are quick by design. Tests of the project may take longer, until two of
    them have hung: then a suite full of endless loops must still come to its end.
    """

    __test__ = False

    def __init__(self, cpu_s: float, wall_s: float, quick_files: list[str]) -> None:
        """Take the limits of the project's tests, and the files of the Judge's."""
        self._cpu_s = cpu_s
        self._wall_s = wall_s
        self._quick = set(quick_files)
        self._hung: Counter[str] = Counter()

    def limit(self, path: str) -> contextlib.AbstractContextManager[None]:
        """Return the time limit for collecting the file `path`, or a fixture of it."""
        quick = path in self._quick or self._hung.total() >= _PATIENCE
        return time_limit(min(self._cpu_s, QUICK_CPU_S) if quick else self._cpu_s, self._wall_s)

    def limit_test(self, path: str) -> contextlib.AbstractContextManager[None]:
        """Return the time limit for the body of a test of the file `path`.

        The Judge's tests take milliseconds; where one did not end, others of its file won't.
        """
        if path not in self._quick:
            return self.limit(path)
        cpu_s = HUNG_CPU_S if self._hung[path] else JUDGE_CPU_S
        return time_limit(min(self._cpu_s, cpu_s), min(self._wall_s, JUDGE_WALL_S))

    def hung(self, path: str) -> None:
        """Count one of the file `path` that did not end."""
        self._hung[path] += 1
