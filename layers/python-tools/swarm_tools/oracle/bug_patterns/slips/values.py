"""Ordinary arguments to try; a right function takes some of them, whatever it is for."""

from __future__ import annotations

import re
from itertools import islice, product

from swarm_tools.oracle.derived.render import written
from swarm_tools.signatures.facts import Function, Param

LISTS = (
    [3, 1, 2, -4, 0, 7, 7], ["b", "Ab", "level", "x1", "b"], [2, 4, 6, 9], [1, 2, 3, 2],
    [[1, 2], [3, 4]], [5, 15, 60, 95], [["a", 2], ["b", 3]],
)  # fmt: skip
NUMBERS = (5, 12, 2, 1, 0, 100)
TEXTS = ("hello", "Ab1 c, level", "aab", "one two two", "12")
DICTS = ({"a": 1, "b": 2}, {"x": [1, 2], "y": [3]}, {"a": "b", "b": "a"})
OPTIONS: dict[str, tuple[object, ...]] = {
    "number": NUMBERS, "string": TEXTS, "list": LISTS, "iterable": (*LISTS, *TEXTS, *DICTS),
    "strings": (["b", "Ab", "level", "x1"], ["one", "two", "two"]),
    "nested": ([[1, 2], [3, 4]], [["a", 2], ["b", 3]], [[1, 2, 3], [4, 5, 6], [7, 8, 9]]),
    "dict": DICTS, "bool": (True, False),
    "unknown": (5, "hello", [3, 1, 2], 2, {"a": 1, "b": 2}, 12),
}  # fmt: skip
NUMERIC = re.compile(
    r"(?:\w+_)?(?:amount|price|cost|balance|quantity|qty|age|n|size|capacity|width|height|score|"
    r"points|salary|hours|minutes|seconds|year|rate|percent|limit|count|level|speed|distance|"
    r"temperature|weight|total|value|number|radius|side|length|stock|fee|days|step|start|max|min|"
    r"x|y|montant|prix|solde|quantite|nombre|taille|capacite|places|seats|volume|power|damage)"
)
TRIALS = 40


def options(param: Param) -> tuple[object, ...]:
    """Return the values to try for a parameter; those of an open kind are told by the name."""
    if param.kind == "unknown" and NUMERIC.fullmatch(param.name.lower()):
        return NUMBERS
    return OPTIONS.get(param.kind, ())


def required(function: Function) -> list[Param]:
    """Return the parameters that must be given."""
    return [p for p in function.params if not p.optional]


def trials(function: Function, limit: int = TRIALS) -> list[tuple[object, ...]] | None:
    """Return argument tuples to try, or None when nothing is known of a parameter."""
    if function.flags & {"async", "io", "keyword_only"}:
        return None
    columns = [options(p) for p in required(function)]
    if not all(columns):
        return None
    if len(columns) > 1:  # the first values of each with all those of the others
        columns = [c[: max(3, 12 // len(columns))] for c in columns]
    return list(islice(product(*columns), limit))


def one_call(function: Function | None, turn: int = 0) -> tuple[object, ...] | None:
    """Return one plain call's arguments: a name is a text, an amount a number."""
    out: list[object] = []
    for param in required(function) if function else []:
        if param.kind == "unknown":
            numeric = NUMERIC.fullmatch(param.name.lower())
            out.append(10 * (turn + 1) if numeric else "abc"[turn])
        elif param.kind == "number":
            out.append(10 * (turn + 1))
        elif param.kind == "string":
            out.append(("a", "b", "c")[turn])
        elif param.kind in OPTIONS:
            out.append(OPTIONS[param.kind][0])
        else:
            return None
    return tuple(out)


def shown(values: object) -> str:
    """Return arguments as they stand in a test."""
    return written(values)
