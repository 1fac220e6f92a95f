"""The memory of the local cloud and all that it starts, while a run goes on."""

from __future__ import annotations

import json
import os
import threading
from pathlib import Path

_EVERY_S = 0.5
_MIB = 1024 * 1024


class Peak:
    """Watches a process and its descendants while it is entered.

    Attributes:
        mib: The largest sum of resident memory that was seen; pages that processes share count
            for each.
    """

    def __init__(self, record: Path) -> None:
        """Take the file in which the local cloud says its process."""
        self.mib = 0
        self._pid = int(json.loads(record.read_text("utf-8"))["pid"])
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)

    def __enter__(self) -> Peak:
        """Start to watch."""
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Stop."""
        self._end.set()
        self._thread.join()

    def _watch(self) -> None:
        while not self._end.wait(_EVERY_S):
            self.mib = max(self.mib, _resident(self._pid) // _MIB)


def _resident(root: int) -> int:
    parents: dict[int, list[int]] = {}
    pages: dict[int, int] = {}
    for name in os.listdir("/proc"):
        if not name.isdecimal():
            continue
        try:
            stat = Path("/proc", name, "stat").read_text("utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        parents.setdefault(int(stat[1]), []).append(int(name))
        pages[int(name)] = int(stat[21])
    waiting, total = [root], 0
    while waiting:
        pid = waiting.pop()
        total += pages.get(pid, 0)
        waiting += parents.get(pid, [])
    return total * os.sysconf("SC_PAGE_SIZE")
