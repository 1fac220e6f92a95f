"""The one name that somebody who mistyped must have meant."""

from __future__ import annotations

from collections.abc import Iterable


def distance(left: str, right: str) -> int:
    """Return how many letters to insert, drop, change or swap with a neighbour lie between."""
    before: list[int] = []
    row = list(range(len(right) + 1))
    for i, one in enumerate(left, 1):
        older, before, row = before, row, [i]
        for j, other in enumerate(right, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (one != other))
            if i > 1 and j > 1 and one == right[j - 2] and left[i - 2] == other:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
    return row[-1]


def nearest(name: str, known: Iterable[str]) -> str | None:
    """Return the only known name close enough to a wrong one; None when there is any doubt.

    Names that differ by a digit, by a plural or by an underscore in front are other names,
    not mistyped ones, and a short name is too close to everything.
    """
    allowed = 2 if len(name) >= 8 else 1
    close = []
    for other in sorted(set(known) - {name}):
        if abs(len(other) - len(name)) > allowed or other.startswith("_") != name.startswith("_"):
            continue
        steps = 0 if other.lower() == name.lower() else distance(name, other)
        if steps <= allowed:
            close.append((steps, other))
    close.sort()
    if not close or (len(close) > 1 and close[1][0] == close[0][0]):
        return None
    steps, found = close[0]
    shortest = 3 if sorted(name) == sorted(found) else 5 if len(name) == len(found) else 4
    if min(len(name), len(found)) < shortest:
        return None
    return None if _another(name, found) else found


def _another(name: str, found: str) -> bool:
    if name.rstrip("s") == found.rstrip("s") or _digits(name) != _digits(found):
        return True
    shorter, longer = sorted((name, found), key=len)
    front = name.lower()[0] != found.lower()[0] and sorted(name) != sorted(found)
    extended = len(shorter) < min(6, len(longer)) and longer.startswith(shorter)
    return front or extended


def _digits(name: str) -> str:
    return "".join(letter for letter in name if letter.isdigit())
