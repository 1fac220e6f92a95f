"""Names that are one letter off a well-known one."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from .known import best_known, rank_of

_POPULAR = 3000
_SHORTEST = 4
_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-"


@functools.lru_cache(maxsize=1)
def _popular() -> frozenset[str]:
    return frozenset(best_known(_POPULAR))


def lookalike_of(name: str) -> str | None:
    """Return the well-known name that `name` (normalised) is one letter off; None for none.

    A letter more, less, another, or two that changed places. A name that is itself well known is
    no lookalike, and short names are too close to each other to tell.
    """
    if rank_of(name) is not None or len(name) < _SHORTEST:
        return None
    near = {other for other in _variants(name) if other in _popular()}
    return min(near, key=lambda other: (rank_of(other), other)) if near else None


def _variants(name: str) -> Iterator[str]:
    for at in range(len(name) + 1):
        head, tail = name[:at], name[at:]
        for letter in _LETTERS:
            yield head + letter + tail
            if tail:
                yield head + letter + tail[1:]
        if tail:
            yield head + tail[1:]
        if len(tail) > 1:
            yield head + tail[1] + tail[0] + tail[2:]
    yield name.replace("-", "")
