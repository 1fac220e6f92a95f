"""``len[xs]``."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from types import BuiltinFunctionType

from swarm_tools.rules.flow import bindings, guarded, kind_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module

_METHODS = {"list": list, "dict": dict, "set": set, "str": str}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Subscript):
        if not isinstance(node.ctx, ast.Load) or isinstance(node.slice, (ast.Slice, ast.Tuple)):
            continue
        if not _function(module, node.value) or guarded(module, node, ("TypeError",)):
            continue
        start, end = module.end(node.value), module.end(node)
        if module.text[start] == "[":
            text = module.text[start + 1 : end - 1]
            name = module.source(node.value)
            yield Edit(start, end, f"({text})", f"Called '{name}', which has no items.")


def _function(module: Module, node: ast.expr) -> bool:
    """Return whether a node is certainly a function or method, which has no items."""
    if isinstance(node, ast.Attribute):
        kind = kind_of(module, node.value)
        return kind in _METHODS and callable(getattr(_METHODS[kind], node.attr, None))
    if not isinstance(node, ast.Name):
        return False
    if isinstance(getattr(builtins, node.id, None), BuiltinFunctionType):
        return module.is_builtin(node.id)
    found = bindings(module, node)
    return len(found) == 1 and isinstance(found[0], FUNCTIONS) and not found[0].decorator_list


RULE = Rule(
    id="subscripted-function",
    title="Functions are called in parentheses",
    docs=(
        "A function has no items, so that 'len[xs]' always fails; it is called. For builtin "
        "functions, undecorated functions of the file and methods of values whose type is certain."
    ),
    fix=_fix,
    pylint=("unsubscriptable-object",),
    good=(
        "def f(xs: list[int]):\n    return xs[0]\n",
        "import m\n\n\n@m.table\ndef f():\n    return 1\n\n\nprint(f[0])\n",
    ),
    bad=(
        (
            "def double(x):\n    return x * 2\n\n\ndef f(x):\n    xs = []\n    xs.append[x]\n"
            "    return len[xs], double[x]\n",
            "def double(x):\n    return x * 2\n\n\ndef f(x):\n    xs = []\n    xs.append(x)\n"
            "    return len(xs), double(x)\n",
        ),
    ),
    order=4,
    repairs=True,
)
