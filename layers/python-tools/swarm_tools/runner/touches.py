"""What a test does to the world around it, seen by Python's own audit events."""

from __future__ import annotations

import os
import socket
import sys
from typing import Any

NETWORK, PROCESS, FILES = "the network", "other processes", "files outside its temporary folder"

_KINDS = {
    "socket.connect": NETWORK,
    "socket.bind": NETWORK,
    "socket.sendto": NETWORK,
    "socket.sendmsg": NETWORK,
    "socket.getaddrinfo": NETWORK,
    "socket.gethostbyname": NETWORK,
    "socket.gethostbyaddr": NETWORK,
    "subprocess.Popen": PROCESS,
    "os.exec": PROCESS,
    "os.fork": PROCESS,
    "os.forkpty": PROCESS,
    "os.posix_spawn": PROCESS,
    "os.spawn": PROCESS,
    "os.system": PROCESS,
    "os.kill": PROCESS,
    "os.killpg": PROCESS,
}
# Where the paths are among the arguments of the event, and where the folder they are relative to.
_CHANGES = {
    "os.remove": ((0, 1),),
    "os.rename": ((0, 2), (1, 3)),
    "os.mkdir": ((0, 2),),
    "os.rmdir": ((0, 1),),
    "os.truncate": ((0, None),),
    "os.chmod": ((0, 2),),
    "os.link": ((1, 3),),
    "os.symlink": ((1, 2),),
    "os.utime": ((0, 3),),
    "shutil.rmtree": ((0, 1),),
}
_INTERNET = (socket.AF_INET, socket.AF_INET6)
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND


class Touches:
    """Collects kinds of what is touched between two calls of `take`."""

    def __init__(self, allowed: list[str]) -> None:
        """Take the folders below which anything may be written."""
        self._allowed = tuple(os.path.realpath(path) + os.sep for path in allowed)
        self._found: set[str] = set()

    def watch(self) -> None:
        """Begin; it goes on to the end of the process."""
        sys.addaudithook(self._see)

    def take(self) -> list[str]:
        """Return what was touched since the last call, sorted."""
        found, self._found = sorted(self._found), set()
        return found

    def _see(self, event: str, arguments: tuple[Any, ...]) -> None:
        if event in _KINDS:
            self._found.add(_KINDS[event])
        elif event == "socket.__new__":
            if _argument(arguments, 1) in _INTERNET:
                self._found.add(NETWORK)
        elif event == "open":
            path, mode, flags = (*arguments, None, None, None)[:3]
            if self._writes(mode, flags) and self._is_outside(path):
                self._found.add(FILES)
        elif event in _CHANGES:
            for at, folder_at in _CHANGES[event]:
                folder = None if folder_at is None else _argument(arguments, folder_at)
                # A path below an open folder says nothing; how that was come by was seen.
                if folder in (None, -1) and self._is_outside(_argument(arguments, at)):
                    self._found.add(FILES)

    @staticmethod
    def _writes(mode: Any, flags: Any) -> bool:
        if isinstance(mode, str):
            return bool(set(mode) & set("wax+"))
        return isinstance(flags, int) and bool(flags & _WRITING)

    def _is_outside(self, path: Any) -> bool:
        if isinstance(path, int) or path is None:
            return False  # an open file: how it was opened was seen
        try:
            real = os.path.realpath(os.fsdecode(path))
        except (TypeError, ValueError):
            return True
        return real != os.devnull and not (real + os.sep).startswith(self._allowed)


def _argument(arguments: tuple[Any, ...], at: int) -> Any:
    return arguments[at] if at < len(arguments) else None
