"""How long a call may take, in lines: the same on a busy machine as on an idle one."""

from __future__ import annotations

import sys
import types
from typing import Any

CALL_STEPS = 20_000


class Slow(BaseException):
    """A call took too long."""


class Steps:
    """Ends a call after so many lines: a clock would say otherwise on a busy machine."""

    def __init__(self) -> None:
        """Start with all steps left."""
        self.left = 0
        self.spent = 0
        self._given = 0

    def start(self) -> None:
        """Begin to count the lines of a call."""
        self.left = self._given = CALL_STEPS
        sys.settrace(self._count)

    def pause(self) -> None:
        """Count no lines until the next start."""
        sys.settrace(None)
        self.spent += self._given - max(self.left, 0)
        self._given = max(self.left, 0)

    def stop(self) -> bool:
        """End the counting; says whether the call ran out of steps."""
        self.pause()
        return self.left < 0

    def _count(self, frame: types.FrameType, event: str, _: object) -> Any:
        self.left -= 1
        if self.left < 0:
            raise Slow
        return self._count
