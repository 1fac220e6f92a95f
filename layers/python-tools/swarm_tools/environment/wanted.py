"""What a test wanted from outside: the last address that it asked the network for."""

from __future__ import annotations

import socket
import sys
from typing import Any

_LONGEST = 100


class Wanted:
    """Sees connections and look-ups of names between two calls of `take`."""

    def __init__(self) -> None:
        """Start with nothing seen."""
        self._last = ""

    def watch(self) -> None:
        """Begin; it goes on to the end of the process."""
        sys.addaudithook(self._see)

    def take(self) -> str:
        """Return the last address since the last call as `host:port`, empty for none."""
        found, self._last = self._last, ""
        return found

    def _see(self, event: str, arguments: tuple[Any, ...]) -> None:
        if event == "socket.connect":
            self._note(arguments[1])
        elif event == "socket.getaddrinfo":
            self._note(arguments[:2])
        elif event == "socket.gethostbyname":
            self._note((arguments[0], None))

    def _note(self, address: Any) -> None:
        if isinstance(address, tuple) and len(address) >= 2 and isinstance(address[0], str):
            self._last = f"{address[0]}:{address[1] or ''}".rstrip(":")[:_LONGEST]


def is_of_network(raised: BaseException | None) -> bool:
    """Tell whether an error, or one that it stands for, is one of a connection or a look-up."""
    kinds = (ConnectionError, TimeoutError, socket.gaierror, socket.herror)
    seen: set[int] = set()
    while raised is not None and id(raised) not in seen:
        seen.add(id(raised))
        if isinstance(raised, kinds) or type(raised) is OSError:
            return True
        raised = raised.__cause__ or raised.__context__
    return False
