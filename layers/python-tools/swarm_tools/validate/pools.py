"""Texts of the values that a parameter is given, edge cases first, then values from a seed."""

from __future__ import annotations

import random

from .hints import Hints
from .values import (
    AMOUNTS,
    ANY,
    DICTS,
    FIXED,
    LISTS,
    NESTED,
    NUMBERS,
    NUMERIC,
    STRINGS,
    TEXTS,
    TEXTUAL,
)


def pool(kind: str, hints: Hints, attributes: list[str], seed: str) -> list[str]:
    """Return the texts of values for one parameter, without doubles.

    Args:
        kind: Kind of the parameter as `swarm_tools.signatures.facts` names it, or a key of `FIXED`;
            any other name gives values of every kind.
        hints: What the function's source says.
        attributes: Attributes that are read from the parameter or from its items.
        seed: Text that the values at random depend on, and nothing else.
    """
    chance = random.Random(seed)
    if kind == "number":
        found = _mixed([repr(n) for n in hints.numbers], [repr(n) for n in NUMBERS])
        found += [repr(_number(chance)) for _ in range(14)]
    elif kind == "string":
        told = [repr(text) for text in [*hints.strings, *hints.keys]]
        found = _mixed(told, [repr(text) for text in STRINGS])
        found += [repr(_string(chance, hints)) for _ in range(12)]
    elif kind == "objects":
        found = _records(hints.keys, attributes, hints, chance)
        found = [*_lists(found), *LISTS[:3], *NESTED[:2]]
    elif kind == "dict":
        records = _records(hints.keys, [], hints, chance) if hints.keys else []
        found = _mixed(records, list(DICTS)) + [_lists(records)[-1]] * bool(records)
    elif kind in FIXED:
        found = list(FIXED[kind])
    else:
        found = _any(hints, attributes, chance)
    if kind in ("list", "iterable", "strings"):
        found += [_list(kind, chance, hints) for _ in range(12)]
        if hints.keys or attributes:
            found = _mixed(_lists(_records(hints.keys, attributes, hints, chance)), found)
    return list(dict.fromkeys(found))


def kind_of_name(name: str) -> str:
    """Return the kind of value that a name of a field stands for, as a rule."""
    word = name.lower().rsplit("_", 1)[-1]
    return "number" if word in NUMERIC else "string" if word in TEXTUAL else "unknown"


def _any(hints: Hints, attributes: list[str], chance: random.Random) -> list[str]:
    told = [repr(item) for item in [*hints.numbers[:9], *hints.strings[:6]]]
    if hints.keys or attributes:
        records = _records(hints.keys, attributes, hints, chance)
        told = [*records, *_lists(records), *told]
    return _mixed(told, list(ANY)) + [repr(_number(chance)) for _ in range(6)]


def _mixed(first: list[str], second: list[str]) -> list[str]:
    """Return two lists as one, taking from each in turn."""
    paired = [item for pair in zip(first, second, strict=False) for item in pair]
    shared = min(len(first), len(second))
    return [*paired, *first[shared:], *second[shared:]]


def _number(chance: random.Random) -> float:
    return chance.choice(
        (chance.randint(-20, 60), chance.randint(-50, 2000), round(chance.uniform(-9, 99), 2))
    )


def _string(chance: random.Random, hints: Hints) -> str:
    letters = "abcxyz ABC01 ,.-"
    parts = [chance.choice(letters) for _ in range(chance.randint(1, 9))]
    if hints.strings and chance.random() < 0.5:
        parts.insert(chance.randint(0, len(parts)), chance.choice(hints.strings))
    return "".join(parts)


def _list(kind: str, chance: random.Random, hints: Hints) -> str:
    size = chance.randint(1, 7)
    if kind == "strings":
        return repr([_string(chance, hints) for _ in range(size)])
    near = hints.numbers or [0]
    items = [
        chance.choice((chance.randint(-9, 20), chance.choice(near), chance.randint(0, 4)))
        for _ in range(size)
    ]
    return repr(sorted(items) if chance.random() < 0.3 else items)


def _records(
    keys: list[str], attributes: list[str], hints: Hints, chance: random.Random
) -> list[str]:
    """Return dictionaries with the keys, or things with the attributes, that are read."""
    found = []
    for number in range(8):
        if attributes:
            pairs = ", ".join(
                f"{name}={_held(name, number, hints, chance)}"
                for name in attributes
                if name.isidentifier() and not name.startswith("__")
            )
            found.append(f"thing({pairs})")
        elif keys:
            held = [f"{key!r}: {_held(key, number, hints, chance)}" for key in keys]
            found.append("{" + ", ".join(held[: len(held) - (number == 7)]) + "}")
    return found


def _held(name: str, number: int, hints: Hints, chance: random.Random) -> str:
    word = name.lower().rsplit("_", 1)[-1]
    numeric, textual = word in NUMERIC, word in TEXTUAL
    if not numeric and not textual:
        numeric = number % 3 != 2
    values = [repr(n) for n in hints.numbers] if numeric else [repr(t) for t in hints.strings]
    fixed = list(AMOUNTS if numeric else TEXTS)
    if values and number % 2:
        return values[number // 2 % len(values)]
    return chance.choice(fixed) if number else fixed[1 if numeric else 0]


def _lists(records: list[str]) -> list[str]:
    """Return lists of records: of each number up to three, and of all."""
    joined = [", ".join(records[start : start + size]) for size in (1, 2, 3) for start in (0, 2, 3)]
    return [f"[{one}]" for one in dict.fromkeys(joined) if one] + [f"[{', '.join(records)}]"]
