"""Which isolation this machine allows: probed once, then remembered."""

from __future__ import annotations

import functools
import os
import sys
from pathlib import Path

NAMESPACES = "namespaces"
BUBBLEWRAP = "bubblewrap"
PROCESS = "process"

_FIRST_USER = 61_184
_USERS = 4_000


def sandbox_user() -> int:
    """Return the unprivileged user id a root worker hands its children, 0 when not root.

    It differs between workers of one machine, so that limits by user are not shared.
    """
    if os.geteuid() != 0:
        return 0
    return _FIRST_USER + os.getpid() % _USERS


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
