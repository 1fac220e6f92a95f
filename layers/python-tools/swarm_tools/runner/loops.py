"""Where a running test is, and whether the loop that it is in comes nearer to its end."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from dataclasses import dataclass
from types import FrameType
from typing import Any

BOUNDED, NEARING, MOVING = "bounded", "nearing", "moving"
RECEDING, STUCK = "receding", "stuck"
# Flags and None are left out: that they stay as they are says nothing of the loop's body.
_PLAIN = (int, float, str, bytes)
_SIZED = (list, tuple, dict, set, frozenset, str, bytes)
_MOST_BYTES = 1_000_000
_open = open  # before a test can put something in its place

Place = tuple[str, int]


@dataclass(frozen=True)
class _Loop:
    """A `while` of a file: its lines, the names that its condition reads, and its distance."""

    first: int
    last: int
    names: tuple[str, ...]
    distance: tuple[ast.expr, ast.expr] | None


class Loops:
    """The `while` statements of a project's files, read when a test is first seen in one."""

    def __init__(self, root: str) -> None:
        """Take the folder of the project."""
        self._root = root + os.sep
        self._files: dict[str, list[_Loop]] = {}

    def frames(self, frame: FrameType | None) -> Iterator[FrameType]:
        """Yield the frames of the project from the innermost one on."""
        while frame is not None:
            if frame.f_code.co_filename.startswith(self._root):
                yield frame
            frame = frame.f_back

    def around(self, frame: FrameType) -> _Loop | None:
        """Return the innermost `while` that a frame is in."""
        path = frame.f_code.co_filename
        if path not in self._files:
            self._files[path] = []  # for a look that interrupts this one
            self._files[path] = _loops(path)
        line, top = frame.f_lineno or 0, frame.f_code.co_firstlineno
        within = [one for one in self._files[path] if one.first <= line <= one.last]
        within = [one for one in within if one.first >= top]
        return max(within, key=lambda one: one.first, default=None)


@dataclass(frozen=True)
class _Look:
    """A loop as it was found at one look."""

    place: Place
    frame: FrameType
    state: tuple[Any, ...] | None
    distance: float | None


class Progress:
    """Looks at one test now and then while it runs.

    Only the values of names are read, and compared where that runs no code of the project. A
    loop `while a < b` comes nearer to its end while the distance of both shrinks at every look,
    and recedes from it while the distance has grown at every look; it is stuck where its condition
    reads numbers or strings and none of them has changed.

    Attributes:
        place: File and line of the innermost `while` at work, or of the innermost function.
        verdict: `BOUNDED` outside any `while`; else `NEARING`, `MOVING`,
            `RECEDING` or `STUCK`.
    """

    def __init__(self, loops: Loops) -> None:
        """Take the loops of the project."""
        self._loops = loops
        self._before: _Look | None = None
        self._nearing = self._receding = True
        self.place: Place | None = None
        self.verdict = BOUNDED

    def look(self, frame: FrameType | None) -> None:
        """Note where `frame`, the innermost one, is, and what became of its loop."""
        self.place, now = None, None
        for own in self._loops.frames(frame):
            path = own.f_code.co_filename
            self.place = self.place or (path, own.f_code.co_firstlineno)
            if loop := self._loops.around(own):
                self.place = (path, loop.first)
                state = _values(own, loop.names)
                now = _Look(self.place, own, state, _distance(own, loop.distance))
                break
        before, self._before = self._before, now
        self.verdict = BOUNDED if now is None else self._compare(before, now)

    def forget(self) -> None:
        """Let go of the frame that was looked at."""
        self._before = None

    def _compare(self, before: _Look | None, now: _Look) -> str:
        if before is None or (before.place, before.frame) != (now.place, now.frame):
            self._nearing = self._receding = True
            return MOVING
        if now.state is not None and now.state == before.state:
            return STUCK
        both = before.distance is not None and now.distance is not None
        self._nearing &= both and now.distance < before.distance
        self._receding &= both and now.distance > before.distance
        return NEARING if self._nearing else RECEDING if self._receding else MOVING


def _loops(path: str) -> list[_Loop]:
    try:
        with _open(path, "rb") as file:
            tree = ast.parse(file.read(_MOST_BYTES))
    except Exception:  # the project may have replaced what this uses, and it is a look only
        return []
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.While):
            parts = list(ast.walk(node.test))
            plain = not any(isinstance(p, (ast.Attribute, ast.Subscript, ast.Call)) for p in parts)
            names = sorted({part.id for part in parts if isinstance(part, ast.Name)})
            test = node.test
            ends = None
            if isinstance(test, ast.Compare) and len(test.ops) == 1:
                ends = (test.left, test.comparators[0])
            last = node.end_lineno or node.lineno
            found.append(_Loop(node.lineno, last, tuple(names) if plain else (), ends))
    return found


def _values(frame: FrameType, names: tuple[str, ...]) -> tuple[Any, ...] | None:
    """Return the values of names, None where there are none or one is not plain."""
    found = []
    for name in names:
        value = _value(frame, name)
        if type(value) not in _PLAIN:
            return None
        found.append(value)
    return tuple(found) or None


def _value(frame: FrameType, name: str) -> Any:
    local = frame.f_locals
    return local[name] if name in local else frame.f_globals.get(name, ...)


def _distance(frame: FrameType, ends: tuple[ast.expr, ast.expr] | None) -> float | None:
    if ends is None:
        return None
    left, right = (_number(frame, end) for end in ends)
    return None if left is None or right is None else abs(left - right)


def _number(frame: FrameType, node: ast.expr) -> float | None:
    """Return what a constant, a name, or the length of a name is; None for all else."""
    if isinstance(node, ast.Constant):
        value = node.value
    elif isinstance(node, ast.Name):
        value = _value(frame, node.id)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "len":
        argument = node.args[0] if node.args else None
        value = _value(frame, argument.id) if isinstance(argument, ast.Name) else None
        return len(value) if type(value) in _SIZED else None
    else:
        return None
    return value if type(value) in (int, float) else None
