"""From the exception that a program ended in to the name of its end.

Standard library only: imported in the child before the program.
"""

from __future__ import annotations

import os
import sysconfig
from types import TracebackType
from typing import Any

from ..environment.wanted import Wanted, is_of_network
from .model import ARGUMENTS, CRASHED, ENDED, EXITS, LACKS, WAITS
from .watch import Arguments, Input, Place, Places

OWN_MAKING = frozenset(
    (TypeError, NameError, UnboundLocalError, AttributeError, IndexError, KeyError, RecursionError,
     AssertionError)
)  # fmt: skip
"""Errors that tell of a fault in the code; others may be what a demonstration asks for."""
_SCREENS = ("_tkinter", "_curses")
_ENVIRONMENT = type(os.environ).__getitem__.__code__.co_filename
_USAGE = 2
_MOST_FRAMES = 20


class Watched:
    """All that is known of a program besides the exception that it ended in."""

    def __init__(
        self, places: Places, arguments: Arguments, stdin: Input, wanted: Wanted, job: dict
    ) -> None:
        """Take what watches, and the job."""
        self.places = places
        self._arguments = arguments
        self._stdin = stdin
        self._wanted = wanted
        self._local = frozenset(job["local"])
        self._given_input = job["stdin"] is not None
        self._given_arguments = bool(job["args"])

    def waits(self) -> bool:
        """Tell whether it asked for input where there is none."""
        return bool(self._stdin.ends) and not self._given_input

    def at_input(self) -> dict[str, Any]:
        """Return the end of a program that waits for input."""
        return {"end": WAITS, **_at(self._stdin.place)}

    def exited(self, code: object) -> dict[str, Any]:
        """Return the end of a program that left by ``sys.exit``."""
        number = code if isinstance(code, int) else int(code is not None)
        if not number:
            return {"end": ENDED, "code": 0}
        if self.waits():
            return self.at_input()
        looked = self._arguments.looked if number == _USAGE else self._arguments.place
        if looked and (number == _USAGE or not self._given_arguments):
            return {"end": ARGUMENTS, "code": number, **_at(self._arguments.place)}
        return {"end": EXITS, "code": number}

    def crashed(self, error: BaseException) -> dict[str, Any]:
        """Return the end of a program by an exception that nobody caught."""
        frames = _frames(error.__traceback__)
        own = [place for file, line in frames if (place := self.places.of(file, line))]
        at = own[-1] if own else None
        told = {"code": 1, "error": type(error).__name__, "message": _text(error), **_at(at)}
        told["stack"] = own[:_MOST_FRAMES]
        if self.waits() or (isinstance(error, EOFError) and self._stdin.ends):
            return {**told, **self.at_input()}
        if isinstance(error, (IndexError, ValueError)) and at and at == self._arguments.place:
            return {**told, "end": ARGUMENTS}
        if lacking := self._lacking(error, frames):
            return {**told, "end": LACKS, "lacks": lacking[0], "wanted": lacking[1]}
        raised = frames[-1][0] if frames else ""
        ours = self.places.of(raised, 1) is not None or _is_of_library(raised)
        return {**told, "end": CRASHED, "own": type(error) in OWN_MAKING and bool(at) and ours}

    def _lacking(
        self, error: BaseException, frames: list[tuple[str, int]]
    ) -> tuple[str, str] | None:
        """Return kind and name of what is not on this machine; None where that is not the cause."""
        address = self._wanted.take()
        if isinstance(error, ImportError):
            name = error.name or ""
            ours = name.partition(".")[0] in self._local
            return None if ours or not name else ("module", name)
        if isinstance(error, KeyError) and frames and frames[-1][0] == _ENVIRONMENT:
            return "variable", str(error.args[0])
        for cause in _causes(error, through_context=type(error) not in OWN_MAKING):
            if isinstance(cause, OSError) and isinstance(cause.filename, (str, bytes)):
                place = self.places.of(os.path.realpath(os.fsdecode(cause.filename)), 0)
                return "file", place[0] if place else os.fsdecode(cause.filename)
            if isinstance(cause, OSError) and is_of_network(cause):
                return "network", address
            if type(cause).__module__ in _SCREENS:
                return "display", ""
        return None


def _causes(error: BaseException, *, through_context: bool) -> list[BaseException]:
    """Return an error and those that it stands for."""
    found: list[BaseException] = []
    cause: BaseException | None = error
    while cause is not None and not any(cause is one for one in found):
        found.append(cause)
        cause = cause.__cause__ or (cause.__context__ if through_context else None)
    return found


def _frames(trace: TracebackType | None) -> list[tuple[str, int]]:
    """Return file and line of each frame of a traceback, the innermost last."""
    found = []
    while trace is not None:
        found.append((trace.tb_frame.f_code.co_filename, trace.tb_lineno))
        trace = trace.tb_next
    return found


def _is_of_library(filename: str) -> bool:
    """Tell whether a file is of Python's own library, which raises what it is given cause for."""
    library = os.path.join(sysconfig.get_path("stdlib"), "")
    frozen = filename.startswith("<frozen ")
    return frozen or (filename.startswith(library) and "site-packages" not in filename)


def _at(place: Place | None) -> dict[str, Any]:
    return {"path": place[0], "line": place[1]} if place else {}


def _text(error: BaseException) -> str:
    try:
        return str(error)
    except Exception:
        return ""
