"""A call of a function as the version after a clean-up wants it: under the names it has there."""

from __future__ import annotations

import ast
from dataclasses import replace

from .changed import Changed
from .model import MODULE, Call
from .units import Unit


def renamed(call: Call, change: Changed) -> Call:
    """Return the call for the version after; the call itself where nothing is renamed."""
    if call.function == MODULE:
        return call
    name = _constructor(call, change)
    after = change.names.get(name)
    if after is None:
        return call
    function = after.removesuffix(".__init__") if name != call.function else after
    before, other = change.before[name], change.after[after]
    first = tuple((_method(method, before, change), arguments) for method, arguments in call.first)
    keywords = _keywords(call.keywords, before, other)
    return replace(call, function=function, first=first, keywords=keywords)


def _constructor(call: Call, change: Changed) -> str:
    """Return the name of the unit that a call runs: a class's constructor for the class."""
    if call.function in change.before:
        return call.function
    return f"{call.function}.__init__"


def _method(name: str, unit: Unit, change: Changed) -> str:
    after = change.names.get(f"{unit.owner}.{name}", name)
    return after.rpartition(".")[2]


def _keywords(text: str, before: Unit, after: Unit) -> str:
    if text == "{}":
        return text
    names = dict(zip(_parameters(before), _parameters(after), strict=False))
    tree = ast.parse(text, mode="eval").body
    if not isinstance(tree, ast.Dict):
        return text
    pairs = [
        f"{names.get(key.value, key.value)!r}: {ast.unparse(value)}"
        for key, value in zip(tree.keys, tree.values, strict=True)
        if isinstance(key, ast.Constant)
    ]
    return "{" + ", ".join(pairs) + "}"


def _parameters(unit: Unit) -> list[str]:
    args = unit.node.args
    return [arg.arg for arg in (*args.posonlyargs, *args.args, *args.kwonlyargs)]
