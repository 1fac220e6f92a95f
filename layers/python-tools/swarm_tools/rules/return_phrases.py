"""Docstring entries for what a function gives back."""

from __future__ import annotations

import ast

from swarm_tools.rules.module import Function, Module
from swarm_tools.rules.shape import gives_truth, is_property, may_return_none, returned
from swarm_tools.rules.types import certain
from swarm_tools.signatures.spoken import (
    is_predicate,
    join,
    names_measure,
    names_thing,
    noun,
    says_action,
    sentence,
    spoken,
    verb,
    words,
)

_KINDS = {
    "str": "a string", "int": "a whole number", "float": "a number", "list": "a list",
    "dict": "a dictionary", "set": "a set", "tuple": "a tuple",
}  # fmt: skip
# Verbs whose object is what comes out.
_GIVING = frozenset(
    ("get", "calc", "calculate", "compute", "find", "make", "build", "create", "generate", "sum")
)
_JOINTS = ("all", "by", "from", "with", "in", "for", "to", "into", "as", "and")
_EMPTY_NAMES = "result results res ret out output value val data x item s l r d tmp temp found"
_VAGUE = frozenset(_EMPTY_NAMES.split())


def return_text(
    function: Function, owner: ast.ClassDef | None, module: Module | None = None
) -> str:
    """Return what a function gives back, as far as its name and its values tell.

    Args:
        function: The function, which returns a value.
        owner: The class it is a method of.
        module: Its file, to tell the types of values; left out, types are not told.

    Returns:
        A sentence; ``The result.`` when nothing is known.
    """
    tail = ", or None" if may_return_none(function) else ""
    values = returned(function)
    if is_predicate(function.name):
        return f"True if so, False otherwise{tail}."
    if gives_truth(function):
        return "The result." if function.returns is not None else f"True or False{tail}."
    if owner is not None and all(isinstance(v, ast.Name) and v.id == "self" for v in values):
        return f"The object itself{tail}."
    exact = _choices(values) or _made(values) or _several(values)
    if exact:
        return sentence(exact + tail)
    told = function.returns is not None
    name, kind = _named(function, values), "" if told else _kind(values, module)
    if name and kind:
        return sentence(f"{name}, {kind}{tail}")
    return sentence((name or kind or "the result") + tail)


def informative(text: str, summary: str) -> bool:
    """Return whether a text about what is returned adds something to the first line."""
    said = text.rstrip(".").lower()
    return said not in ("the result", "true if so, false otherwise") and said not in summary.lower()


def _choices(values: list[ast.expr]) -> str:
    """Return the texts of which one is given back, when there are no others."""
    texts = [v.value for v in values if isinstance(v, ast.Constant) and isinstance(v.value, str)]
    shown = [repr(text) for text in dict.fromkeys(texts)]
    plain = all(t.isascii() and t.isprintable() and len(t) < 25 for t in texts)
    if len(texts) != len(values) or not 2 <= len(shown) <= 6 or not plain:
        return ""
    return "" if any("\\" in text or '"' in text for text in shown) else f"one of {join(shown)}"


def _made(values: list[ast.expr]) -> str:
    """Return the class of which an object is given back."""
    names = set()
    for value in values:
        called = value.func if isinstance(value, ast.Call) else None
        if not isinstance(called, ast.Name) or not called.id[:1].isupper() or called.id.isupper():
            return ""
        names.add(called.id)
    if len(names) != 1:
        return ""
    name = names.pop()
    return f"{'an' if name[0] in 'AEIO' else 'a'} {name}"


def _several(values: list[ast.expr]) -> str:
    """Return the values that are given back together."""
    if len(values) != 1 or not isinstance(values[0], ast.Tuple):
        return ""
    parts = values[0].elts
    if len(parts) < 2 or not all(isinstance(p, ast.Name) and len(p.id) > 2 for p in parts):
        return ""
    return join([noun(part.id) for part in parts])  # type: ignore[attr-defined]


def _kind(values: list[ast.expr], module: Module | None) -> str:
    if module is None or not values:
        return ""
    kinds = {certain(module, value) for value in values}
    return _KINDS.get(kinds.pop() or "", "") if len(kinds) == 1 else ""


def _named(function: Function, values: list[ast.expr]) -> str:
    """Return what is given back in the words of the function's name or of its variable."""
    parts = words(function.name)
    if not parts:
        return ""
    acts = verb(parts[0]) or says_action(parts[0])
    measure = names_measure(parts)
    rest = parts[1:] if acts and not measure else parts
    if len(parts) == 1 and not names_thing(parts[0]) and not is_property(function):
        rest = []
    if "to" in rest[:-1]:
        rest = rest[rest.index("to") + 1 :]
    names = {value.id for value in values if isinstance(value, ast.Name)}
    alone = len(names) == 1 and len(values) == 1
    variable = names.pop() if alone else ""
    if not rest and len(variable) > 1 and variable not in _VAGUE | {"self", "cls"}:
        return noun(variable)
    if not rest or rest[0] in _JOINTS:
        return ""
    if parts[0] == "count":
        return "the count"
    if acts and not measure and parts[0] not in _GIVING:
        return noun(variable) if len(variable) > 2 and variable not in _VAGUE else ""
    return f"the {spoken(rest)}"
