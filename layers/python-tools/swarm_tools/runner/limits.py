"""Time limits of a single test, kept by signals inside the child process."""

from __future__ import annotations

import contextlib
import faulthandler
import signal
from collections.abc import Iterator

CPU_S = 3.0
WALL_S = 20.0
_AGAIN_S = 0.5
_HARD_GRACE_S = 4.0


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
    faulthandler.dump_traceback_later(wall_s + _HARD_GRACE_S, exit=True)
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
