"""Which parameters hold a path as an object with methods, and no text."""

from __future__ import annotations

import ast
from contextlib import suppress
from itertools import zip_longest

from swarm_tools.intents.facts import Function

_CALLED = "{f}("
_PLACES = frozenset({"path", "folder", "source", "target"})
"""Names of the tests' own that hold a text which says where something is."""


def is_path_object(function: Function, name: str) -> bool:
    """Say whether a parameter is noted as a ``Path``, or used by what texts do not have."""
    noted = {a.arg: a.annotation for a in function.node.args.args}.get(name)
    if noted is not None:
        return "Path" in ast.unparse(noted)
    return any(
        isinstance(n, ast.Attribute)
        and getattr(n.value, "id", "") == name
        and not hasattr(str, n.attr)
        for n in ast.walk(function.node)
    )


def with_path_objects(function: Function, row: str) -> str:
    """Return a row of a test that gives such objects where the function takes them."""
    taken = [is_path_object(function, param.name) for param in function.params]
    before, called, after = row.partition(_CALLED)
    inside = arguments(after) if called and any(taken) else ""
    if not inside:
        return row
    args = ast.parse(f"f({inside})", mode="eval").body.args
    places = [takes and is_place(a) for a, takes in zip_longest(args, taken[: len(args)])]
    if not any(places):
        return row
    texts = [
        f"Path({ast.unparse(arg)})" if place else ast.unparse(arg)
        for arg, place in zip(args, places, strict=True)
    ]
    return f"{before}{called}{', '.join(texts)}{after.removeprefix(inside)}"


def arguments(text: str) -> str:
    """Return what is before the bracket that closes a call; empty where none does."""
    for at in (i for i, sign in enumerate(text) if sign == ")"):
        with suppress(SyntaxError):
            ast.parse(f"f({text[:at]})", mode="eval")
            return text[:at]
    return ""


def is_place(arg: ast.expr) -> bool:
    """Say whether an argument of a test's call says where a file or folder is."""
    return getattr(arg.left if isinstance(arg, ast.BinOp) else arg, "id", "") in _PLACES
