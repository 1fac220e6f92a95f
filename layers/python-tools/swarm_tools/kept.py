"""What children came to, kept in the worker's memory: the same bytes are not looked at twice.

Keys hold all that a result depends on, so that there is nothing to drop when files change. Only
the supervising parent writes, and no child can reach its memory, but on ``bare``, where nothing is
kept. Another worker has not got it, and finds out anew.
"""

from __future__ import annotations

import hashlib
import json
import threading
from collections import OrderedDict
from typing import Any

_MOST_BYTES = 48 * 1024 * 1024
_LARGEST_SHARE = 8


class Kept:
    """Results by key, as JSON; those that were asked for longest ago go first."""

    def __init__(self, most_bytes: int = _MOST_BYTES) -> None:
        """Start empty; `most_bytes` bounds all results together."""
        self._most = most_bytes
        self._bytes = 0
        self._texts: OrderedDict[str, str] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: str) -> Any:
        """Return a copy of what was kept, None where nothing was."""
        with self._lock:
            text = self._texts.get(key)
            if text is not None:
                self._texts.move_to_end(key)
        return None if text is None else json.loads(text)

    def put(self, key: str, value: Any) -> None:
        """Keep JSON data, unless it would take the room of many others."""
        text = json.dumps(value)
        if len(text) * _LARGEST_SHARE > self._most:
            return
        with self._lock:
            self._bytes += len(text) - len(self._texts.pop(key, ""))
            self._texts[key] = text
            while self._bytes > self._most:
                _, dropped = self._texts.popitem(last=False)
                self._bytes -= len(dropped)


class Scope:
    """The results of one owner, or of one run of theirs."""

    def __init__(self, kept: Kept, *names: str) -> None:
        """Take what `names` tell apart from other scopes."""
        self._kept, self._names = kept, names

    def key(self, *parts: Any) -> str:
        """Return the key of a result that depends on `parts`, JSON data, and on nothing else."""
        text = json.dumps([self._names, parts], sort_keys=True)
        return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()

    def get(self, key: str) -> Any:
        """Return what was kept under a key of this scope, None where nothing was."""
        return self._kept.get(key)

    def put(self, key: str, value: Any) -> None:
        """Keep JSON data under a key of this scope."""
        self._kept.put(key, value)
