"""Values near a value: the inputs on which candidates are compared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

MOST_INSIDE = 3


def nearby(value: Any) -> Iterator[Any]:
    """Yield values of the same type, the nearest first; order and range are mostly kept."""
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
        yield from (value[::-1], "")
    elif isinstance(value, (list, tuple)):
        yield from _sequences(value)
    elif isinstance(value, (set, frozenset)):
        for item in sorted(value, key=repr)[:MOST_INSIDE]:
            yield value - {item}
    elif isinstance(value, dict):
        for key in list(value)[:MOST_INSIDE]:
            yield {k: v for k, v in value.items() if k != key}
            for other in nearby(value[key]):
                yield {**value, key: other}


def _sequences(value: Any) -> Iterator[Any]:
    kind = type(value)
    if not value or kind not in (list, tuple):
        return
    if kind is list:
        yield from (value[:-1], value[1:], [*value, value[-1]], value[:1], [])
        if len(value) > 1:
            yield [value[0], *value]
            yield value[::-1]
    for at in range(min(len(value), MOST_INSIDE)):
        for index, other in enumerate(nearby(value[at])):
            if index == MOST_INSIDE:
                break
            yield kind([*value[:at], other, *value[at + 1 :]])
