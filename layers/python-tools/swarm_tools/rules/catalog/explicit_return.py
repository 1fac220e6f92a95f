"""``return None`` said where some paths return a value and others fall off the end."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.phrases import own_nodes, yields


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(FUNCTIONS):
        returns = [item for item in own_nodes(node) if isinstance(item, ast.Return)]
        if not any(item.value is not None for item in returns) or yields(node):
            continue
        if all(item.value is None or _none(item.value) for item in returns):
            continue
        for item in returns:
            if item.value is None:
                yield module.replace(item, "return None", "Said that None is returned here.")
        last = node.body[-1]
        if not ends(node.body) and last.lineno > node.lineno and module.alone(last):
            where = module.line_end(module.end(last))
            indent = module.indent(last)
            yield Edit(
                where, where, f"\n{indent}return None", "Said that None is returned at the end."
            )


def _none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def ends(block: list[ast.stmt]) -> bool:
    """Return whether a block never reaches its end, the way pylint sees it."""
    last = block[-1]
    if isinstance(last, (ast.Return, ast.Raise)):
        return True
    if isinstance(last, ast.If):
        return bool(last.orelse) and ends(last.body) and ends(last.orelse)
    if isinstance(last, ast.With):
        return ends(last.body)
    if isinstance(last, ast.Try):
        if last.finalbody and ends(last.finalbody):
            return True
        main = ends(last.orelse) if last.orelse else ends(last.body)
        return main and all(ends(handler.body) for handler in last.handlers)
    if isinstance(last, ast.While):
        forever = isinstance(last.test, ast.Constant) and bool(last.test.value)
        return forever and not _breaks(last)
    if isinstance(last, ast.Match):
        return True
    if isinstance(last, ast.Expr) and isinstance(last.value, ast.Call):
        name = ast.unparse(last.value.func)
        return name in ("sys.exit", "exit", "quit", "os._exit")
    return False


def _breaks(loop: ast.While) -> bool:
    queue: list[ast.AST] = list(loop.body)
    while queue:
        node = queue.pop()
        if isinstance(node, ast.Break):
            return True
        if not isinstance(node, (ast.For, ast.While, ast.AsyncFor, *FUNCTIONS, ast.ClassDef)):
            queue.extend(ast.iter_child_nodes(node))
    return False


RULE = Rule(
    id="explicit-return",
    title="Explicit None where other paths return a value",
    docs="Falling off the end returns None; saying so changes nothing and shows that it is meant.",
    fix=_fix,
    pylint=("inconsistent-return-statements",),
    good=(
        "def f(x):\n    if x:\n        return 1\n    else:\n        return 2\n",
        "def f(x):\n    if x:\n        return\n    print(x)\n",
    ),
    bad=(
        (
            "def f(x):\n    if x:\n        return 1\n",
            "def f(x):\n    if x:\n        return 1\n    return None\n",
        ),
    ),
    order=70,
)
