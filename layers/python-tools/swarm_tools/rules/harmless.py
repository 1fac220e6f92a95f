"""Calls that certainly leave the containers of a program alone."""

from __future__ import annotations

import ast

from swarm_tools.rules.module import Module

_FUNCTIONS = frozenset(
    (
        *("print", "len", "str", "int", "float", "abs", "round", "min", "max", "range", "ord"),
        *("isinstance", "chr", "repr", "sum", "bool", "sorted", "enumerate", "zip", "tuple"),
        *("list", "dict", "set", "divmod"),
    )
)
# Methods of texts and reading ones of containers, and those that fill another container.
_METHODS = frozenset(
    (
        *("append", "format", "upper", "lower", "strip", "get", "add", "split", "join", "title"),
        *("isdigit", "isalpha", "startswith", "endswith", "items", "keys", "values", "isupper"),
        *("islower", "write", "capitalize", "replace", "count", "find", "index", "rstrip"),
        *("lstrip", "copy", "ljust", "rjust", "zfill", "center"),
    )
)


def harmless(module: Module, node: ast.Call) -> bool:
    """Return whether a call cannot change a container that is only read beside it."""
    if isinstance(node.func, ast.Name):
        return node.func.id in _FUNCTIONS and module.is_builtin(node.func.id)
    return isinstance(node.func, ast.Attribute) and node.func.attr in _METHODS
