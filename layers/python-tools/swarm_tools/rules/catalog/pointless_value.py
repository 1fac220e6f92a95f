"""A value that stands alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import bindings, drop, is_local
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    if module.is_test:
        return
    for node in module.walk(ast.Expr):
        value = node.value
        if not module.alone(node) or module.has_comment(
            module.start(node), module.line_end(module.end(node))
        ):
            continue
        if _nothing(module, value):
            yield drop(
                module, node, f"Removed the value '{module.source(value)}', which did nothing."
            )


def _nothing(module: Module, value: ast.expr) -> bool:
    """Return whether reading a value does nothing and cannot fail."""
    if isinstance(value, ast.Constant):
        return value.value is not Ellipsis and not isinstance(value.value, str)
    if isinstance(value, (ast.List, ast.Tuple)):
        return all(_nothing(module, item) or _text(item) for item in value.elts)
    if isinstance(value, ast.Name):
        found = bindings(module, value)
        return (
            bool(found) and is_local(module, value) and any(isinstance(x, ast.arg) for x in found)
        )
    return False


def _text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


RULE = Rule(
    id="pointless-value",
    title="No value that stands alone",
    docs=(
        "A number, a list of constants or a parameter as a statement does nothing and goes. "
        "Names that may be unbound, attributes and items, whose reading may fail or do something, "
        "are left alone."
    ),
    fix=_fix,
    pylint=("pointless-statement",),
    good=("def f(x):\n    x.y\n    x[0]\n    return x\n", "def f():\n    ...\n"),
    bad=(
        (
            "def f(x):\n    x\n    5\n    [1, 2]\n    return x\n",
            "def f(x):\n    return x\n",
        ),
    ),
    order=55,
)
