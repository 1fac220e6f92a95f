"""Pieces of work in forked children of a warm process, side by side, answers in order."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

WINDOW = 12
_POLL_S = 0.5


@dataclass(frozen=True)
class Piece:
    """One child's work.

    Attributes:
        key: Whatever the caller knows it by.
        work: Called in the child with the pipe to write to; the child ends when it returns.
        wall_s: Wall seconds after which the child and all that it started are killed.
    """

    key: Any
    work: Callable[[int], None]
    wall_s: float


@dataclass(frozen=True)
class Ended:
    """How a child ended.

    Attributes:
        data: What it wrote to its pipe.
        status: As `os.waitpid` gives it.
    """

    data: bytes
    status: int

    def ended_by(self, *signals: int) -> bool:
        """Say whether one of these signals ended it."""
        return os.WIFSIGNALED(self.status) and os.WTERMSIG(self.status) in signals

    def exited(self, code: int) -> bool:
        """Say whether it exited with `code`."""
        return os.WIFEXITED(self.status) and os.WEXITSTATUS(self.status) == code


@dataclass
class _Running:
    pid: int
    pipe: int
    data: bytearray
    kill_at: float


class Forks:
    """Forks a child for each piece of work, so many side by side."""

    def __init__(self, jobs: int) -> None:
        """Run `jobs` children side by side."""
        self.jobs = jobs

    def run_all(self, pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Ended]]:
        """Yield each piece with how it ended, in the order given."""
        source = iter(pieces)
        queue: list[tuple[Piece, _Running]] = []
        try:
            while True:
                while sum(r.pipe >= 0 for _, r in queue) < self.jobs and len(queue) < WINDOW:
                    piece = next(source, None)
                    if piece is None:
                        break
                    queue.append((piece, _fork(piece)))
                if not queue:
                    return
                _pump([running for _, running in queue])
                while queue and queue[0][1].pipe < 0:
                    piece, running = queue.pop(0)
                    yield piece, _finish(running)
        finally:
            for _, running in queue:
                _kill(running)
                with contextlib.suppress(ChildProcessError):
                    os.waitpid(running.pid, 0)


def _fork(piece: Piece) -> _Running:
    read, write = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            os.close(read)
            os.setpgid(0, 0)
            piece.work(write)
            os._exit(0)
        finally:
            os._exit(4)
    os.close(write)
    return _Running(pid, read, bytearray(), time.monotonic() + piece.wall_s)


def _pump(running: list[_Running]) -> None:
    """Wait until a child reports or is too late."""
    alive = [r for r in running if r.pipe >= 0]
    if not alive:
        return
    ready, _, _ = select.select([r.pipe for r in alive], [], [], _POLL_S)
    for child in alive:
        if child.pipe in ready:
            data = os.read(child.pipe, 1 << 16)
            child.data += data
            if not data:
                os.close(child.pipe)
                child.pipe = -1
        elif time.monotonic() > child.kill_at:
            _kill(child)


def _kill(child: _Running) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(child.pid, signal.SIGKILL)
    if child.pipe >= 0:
        os.close(child.pipe)
        child.pipe = -1


def _finish(child: _Running) -> Ended:
    # Children of the child would outlive it: its process group goes with it.
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(child.pid, signal.SIGKILL)
    _, status = os.waitpid(child.pid, 0)
    return Ended(bytes(child.data), status)
