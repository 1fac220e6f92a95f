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

    def start(self) -> None:
        """Begin to count the lines of a call."""
        self.left = CALL_STEPS
        sys.settrace(self._count)

    def stop(self) -> bool:
        """End the counting; says whether the call ran out of steps."""
        sys.settrace(None)
        self.spent += CALL_STEPS - max(self.left, 0)
        return self.left < 0

    def _count(self, frame: types.FrameType, event: str, _: object) -> Any:
        self.left -= 1
        if self.left < 0:
            raise Slow
        return self._count
