"""Edits of the same text, put together line by line."""

from __future__ import annotations

from difflib import SequenceMatcher
from itertools import pairwise
from typing import NamedTuple


class _Hunk(NamedTuple):
    """Lines from `start` up to `end` of a text, and what takes their place."""

    start: int
    end: int
    lines: tuple[str, ...]


def merged(base: str, one: str, other: str) -> str | None:
    """Return `base` with the changes of two texts made from it; None where they overlap."""
    lines = base.splitlines(keepends=True)
    hunks = sorted({*_hunks(lines, one), *_hunks(lines, other)})
    for before, after in pairwise(hunks):
        if after.start < before.end or after.start == before.start:
            return None
    for hunk in reversed(hunks):
        lines[hunk.start : hunk.end] = hunk.lines
    return "".join(lines)


def _hunks(lines: list[str], text: str) -> list[_Hunk]:
    changed = text.splitlines(keepends=True)
    matcher = SequenceMatcher(None, lines, changed, autojunk=False)
    return [
        _Hunk(start, end, tuple(changed[first:last]))
        for tag, start, end, first, last in matcher.get_opcodes()
        if tag != "equal"
    ]
