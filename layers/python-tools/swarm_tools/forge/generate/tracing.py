"""The ways between the lines of one file that a call takes, and an end to calls without one."""

from __future__ import annotations

import signal
import sys
import types
from typing import Any

from swarm_tools.forge.generate.model import Arc, Often

CALL_LINES = 30_000
CALL_S = 0.6
MANY = 3


class Slow(BaseException):
    """A call took too long."""


def _stop(*_: object) -> None:
    raise Slow


def quiet_signals() -> None:
    """Give a child signals of its own."""
    signal.signal(signal.SIGALRM, _stop)


class Tracer:
    """Notes arcs in one file; `call` bounds what it runs by lines, and by the clock behind."""

    def __init__(self, filename: str) -> None:
        """Look at code from `filename`."""
        self._filename = filename
        self.counts: dict[Arc, int] = {}
        self._arranged: dict[Arc, int] = {}
        self._left = 0

    def often(self) -> frozenset[Often]:
        """Return the arcs of the last call, each with how often it was taken, three at most."""
        return frozenset((a, b, min(count, MANY)) for (a, b), count in self.taken().items())

    def taken(self) -> dict[Arc, int]:
        """Return the arcs of what was looked at, or of all where that took none."""
        return self.counts or self._arranged

    def lines(self) -> frozenset[int]:
        """Return the lines that were run in all."""
        return frozenset(line for _, line in (*self.counts, *self._arranged) if line > 0)

    def forget(self) -> None:
        """Put aside what was noted in this call so far: what only arranges is not looked at."""
        self._arranged = dict(self.counts)
        self.counts.clear()

    def __enter__(self) -> Tracer:
        """Begin."""
        self.counts, self._arranged = {}, {}
        self._left = CALL_LINES
        signal.signal(signal.SIGALRM, _stop)
        signal.setitimer(signal.ITIMER_REAL, CALL_S, CALL_S)
        sys.settrace(self._enter)
        return self

    def __exit__(self, *_: object) -> None:
        """End."""
        sys.settrace(None)
        signal.setitimer(signal.ITIMER_REAL, 0)

    def _enter(self, frame: types.FrameType, event: str, _: object) -> Any:
        if frame.f_code.co_filename != self._filename:
            return None
        first = -frame.f_code.co_firstlineno
        last = first
        counts = self.counts

        def local(frame: types.FrameType, event: str, _: object) -> Any:
            nonlocal last
            if event == "line":
                line = frame.f_lineno
                arc = (last, line)
                counts[arc] = counts.get(arc, 0) + 1
                last = line
                self._left -= 1
                if self._left < 0:
                    raise Slow
            elif event == "return":
                counts[last, first] = counts.get((last, first), 0) + 1
            return local

        return local


class Lines:
    """Notes which lines of a file run."""

    def __init__(self, filename: str) -> None:
        """Look at code from `filename`."""
        self._filename = filename
        self.ran: set[int] = set()

    def __enter__(self) -> Lines:
        """Begin."""
        sys.settrace(self._trace)
        return self

    def __exit__(self, *_: object) -> None:
        """End."""
        sys.settrace(None)

    def _trace(self, frame: types.FrameType, event: str, _: object) -> Any:
        if frame.f_code.co_filename != self._filename:
            return None
        if event == "line":
            self.ran.add(frame.f_lineno)
        return self._trace
