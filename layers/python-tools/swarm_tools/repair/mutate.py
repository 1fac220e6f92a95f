"""Values near a value: the inputs on which candidates are compared."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

MOST_INSIDE = 3
MOST_FIELDS = 6
DEEPEST = 4
_NUMBER = re.compile(r"[0-9]{1,9}(?:\.[0-9]+)?")
OWN = ("builtins", "collections", "datetime", "decimal", "fractions")


def nearby(value: Any, pool: Sequence[Any] = (), depth: int = 0) -> Iterator[Any]:
    """Yield values of the same type, the nearest first; order and range are mostly kept.

    Args:
        value: Where to start.
        pool: Numbers and texts of the program, of which those of the value's type come last.
        depth: How far inside another value this one is.
    """
    yield from _near(value, pool, depth)
    if type(value) in (int, float, str):
        yield from (other for other in pool if type(other) is type(value) and other != value)


def _near(value: Any, pool: Sequence[Any], depth: int) -> Iterator[Any]:
    if depth > DEEPEST:
        return
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        if value != 0:
            yield value - 1
        yield value + 3
        if abs(value) < 10**6:
            yield value * 2
    elif isinstance(value, float):
        yield value + 1
        yield value * 2
        yield value + 0.5
    elif isinstance(value, str):
        yield from (value[:-1], value[1:], value + value[-1:], value * 2, value.swapcase())
        yield from _numbers_inside(value)
        yield from (value[::-1], "")
    elif isinstance(value, (list, tuple)):
        yield from _sequences(value, pool, depth)
    elif isinstance(value, (set, frozenset)):
        for item in sorted(value, key=repr)[:MOST_INSIDE]:
            yield value - {item}
    elif isinstance(value, dict):
        for key in list(value)[:MOST_INSIDE]:
            yield {k: v for k, v in value.items() if k != key}
            for other in nearby(value[key], pool, depth + 1):
                yield {**value, key: other}
    elif hasattr(value, "__dict__") and type(value).__module__ not in OWN:
        yield from _objects(value, pool, depth)


def _numbers_inside(text: str) -> Iterator[str]:
    """Yield a text with its first number, then its last one, a little larger, and with a part."""
    found = list(_NUMBER.finditer(text))
    for one in dict.fromkeys((*found[:1], *found[-1:])):
        whole = one[0].partition(".")[0]
        for other in (f"{int(whole) + 1:0{len(whole)}}", f"{whole}.9"):
            yield text[: one.start()] + other + text[one.end() :]


def _objects(value: Any, pool: Sequence[Any], depth: int) -> Iterator[Any]:
    """Yield copies of an object with one of its fields changed."""
    fields = [
        [(name, other) for other in nearby(inside, pool, depth + 1)]
        for name, inside in sorted(vars(value).items())[:MOST_FIELDS]
    ]
    for number in range(max((len(rows) for rows in fields), default=0)):
        for rows in fields:
            if number < len(rows):
                other = copy.copy(value)
                vars(other)[rows[number][0]] = rows[number][1]
                yield other


def _sequences(value: Any, pool: Sequence[Any], depth: int) -> Iterator[Any]:
    kind = type(value)
    if not value or kind not in (list, tuple):
        return
    if kind is list:
        yield from (value[:-1], value[1:], [*value, value[-1]], value[:1], [])
        if len(value) > 1:
            yield [value[0], *value]
            yield value[::-1]
    most = 2 * (MOST_INSIDE + len(pool))
    rows = [list(islice(nearby(item, pool, depth + 1), most)) for item in value[:MOST_INSIDE]]
    for number in range(max(map(len, rows))):
        for at, row in enumerate(rows):
            if number < len(row):
                yield kind([*value[:at], row[number], *value[at + 1 :]])
