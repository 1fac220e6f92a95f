"""Bounded capture of output: the beginning and the end are kept, the middle is dropped."""

from __future__ import annotations


class Capture:
    """Keeps at most `limit` bytes of what is added."""

    def __init__(self, limit: int) -> None:
        """Keep half of `limit` from the beginning, half from the end."""
        self._half = max(1, limit // 2)
        self._head = bytearray()
        self._tail = bytearray()
        self.total = 0

    def add(self, data: bytes) -> None:
        """Take in `data`."""
        self.total += len(data)
        room = self._half - len(self._head)
        self._head += data[:room]
        self._tail += data[max(room, 0) :]
        if len(self._tail) > 2 * self._half:
            del self._tail[: -self._half]

    @property
    def dropped(self) -> int:
        """Bytes that were not kept."""
        return self.total - len(self._head) - min(len(self._tail), self._half)

    @property
    def truncated(self) -> bool:
        """True when some output was not kept."""
        return self.dropped > 0

    def text(self) -> str:
        """Return what was kept, with the cut named where there is one."""
        head = self._head.decode("utf-8", "replace")
        tail = bytes(self._tail[-self._half :]).decode("utf-8", "replace")
        if not self.truncated:
            return head + tail
        return f"{head}\n[... {self.dropped} bytes left out ...]\n{tail}"
