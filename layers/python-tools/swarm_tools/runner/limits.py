"""Time limits of a single test, kept by signals inside the child process."""

from __future__ import annotations

import contextlib
import faulthandler
import signal
from collections.abc import Callable, Iterator
from time import process_time
from types import FrameType

CPU_S = 10.0
WALL_S = 20.0
_LOOK_S = 0.05
_AGAIN_S = 0.5
_HARD_GRACE_S = 4.0
_STDERR = 2


class TestTimeout(BaseException):
    """Raised in a test that has used up its time; not an Exception, so that few swallow it."""

    __test__ = False


@contextlib.contextmanager
def time_limit(
    is_over: Callable[[float, FrameType | None], bool],
    wait_on: Callable[[FrameType | None], float],
    wall_s: float,
    first_s: float,
) -> Iterator[None]:
    """Raise `TestTimeout` in the block once it has used up its time.

    It is raised again and again while the code swallows it. Code that no Python signal handler
    can interrupt ends the whole process some seconds later.

    Args:
        is_over: Tells, some 20 times in a second of CPU, whether it has, from the CPU seconds
            spent so far and the innermost frame.
        wait_on: Returns, when wall time is up, how many seconds more to wait; 0 for none.
        wall_s: Most wall seconds.
        first_s: Wall seconds until `wait_on` is asked for the first time.
    """
    started, next_s, looks = process_time(), 0.0, False

    def by_cpu(_: int, frame: FrameType | None) -> None:
        nonlocal next_s, looks
        spent = process_time() - started
        if looks or spent < next_s:
            return  # a look at a large file takes longer than the time to the next signal
        looks = True
        try:
            over = is_over(spent, frame)
        finally:
            looks = False
        if over:
            next_s = spent + _AGAIN_S
            raise TestTimeout

    def by_wall(_: int, frame: FrameType | None) -> None:
        more = wait_on(frame)
        if not more:
            raise TestTimeout
        signal.setitimer(signal.ITIMER_REAL, more, _AGAIN_S)

    old = [signal.signal(signal.SIGPROF, by_cpu), signal.signal(signal.SIGALRM, by_wall)]
    # By number: a test with the fixture capsys has put something without one in stderr's place.
    faulthandler.dump_traceback_later(wall_s + _HARD_GRACE_S, exit=True, file=_STDERR)
    signal.setitimer(signal.ITIMER_PROF, _LOOK_S, _LOOK_S)
    signal.setitimer(signal.ITIMER_REAL, first_s, _AGAIN_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        faulthandler.cancel_dump_traceback_later()
        signal.signal(signal.SIGPROF, old[0])
        signal.signal(signal.SIGALRM, old[1])
