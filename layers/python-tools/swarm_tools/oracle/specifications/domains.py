"""How the arguments of a specification are made: edge cases first, then values by chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

Make = Callable[[random.Random], Any]


@dataclass(frozen=True)
class Domain:
    """The values one parameter takes.

    Attributes:
        kind: As `swarm_tools.signatures.facts` names the type of a parameter: ``number``,
            ``string``, ``bool``, ``list`` (of numbers), ``strings``, ``items`` (a list of
            numbers or of strings), ``nested`` or ``dict``.
        edges: Values that come first.
        make: A further value.
        narrowed: The same for parameters of another annotation (``int``, ``strings``, ``list``).
        free: Whether they are numbers that mean nothing by their size, so that those of a list or
            dictionary may all lie far away: an extreme that starts at a number shows there only.
    """

    kind: str
    edges: tuple[Any, ...]
    make: Make
    narrowed: tuple[tuple[str, Domain], ...] = ()
    free: bool = False

    def narrow(self, to: str) -> Domain:
        """Return the domain for parameters annotated so, itself where nothing is narrower."""
        return dict(self.narrowed).get(to, self)

    def starting(self, *edges: Any) -> Domain:
        """Return the domain with other edge cases, also when narrowed."""
        return replace(self, edges=edges)


def integers(low: int, high: int, *edges: int) -> Domain:
    """Return whole numbers from `low` to `high`; edges are both and the small ones."""
    first = edges or tuple(n for n in (low, 0, 1, 2, 3, -1, 10, high) if low <= n <= high)
    made = tuple(dict.fromkeys(first))
    return Domain("number", made, lambda chance: chance.randint(low, high), free=low < 0)


_FAR = (1000, -1000, 10**6, -(10**6), 10**12)


def _away(element: Domain, chance: random.Random) -> int:
    """Return what is added to all numbers of a list or dictionary; mostly nothing."""
    return chance.choice(_FAR) if element.free and chance.random() < 0.1 else 0


def numbers(low: float, high: float, *edges: float) -> Domain:
    """Return numbers, half of them whole, the others with one or two digits after the point."""
    whole = integers(int(low), int(high), *(n for n in edges if isinstance(n, int)))

    def make(chance: random.Random) -> float:
        if chance.random() < 0.5:
            return chance.randint(int(low), int(high))
        return round(chance.uniform(low, high), chance.choice((1, 2)))

    first = edges or (*whole.edges, *(x for x in (0.5, 2.5, -1.5) if low <= x <= high))
    return Domain("number", first, make, (("int", whole),), free=low < 0)


def booleans() -> Domain:
    """Return both truth values."""
    return Domain("bool", (True, False), lambda chance: chance.random() < 0.5)


def choices(*values: Any, kind: str = "number") -> Domain:
    """Return some values and no others."""
    return Domain(kind, values, lambda chance: chance.choice(values))


def strings(alphabet: str, low: int, high: int, *edges: str) -> Domain:
    """Return strings of `low` to `high` characters of an alphabet."""

    def make(chance: random.Random) -> str:
        return "".join(chance.choice(alphabet) for _ in range(chance.randint(low, high)))

    first = edges or tuple(s for s in ("", alphabet[0], alphabet[:3]) if low <= len(s) <= high)
    return Domain("string", first, make)


def sentences(vocabulary: str, low: int, high: int, *edges: str) -> Domain:
    """Return strings of `low` to `high` of the words given, single spaces between."""
    known = vocabulary.split()

    def make(chance: random.Random) -> str:
        return " ".join(chance.choice(known) for _ in range(chance.randint(low, high)))

    return Domain("string", edges or (known[0],), make)


def lists(
    element: Domain, low: int, high: int, *edges: Sequence[Any], distinct: bool = False
) -> Domain:
    """Return lists of `low` to `high` elements; with `distinct` no two of them are equal."""
    kinds = {"string": "strings", "list": "nested", "strings": "nested", "items": "nested"}

    def make(chance: random.Random) -> list[Any]:
        found = [element.make(chance) for _ in range(chance.randint(low, high))]
        far = _away(element, chance)
        found = [x + far for x in found] if far else found
        if not distinct:
            return found
        return [x for at, x in enumerate(found) if x not in found[:at]]

    # A tie and a value alone are where most mistakes show.
    single = [element.edges[0]]
    plain = ([], single, single * 2, list(element.edges[:3]))
    first = edges or tuple(x for x in plain if low <= len(x) <= high)
    first = tuple(x for x in first if not distinct or all(x.count(y) == 1 for y in x))
    narrower = tuple(
        (name, lists(inner, low, high, *(edges and whole(edges)), distinct=distinct))
        for name, inner in element.narrowed
    )
    return Domain(kinds.get(element.kind, "list"), first, make, narrower)


def whole(edges: Sequence[Sequence[Any]]) -> tuple[Sequence[Any], ...]:
    """Return those edge cases that hold no broken numbers."""
    return tuple(e for e in edges if not any(isinstance(x, float) for x in e))


def ascending(element: Domain, low: int, high: int, *edges: Sequence[Any]) -> Domain:
    """Return lists in ascending order without equal elements."""
    plain = lists(element, low, high, *edges, distinct=True)
    in_order = tuple(sorted(e) for e in plain.edges)
    return Domain(plain.kind, in_order, lambda chance: sorted(plain.make(chance)))


_NUMBERS = ([], [1], [1, 2], [3, 1, 2], [2, 2], [1, 2, 1, 3], [0, -1, 0])
_LETTERS = ([], ["b"], ["b", "a"], ["a", "b", "a"], ["x", "x"], ["c", "a", "b", "c"])


def items(low: int = 0, high: int = 7) -> Domain:
    """Return lists of small whole numbers or of short strings, one type a list."""
    of_numbers = lists(integers(-4, 6), low, high, *(e for e in _NUMBERS if len(e) >= low))
    letters = choices("a", "b", "c", "dd", "e", "B", kind="string")
    of_strings = lists(letters, low, high, *(e for e in _LETTERS if len(e) >= low))

    def make(chance: random.Random) -> list[Any]:
        return (of_numbers if chance.random() < 0.6 else of_strings).make(chance)

    narrowed = (("strings", of_strings), ("int", of_numbers), ("list", of_numbers))
    return Domain("items", (*of_numbers.edges, *of_strings.edges[1:]), make, narrowed)


def matrices(low: int = 1, high: int = 4, *, square: bool = False) -> Domain:
    """Return rectangular lists of lists of whole numbers."""

    def make(chance: random.Random) -> list[list[int]]:
        rows = chance.randint(low, high)
        columns = rows if square else chance.randint(low, high)
        return [[chance.randint(-5, 9) for _ in range(columns)] for _ in range(rows)]

    edges: tuple[Any, ...] = ([[1]], [[1, 2], [3, 4]], [[0, 1], [1, 0]])
    if not square:
        edges += ([[1, 2, 3]], [[1], [2]], [[1, 2, 3], [4, 5, 6]])
    return Domain("nested", edges, make)


def dicts(key: Domain, value: Domain, low: int, high: int, *edges: dict[Any, Any]) -> Domain:
    """Return dictionaries of `low` to `high` entries (fewer when keys meet)."""

    def make(chance: random.Random) -> dict[Any, Any]:
        size = chance.randint(low, high)
        far = _away(value, chance)
        made = ((key.make(chance), value.make(chance)) for _ in range(size))
        return {name: held + far if far else held for name, held in made}

    plain = {key.edges[0]: value.edges[0]}
    narrower = tuple((name, dicts(key, inner, low, high)) for name, inner in value.narrowed)
    first = edges or (({}, plain) if low == 0 else (plain,))
    return Domain("dict", first, make, narrower if not edges else ())
