"""Making the worker unreadable to the processes it starts."""

from __future__ import annotations

import functools
import sys

from . import reap

_PR_SET_DUMPABLE = 4


@functools.lru_cache(maxsize=1)
def protect_this_process() -> bool:
    """Forbid other processes to read this one's memory and environment; adopt orphans (Linux).

    Returns:
        Whether the memory is out of reach from now on.
    """
    if not sys.platform.startswith("linux"):
        return False
    import ctypes

    private = ctypes.CDLL(None).prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0) == 0
    reap.adopt_orphans()
    return private
