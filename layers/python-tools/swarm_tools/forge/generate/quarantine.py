"""What a call that is only tried may not do: reach descriptors, processes, the network, files."""

from __future__ import annotations

import sys
import tempfile
from typing import Any

from swarm_tools.runner.touches import Touches

_REFUSED = ("os.kill", "os.fork", "os.exec", "os.posix_spawn", "os.system", "os.chdir", "os.spawn")
_REFUSED_TOO = ("subprocess.Popen", "socket.connect", "socket.bind", "socket.getaddrinfo")


class Refused(BaseException):
    """A call tried what no test may do."""


class Quarantine:
    """Notes what a call touches, and refuses what would harm the process itself."""

    def __init__(self) -> None:
        """Begin; it goes on to the end of the process."""
        self._touches = Touches([tempfile.gettempdir()])
        self._touches.watch()
        self._on = False
        self.refused = False
        sys.addaudithook(self._see)

    def begin(self) -> None:
        """Start on a call."""
        self._touches.take()
        self._on, self.refused = True, False

    def is_clean(self) -> bool:
        """End a call; says whether it touched nothing outside a temporary folder."""
        self._on = False
        return not self._touches.take() and not self.refused

    def _see(self, event: str, arguments: tuple[Any, ...]) -> None:
        if not self._on:
            return
        number = event == "open" and bool(arguments) and isinstance(arguments[0], int)
        if number or event in _REFUSED or event in _REFUSED_TOO:
            self.refused = True
            raise Refused(event)
