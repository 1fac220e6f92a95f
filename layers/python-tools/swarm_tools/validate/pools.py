"""Texts of the values that a parameter is given, edge cases first, then values from a seed."""

from __future__ import annotations

import random

from .hints import Hints

_NUMBERS = (0, 1, 2, -1, 3, 10, 0.5, 7, -2.5, 100, 12, 5, 1000, 4, 15, 64)
_STRINGS = (
    *("", "a", "Hello World", "abc123", "racecar", "  two  words ", "12", "x,y;z", "Été", "ABC"),
    *("2024-02-29", "a@b.co", "10:30", "-3.5", "aab", "([)]", "one\ntwo\n", "k=v"),
)
_LISTS = (
    *("[]", "[1]", "[3, 1, 2]", "[2, 2, 1]", "[-1, 0, 5.5]", "['b', 'a', 'b']"),
    *("[10, 20, 30, 40]", "[0, 0]", "[5, -5, 5, 3, 3, 9]", "(1, 2, 3)", "[None, 1]", "[-3, -7]"),
)
_NESTED = (
    *("[[1, 2], [3, 4]]", "[]", "[[1]]", "[[1, [2]], 3]", "[[0, 0, 1], [1, 0, 0]]", "[[]]"),
    *(
        "[[1, 2, 3], [4, 5, 6], [7, 8, 9]]",
        "[('a', 1), ('b', 2), ('a', 3)]",
        "[['x', ' '], [' ', 'x']]",
    ),
)
_WORDS = (
    *(
        "['b', 'a']",
        "[]",
        "['one', 'two', 'one']",
        "['x', '']",
        "['Ann', 'bob', 'Cy']",
        "['a b', 'ab']",
    ),
    *("['10', '9', '-1']", "['level', 'noon', 'abc']"),
)
_DICTS = (
    *("{}", "{'a': 1, 'b': 2}", "{'name': 'Ann', 'age': 30, 'price': 2.5}", "{1: 'x', 2: 'y'}"),
    *(
        "{'b': 2, 'a': 2, 'c': 1}",
        "{'x': [1, 2], 'y': []}",
        "{'k': {'j': 1}}",
        "{'a': 0, '': None}",
    ),
)
_GRAPHS = (
    *("{'a': ['b', 'c'], 'b': ['c'], 'c': []}", "{}", "{'a': []}", "{'a': ['b'], 'b': ['a']}"),
    *("{1: [2], 2: [3], 3: [1], 4: []}", "{'a': ['b'], 'b': ['c'], 'c': ['d'], 'd': []}"),
)
_WEIGHTED = (
    *("{'a': {'b': 1, 'c': 4}, 'b': {'c': 2}, 'c': {}}", "{}", "{'a': {}}"),
    *("{'a': {'b': 7}, 'b': {'a': 1}}", "{1: {2: 5, 3: 1}, 3: {2: 1}, 2: {}}"),
)
_PAIRS = (
    *("{'a': [('b', 1), ('c', 4)], 'b': [('c', 2)], 'c': []}", "{}", "{'a': []}"),
    *("{'a': [('b', 7)], 'b': [('a', 1)]}",),
)
_ANY = (
    *("1", "'ab'", "[3, 1, 2]", "{'a': 1}", "0", "None", "''", "2.5", "[]", "True"),
    *("[[1, 2], [3, 4]]", "-4", "(1, 2)", "'Hello World'", "['b', 'a']", "10", "{}"),
)
CALLABLES = (
    *("lambda *a, **k: a[0] if a else None", "lambda *a, **k: True", "lambda *a, **k: len(a)"),
    *("str", "lambda *a, **k: None", "abs", "bool", "lambda *a, **k: 1 / 0"),
)
_DATES = ("date(2024, 2, 29)", "date(2023, 12, 31)", "date(2000, 1, 1)", "date(1999, 6, 15)")
_MOMENTS = (
    *("datetime_(2024, 2, 29, 12, 30)", "datetime_(2023, 12, 31, 23, 59, 59)"),
    *("datetime_(2000, 1, 1)", "datetime_(1999, 6, 15, 8, 5)"),
)
_SPANS = ("timedelta(0)", "timedelta(days=1)", "timedelta(hours=5, minutes=3)", "timedelta(-2)")
_FIXED: dict[str, tuple[str, ...]] = {
    "bool": ("True", "False", "None"),
    "list": _LISTS,
    "strings": _WORDS,
    "nested": _NESTED,
    "graph": _GRAPHS,
    "weighted dict": _WEIGHTED,
    "weighted pairs": _PAIRS,
    "iterable": (*_LISTS, *map(repr, _STRINGS[:6]), "range(4)", "{3, 1}", "iter([2, 1])"),
    "callable": CALLABLES,
    "date": _DATES,
    "datetime": _MOMENTS,
    "timedelta": _SPANS,
    "bytes": ("b''", "b'abc'", "b'\\x00\\xff'", "b'two words'"),
    "decimal": ("Decimal('0')", "Decimal('1.50')", "Decimal('-2')", "Decimal('100')"),
    "set": ("set()", "{1}", "{3, 1, 2}", "{'a', 'b'}"),
    "none": ("None",),
}
_AMOUNTS = ("0", "1", "2.5", "30", "-4", "100")
_TEXTS = ("'Ann'", "'b'", "''", "'x y'", "'done'", "'2024-02-29'")
_TEXTUAL = frozenset(("name", "title", "text", "label", "id", "type", "status", "kind", "date"))
_NUMERIC = frozenset(
    ("price", "amount", "quantity", "qty", "age", "count", "total", "score", "x", "y", "value",
     "balance", "width", "height", "size", "weight", "rate", "year", "salary", "grade", "stock")
)  # fmt: skip


def pool(kind: str, hints: Hints, attributes: list[str], seed: str) -> list[str]:
    """Return the texts of values for one parameter, without doubles.

    Args:
        kind: Kind of the parameter as `swarm_tools.intents.facts` names it, or a key of `_FIXED`;
            any other name gives values of every kind.
        hints: What the function's source says.
        attributes: Attributes that are read from the parameter or from its items.
        seed: Text that the values at random depend on, and nothing else.
    """
    chance = random.Random(seed)
    if kind == "number":
        found = _mixed([repr(n) for n in hints.numbers], [repr(n) for n in _NUMBERS])
        found += [repr(_number(chance)) for _ in range(14)]
    elif kind == "string":
        told = [repr(text) for text in [*hints.strings, *hints.keys]]
        found = _mixed(told, [repr(text) for text in _STRINGS])
        found += [repr(_string(chance, hints)) for _ in range(12)]
    elif kind == "objects":
        found = _records(hints.keys, attributes, hints, chance)
        found = [*_lists(found), *_LISTS[:3], *_NESTED[:2]]
    elif kind == "dict":
        records = _records(hints.keys, [], hints, chance) if hints.keys else []
        found = _mixed(records, list(_DICTS)) + [_lists(records)[-1]] * bool(records)
    elif kind in _FIXED:
        found = list(_FIXED[kind])
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
    return "number" if word in _NUMERIC else "string" if word in _TEXTUAL else "unknown"


def _any(hints: Hints, attributes: list[str], chance: random.Random) -> list[str]:
    told = [repr(item) for item in [*hints.numbers[:9], *hints.strings[:6]]]
    if hints.keys or attributes:
        records = _records(hints.keys, attributes, hints, chance)
        told = [*records, *_lists(records), *told]
    return _mixed(told, list(_ANY)) + [repr(_number(chance)) for _ in range(6)]


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
    numeric, textual = word in _NUMERIC, word in _TEXTUAL
    if not numeric and not textual:
        numeric = number % 3 != 2
    values = [repr(n) for n in hints.numbers] if numeric else [repr(t) for t in hints.strings]
    fixed = list(_AMOUNTS if numeric else _TEXTS)
    if values and number % 2:
        return values[number // 2 % len(values)]
    return chance.choice(fixed) if number else fixed[1 if numeric else 0]


def _lists(records: list[str]) -> list[str]:
    """Return lists of records: of each number up to three, and of all."""
    joined = [", ".join(records[start : start + size]) for size in (1, 2, 3) for start in (0, 2, 3)]
    return [f"[{one}]" for one in dict.fromkeys(joined) if one] + [f"[{', '.join(records)}]"]
