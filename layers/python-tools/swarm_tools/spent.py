"""What a call's child processes took, by tool."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

_seconds: Counter[str] = Counter()
_lock = threading.Lock()


@contextmanager
def timed(tool: str) -> Iterator[None]:
    """Count the wall time of the block for `tool`; blocks side by side are added up."""
    started = time.monotonic()
    try:
        yield
    finally:
        with _lock:
            _seconds[tool] += time.monotonic() - started


def take_spent() -> dict[str, float]:
    """Return the seconds of each tool since the last time this was called, by name."""
    with _lock:
        found = {f"{tool}_s": round(seconds, 3) for tool, seconds in sorted(_seconds.items())}
        _seconds.clear()
    return found
