"""Which isolation this machine allows: probed once, then remembered.

Three levels, by what holds a child:

* ``namespaces``: it sees no network, no other process and no file but its own.
* ``process``: it sees the worker's files with the worker's rights, but a system call filter keeps
  it off the network and off other processes, and the worker's memory can't be read.
* ``bare``: limits, a scrubbed environment, and the killing of the whole tree. Nothing keeps it off
  the network or, with the worker's own user, out of the worker: what it ran in counts as its own.
"""

from __future__ import annotations

import functools
import itertools
import os
import sys
from pathlib import Path

NAMESPACES = "namespaces"
PROCESS = "process"
BARE = "bare"

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


def children_share_limits() -> bool:
    """Tell whether children at the same time have one user, whose processes are counted together.

    A fork bomb in one would then leave the other no process of its own.
    """
    return os.geteuid() != 0 and strongest() != NAMESPACES


def candidates() -> list[str]:
    """Return the isolations that may work here, strongest first."""
    if sys.platform.startswith("linux"):
        return [NAMESPACES, PROCESS, BARE]
    return [BARE]


@functools.lru_cache(maxsize=1)
def strongest() -> str:
    """Return the strongest isolation in which a trivial Python child runs here."""
    from .sandbox import probe

    for name in candidates():
        if name == BARE or probe(name):
            return name
    return BARE
