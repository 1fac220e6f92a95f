"""Finding and ending every descendant of a process, also those that left its session.

Standard library only: imported by the launcher as a top-level module, and by the worker.
"""

from __future__ import annotations

import contextlib
import os
import signal
import time

_PR_SET_CHILD_SUBREAPER = 36
_PATIENCE_S = 3.0


def adopt_orphans() -> None:
    """Make this process the parent of descendants whose own parent dies (Linux)."""
    import ctypes

    with contextlib.suppress(AttributeError, OSError):
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def parents() -> dict[int, tuple[int, int]]:
    """Return {process id: (parent id, session id)} of every visible process."""
    found: dict[int, tuple[int, int]] = {}
    try:
        names = os.listdir("/proc")
    except OSError:
        return found
    for name in names:
        if name.isdigit():
            with contextlib.suppress(OSError, ValueError, IndexError):
                with open(f"/proc/{name}/stat", "rb") as file:
                    fields = file.read().rpartition(b")")[2].split()
                found[int(name)] = (int(fields[1]), int(fields[3]))
    return found


def descendants(root: int) -> list[int]:
    """Return the ids of all descendants of `root`, nearest first."""
    table = parents()
    found: list[int] = []
    layer = {root}
    while layer:
        layer = {pid for pid, (parent, _) in table.items() if parent in layer} - set(found)
        found.extend(sorted(layer))
    return found


def kill(pid: int) -> None:
    """Send SIGKILL; a process that is gone already is fine."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.kill(pid, signal.SIGKILL)


def kill_descendants(group: int) -> None:
    """Kill process group `group` and every descendant of this process, and reap them."""
    deadline = time.monotonic() + _PATIENCE_S
    while time.monotonic() < deadline:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(group, signal.SIGKILL)
        for pid in descendants(os.getpid()):
            kill(pid)
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        time.sleep(0.005)
