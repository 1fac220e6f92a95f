"""Arguments for calls: edge cases of each kind of parameter, then values from a fixed seed."""

from __future__ import annotations

import random
from collections.abc import Sequence

_NUMBERS = (0, 1, 2, -1, 3, 10, 0.5, 7, -2.5, 100, 12, 5)
_TEXTS = ("", "a", "Hello World", "abc123", "racecar", "  two  words ", "12", "x,y;z", "Été")
_LISTS = ([], [1], [3, 1, 2], [2, 2, 1], [-1, 0, 5.5], ["b", "a", "b"], [10, 20, 30, 40])
_NESTED = ([[1, 2], [3, 4]], [], [[1]], [[1, [2]], 3], [[0, 0, 1], [1, 0, 0]])
_STRINGS = (["b", "a"], [], ["one", "two", "one"], ["x", ""])
_DICTS = ({}, {"a": 1, "b": 2}, {"name": "Ann", "age": 30, "price": 2.5}, {1: "x", 2: "y"})
_POOLS: dict[str, tuple[object, ...]] = {
    "number": _NUMBERS,
    "bool": (True, False),
    "string": _TEXTS,
    "list": _LISTS,
    "strings": _STRINGS,
    "nested": _NESTED,
    "dict": _DICTS,
    "iterable": (*_LISTS, *_TEXTS[:4]),
}
_ANY = (1, "ab", [3, 1, 2], {"a": 1}, 0, None, "", 2.5, [], True, [[1, 2], [3, 4]], -4)
_AT_RANDOM = 4


def pool(kind: str, seed: str) -> tuple[object, ...]:
    """Return the values that a parameter is given, edge cases first.

    Args:
        kind: Kind of the parameter as `swarm_tools.intents.facts` names it; any other name gives
            values of every kind.
        seed: Text that the values at random depend on, and nothing else.
    """
    fixed = _POOLS.get(kind, _ANY)
    chance = random.Random(seed)
    more: list[object] = []
    for _ in range(_AT_RANDOM):
        if kind == "number":
            more.append(chance.choice((chance.randint(-50, 500), round(chance.uniform(-9, 9), 2))))
        elif kind == "string":
            more.append("".join(chance.choice("abcxyz ABC01") for _ in range(chance.randint(1, 9))))
        elif kind in ("list", "iterable"):
            more.append([chance.randint(-9, 20) for _ in range(chance.randint(2, 6))])
    return (*fixed, *more)


def argument_lists(kinds: Sequence[str], seed: str, most: int) -> list[tuple[object, ...]]:
    """Return at most `most` distinct lists of arguments, one value a kind.

    The first ones walk through all pools side by side, the others at strides that differ from
    parameter to parameter, so that values meet in other company.
    """
    if not kinds:
        return [()]
    pools = [pool(kind, f"{seed}/{index}") for index, kind in enumerate(kinds)]
    found: dict[str, tuple[object, ...]] = {}
    for number in range(4 * most):
        row = tuple(
            values[(number * (1 + index * (number // len(values)))) % len(values)]
            if number < len(values)
            else values[(number * (2 * index + 1) + index) % len(values)]
            for index, values in enumerate(pools)
        )
        found.setdefault(repr(row), row)
        if len(found) == most:
            break
    return list(found.values())
