"""What a program asks for while it runs: input, arguments, and more time than it has.

Standard library only: imported in the child before the program.
"""

from __future__ import annotations

import _thread
import io
import os
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

Place = tuple[str, int]
_MOST_ENDS = 1000


class Places:
    """Tells which code is the project's."""

    def __init__(self, root: str) -> None:
        """Take the folder of the project."""
        self._root = os.path.join(os.path.realpath(root), "")

    def of(self, filename: str, line: int) -> Place | None:
        """Return path and line in the project; None for code of others."""
        if not filename.startswith(self._root):
            return None
        return filename[len(self._root) :].replace(os.sep, "/"), line

    def innermost(self, frame: FrameType | None) -> Place | None:
        """Return the innermost place of the project on a stack."""
        while frame is not None:
            place = self.of(frame.f_code.co_filename, frame.f_lineno)
            if place is not None:
                return place
            frame = frame.f_back
        return None


class Arguments(list):
    """``sys.argv``, which notes who looks behind the name of the program."""

    def __init__(self, values: list[str], places: Places) -> None:
        """Take all of it."""
        super().__init__(values)
        self._places = places
        self.looked = False
        self.place: Place | None = None

    def _look(self) -> None:
        caller = sys._getframe(2)
        self.looked = True
        self.place = self._places.of(caller.f_code.co_filename, caller.f_lineno) or self.place

    def __getitem__(self, index: Any) -> Any:
        if index != 0:
            self._look()
        return super().__getitem__(index)

    def __iter__(self) -> Any:
        self._look()
        return super().__iter__()

    def __len__(self) -> int:
        self._look()
        return super().__len__()

    def __reduce__(self) -> Any:
        return list, (list(super().__iter__()),)


class Input(io.RawIOBase):
    """Standard input, which notes where more is read than there is."""

    name = "<stdin>"

    def __init__(self, places: Places, give_up: Callable[[], None]) -> None:
        """Take who is called where the end is read again and again."""
        self._places = places
        self._give_up = give_up
        self.ends = 0
        self.place: Place | None = None

    def readable(self) -> bool:
        """Say that it can be read."""
        return True

    def fileno(self) -> int:
        """Return the descriptor."""
        return 0

    def readinto(self, buffer: Any) -> int:
        """Read as a file does."""
        data = os.read(0, len(buffer))
        buffer[: len(data)] = data
        if not data and len(buffer):
            self.ends += 1
            self.place = self.place or self._places.innermost(sys._getframe(1))
            if self.ends >= _MOST_ENDS:
                self._give_up()
        return len(data)

    def as_text(self) -> io.TextIOWrapper:
        """Return what takes the place of ``sys.stdin``."""
        return io.TextIOWrapper(io.BufferedReader(self), encoding="utf-8")


def after(seconds: float, call: Callable[[FrameType | None], None]) -> None:
    """Call with the frame of the main thread once the time is up, unless the process has ended."""
    main = _thread.get_ident()

    def wait() -> None:
        time.sleep(seconds)
        call(sys._current_frames().get(main))

    _thread.start_new_thread(wait, ())
