"""Copies of the test process: code under test that forks must not run the other tests too."""

from __future__ import annotations

import mmap
import os

_FORKED, _CAME_BACK = 0, 1


class Copies:
    """Ends each copy of the process that made this, where it comes back to the run.

    A module that forks when it is imported leaves copies that would go on with the tests that
    follow and tell their outcomes in this process's name, or take the processes they need.
    """

    def __init__(self) -> None:
        """Take this process as the one whose word counts."""
        # Kept here, before any code of the project can replace them.
        self._process, self._exit = os.getpid, os._exit
        self._wait = getattr(os, "waitid", None)  # which macOS has from Python 3.13 on
        self._own = self._process()
        self._seen = mmap.mmap(-1, 2)  # shared with all copies
        os.register_at_fork(after_in_child=self._forked)

    def _forked(self) -> None:
        self._seen[_FORKED] = 1

    def end(self) -> None:
        """End the process, and leave a mark for the first one, where it is a copy."""
        if self._process() != self._own:
            self._seen[_CAME_BACK] = 1
            self.leave()

    def leave(self) -> None:
        """End this process at once."""
        self._exit(0)

    @property
    def are_left(self) -> bool:
        """Whether a copy came back, or one that code under test made has not ended."""
        if self._seen[_CAME_BACK]:
            return True
        if not self._seen[_FORKED] or self._wait is None:
            return False
        try:
            ended = self._wait(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        except ChildProcessError:
            return False
        return ended is None
