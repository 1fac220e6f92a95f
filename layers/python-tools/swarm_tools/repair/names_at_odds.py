"""Arguments that are named otherwise than the parameters they are given for.

In right programs an argument with the name of a parameter stands at its place, with few exceptions
(a call of a function by itself is one: it often exchanges them, or goes a step on).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def names_at_odds(tree: ast.AST) -> Iterator[str]:
    """Yield a kind for each argument that stands at another's place, or is counted on."""
    known = _parameters(tree)
    for function in (n for n in ast.walk(tree) if isinstance(n, FUNCTIONS)):
        for call in (n for n in ast.walk(function) if isinstance(n, ast.Call)):
            name = getattr(call.func, "id", None) or getattr(call.func, "attr", "")
            places = known.get(name, []) if name != function.name else []
            for place, given in zip(places, call.args, strict=False):
                if isinstance(given, ast.Name) and given.id != place and given.id in places:
                    yield "at another's place"
                elif _counted_on(given) == place:
                    yield "beside its name"


def _counted_on(given: ast.expr) -> str:
    """Return the name to which a number is added, or from which one is taken."""
    plain = isinstance(given, ast.BinOp) and isinstance(given.op, (ast.Add, ast.Sub))
    if not plain or not isinstance(given.right, ast.Constant):
        return ""
    return getattr(given.left, "id", "")


def _parameters(tree: ast.AST) -> dict[str, list[str]]:
    """Return the parameters of each function whose name only one has, without ``self``."""
    found: dict[str, list[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, FUNCTIONS):
            names = [a.arg for a in (*node.args.posonlyargs, *node.args.args)]
            own = names[1:] if names[:1] in (["self"], ["cls"]) else names
            found[node.name] = [] if node.name in found else own
    return found
