"""Calls whose number of arguments does not fit what is called."""

from __future__ import annotations

import ast
from collections.abc import Iterator

SLIP = 1.5
_METHODS = {
    "append": (1, 1),
    "extend": (1, 1),
    "insert": (2, 2),
    "join": (1, 1),
    "startswith": (1, 3),
    "endswith": (1, 3),
    "keys": (0, 0),
    "values": (0, 0),
    "items": (0, 0),
    "upper": (0, 0),
    "lower": (0, 0),
    "isdigit": (0, 0),
    "setdefault": (1, 2),
    "write": (1, 1),
}
_BUILTINS = {
    "len": (1, 1),
    "abs": (1, 1),
    "isinstance": (2, 2),
    "issubclass": (2, 2),
    "range": (1, 3),
    "input": (0, 1),
    "int": (0, 2),
    "float": (0, 1),
    "str": (0, 3),
    "sorted": (1, 1),
    "sum": (1, 2),
    "round": (1, 2),
    "enumerate": (1, 2),
    "ord": (1, 1),
    "chr": (1, 1),
    "list": (0, 1),
    "tuple": (0, 1),
    "set": (0, 1),
    "any": (1, 1),
    "all": (1, 1),
    "reversed": (1, 1),
}


def arity_slips(tree: ast.Module) -> Iterator[float]:
    """Yield a malus for each call that must fail: too many or too few arguments."""
    own = _functions(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        if any(isinstance(item, ast.Starred) for item in node.args):
            continue
        if any(item.arg is None for item in node.keywords):
            continue
        limits = _limits(node, own)
        if limits is None:
            continue
        least, most = limits
        given = len(node.args)
        if given > most or given + len(node.keywords) < least:
            yield SLIP


def _limits(node: ast.Call, own: dict[str, tuple[int, int]]) -> tuple[int, int] | None:
    if isinstance(node.func, ast.Name):
        return own.get(node.func.id) or _BUILTINS.get(node.func.id)
    if not isinstance(node.func, ast.Attribute):
        return None
    if node.func.attr == "join" and not isinstance(node.func.value, ast.Constant):
        return None
    method = own.get(f".{node.func.attr}")
    return method or _METHODS.get(node.func.attr)


def _functions(tree: ast.Module) -> dict[str, tuple[int, int]]:
    """Return least and most positional arguments of what is defined once; methods with a dot."""
    found: dict[str, list[tuple[int, int]]] = {}
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            found.setdefault(node.name, []).append(_signature(node, 0))
        if not isinstance(node, ast.ClassDef):
            continue
        for item in node.body:
            if isinstance(item, (ast.FunctionDef, ast.AsyncFunctionDef)):
                names = [getattr(mark, "id", "") for mark in item.decorator_list]
                skip = 0 if "staticmethod" in names else 1
                limits = (0, 10_000) if "property" in names else _signature(item, skip)
                found.setdefault(f".{item.name}", []).append(limits)
                if item.name == "__init__" and not node.decorator_list:
                    found.setdefault(node.name, []).append(limits)
    return {name: limits[0] for name, limits in found.items() if len(limits) == 1}


def _signature(node: ast.FunctionDef | ast.AsyncFunctionDef, skip: int) -> tuple[int, int]:
    arguments = node.args
    total = max(len(arguments.posonlyargs) + len(arguments.args) - skip, 0)
    least = max(total - len(arguments.defaults), 0)
    least += sum(default is None for default in arguments.kw_defaults)
    return least, 10_000 if arguments.vararg else total
