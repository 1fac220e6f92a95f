"""What is called to characterise a module: functions with arguments, objects with methods."""

from __future__ import annotations

import ast
from typing import Any

from ..intents.facts import Function, Param, functions_of
from ..rules.words import names_flag
from .model import CallPlan
from .values import argument_lists

_CALLS = 16
_OBJECTS = 3
_METHOD_CALLS = 2
_LEFT_OUT = frozenset({"async", "keyword_only"})


def plan_calls(text: str) -> CallPlan:
    """Return the calls that characterise a module; none for one that does not parse.

    Private functions are called only through public ones: their names may change.
    """
    try:
        functions = functions_of(ast.parse(text))
    except (SyntaxError, ValueError, RecursionError):
        return CallPlan([], [])
    plain = [
        [function.qualname, [repr(row) for row in _rows(function, _CALLS)]]
        for function in functions
        if function.binding in ("function", "static", "class") and _callable(function)
    ]
    return CallPlan(plain, _objects(functions))


def _callable(function: Function) -> bool:
    return not function.name.startswith("_") and not function.flags & _LEFT_OUT


def _rows(function: Function, most: int) -> list[tuple[object, ...]]:
    """Return argument lists with all parameters, then some with only those that are required."""
    kinds = [_kind(param) for param in function.params]
    needed = [_kind(param) for param in function.params if not param.optional]
    rows = argument_lists(kinds, function.qualname, most)
    if len(needed) < len(kinds):
        rows += argument_lists(needed, function.qualname, most // 2)
    if function.vararg:
        rows += [(*row, 3, 4) for row in rows[: most // 4]]
    return rows


def _kind(param: Param) -> str:
    return "bool" if param.kind == "unknown" and names_flag(param.name) else param.kind


def _objects(functions: list[Function]) -> list[list[Any]]:
    classes: dict[str, list[Function]] = {}
    for function in functions:
        if function.cls is not None:
            classes.setdefault(function.cls.name, []).append(function)
    found = []
    for name, members in classes.items():
        makers = [m for m in members if m.name == "__init__"]
        methods = [m for m in members if m.binding == "instance" and _callable(m)]
        if name.startswith("_") or not methods or any(m.flags & _LEFT_OUT for m in makers):
            continue
        rows = _rows(makers[0], _OBJECTS) if makers else [()] * _OBJECTS
        for number, row in enumerate(rows):
            calls = []
            for method in methods:
                every = _rows(method, _OBJECTS * _METHOD_CALLS)
                picked = every[number * _METHOD_CALLS :][:_METHOD_CALLS] or every[:_METHOD_CALLS]
                calls += [[method.name, repr(arguments)] for arguments in picked]
            found.append([name, repr(row), calls])
    return found
