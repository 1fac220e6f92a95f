"""Which isolation this machine allows: probed once, then remembered."""

from __future__ import annotations

import functools
import itertools
import os
import sys
from pathlib import Path

NAMESPACES = "namespaces"
PROCESS = "process"

_FIRST_USER = 61_184
_USERS = 4_000
_STRIDE = 37
_runs = itertools.count()


def sandbox_user() -> int:
    """Return an unprivileged user id for the next child of a root worker, 0 when not root.

    Each child gets another one, so that two at a time share no limit and can't reach each other.
    """
    if os.geteuid() != 0:
        return 0
    return _FIRST_USER + (os.getpid() * _STRIDE + next(_runs)) % _USERS


def process_allowance(processes: int) -> int:
    """Return the RLIMIT_NPROC that leaves a child `processes` of its own.

    The kernel counts every thread of the user, so what the user already runs is added.
    """
    if os.geteuid() == 0:
        return processes + 2
    running = 0
    for status in Path("/proc").glob("[0-9]*"):
        try:
            if status.stat().st_uid == os.geteuid():
                running += len(os.listdir(status / "task"))
        except OSError:
            continue
    return processes + running + 2


def candidates() -> list[str]:
    """Return the isolations that may work here, strongest first."""
    if sys.platform.startswith("linux"):
        return [NAMESPACES, PROCESS]
    return [PROCESS]


@functools.lru_cache(maxsize=1)
def strongest() -> str:
    """Return the strongest isolation in which a trivial Python child runs here."""
    from .sandbox import probe

    for name in candidates():
        if name == PROCESS or probe(name):
            return name
    return PROCESS
