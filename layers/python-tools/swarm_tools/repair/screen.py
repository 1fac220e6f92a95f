"""Leaves out candidates that turn no test green, without a fork for each.

One child imports the project and its tests once and then puts the new code of one candidate after
another into the functions it edits. What the tests change in modules is set back each time, and
now and then the program as it was is tried again, to see that nothing stuck. Whatever turns a test
green, or cannot be judged like this, is left to a child of its own.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from swarm_tools.repair.child import overlay_sources, quiet
from swarm_tools.repair.model import Candidate
from swarm_tools.repair.pure import is_pure
from swarm_tools.repair.screen_child import LATE, OPEN, RED, STUCK, Screening, screen
from swarm_tools.repair.server import Server

PATIENCE_S = 3.0
LEAST = 8


@dataclass
class _Part:
    """The candidates of one child, by their place in the chunk."""

    places: list[int]
    pid: int
    pipe: int
    said: bytearray = field(default_factory=bytearray)
    heard: float = field(default_factory=time.monotonic)


class Screen:
    """Screens the candidates of one attempt.

    Attributes:
        usable: Whether it can be used: the project is simple enough, and nothing has stuck.
    """

    def __init__(
        self, server: Server, root: Path, overlay: Mapping[str, str], tests: Sequence[str]
    ) -> None:
        """Look at what ``tests`` load with ``overlay`` (absolute path to text) in place."""
        self._server = server
        self._root = root
        self._overlay = dict(overlay)
        self.usable = is_pure(root, overlay, tests)

    def verdicts(
        self, chunk: Sequence[Candidate], tests: Sequence[str], cpu_s: float, until: float
    ) -> list[bytes]:
        """Return for each candidate RED, LATE, or OPEN when it has to be tried by itself.

        Args:
            chunk: Candidates.
            tests: Node ids of the red tests.
            cpu_s: CPU seconds a test may take.
            until: ``time.monotonic`` value at which it stops; what is left then stays OPEN.
        """
        said = [OPEN] * len(chunk)
        able = [i for i, c in enumerate(chunk) if c.patches is not None]
        if not self.usable or len(able) < LEAST:
            return said
        jobs = self._server.jobs
        waiting = [able[n::jobs] for n in range(jobs)]
        parts: list[_Part] = []
        try:
            while (waiting or parts) and time.monotonic() < until:
                parts += [self._fork(places, chunk, tests, cpu_s) for places in waiting if places]
                waiting = []
                for part in self._ended(parts, cpu_s * len(tests), until):
                    parts.remove(part)
                    rest = self._take(part, said)
                    if self.usable:
                        waiting.append(rest)
        finally:
            for part in parts:
                self._end(part)
        return said if self.usable else [OPEN] * len(chunk)

    def _fork(
        self,
        places: list[int],
        chunk: Sequence[Candidate],
        tests: Sequence[str],
        cpu_s: float,
    ) -> _Part:
        read, write = os.pipe()
        pid = os.fork()
        if pid == 0:
            try:
                os.close(read)
                os.setpgid(0, 0)
                quiet()
                overlay_sources(self._overlay, self._server.compiled)
                some = [chunk[i] for i in places]
                screen(Screening(self._root, some, tests, self._server.callables, cpu_s, write))
            finally:
                os._exit(0)
        os.close(write)
        return _Part(places, pid, read)

    def _ended(self, parts: list[_Part], cpu_s: float, until: float) -> list[_Part]:
        """Wait until children end, or say nothing for too long; returns those."""
        ended: list[_Part] = []
        while parts and not ended and time.monotonic() < until:
            ready, _, _ = select.select([p.pipe for p in parts], [], [], 0.2)
            now = time.monotonic()
            for part in parts:
                if part.pipe in ready:
                    data = os.read(part.pipe, 1 << 16)
                    part.said += data
                    part.heard = now
                    if not data:
                        ended.append(part)
                elif now - part.heard > PATIENCE_S + 8 * cpu_s:
                    ended.append(part)
        for part in ended:
            self._end(part)
        return ended

    @staticmethod
    def _end(part: _Part) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(part.pid, signal.SIGKILL)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.kill(part.pid, signal.SIGKILL)
        os.close(part.pipe)
        os.waitpid(part.pid, 0)

    def _take(self, part: _Part, said: list[bytes]) -> list[int]:
        """Note what a child said; returns the places it did not come to."""
        words = [bytes([b]) for b in part.said]
        if STUCK in words or not words:
            self.usable = False
            return []
        # It says once that it is ready, then a word a candidate.
        for place, word in zip(part.places, words[1:], strict=False):
            said[place] = word
        done = len(words) - 1
        if done < len(part.places):
            said[part.places[done]] = LATE  # It did not survive this one.
        return part.places[done + 1 :]


__all__ = ["LATE", "OPEN", "RED", "Screen"]
