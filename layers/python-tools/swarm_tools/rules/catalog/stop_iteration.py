"""``return`` ends a generator, ``raise StopIteration`` does not."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.phrases import own_nodes, yields


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.FunctionDef):
        if not yields(node):
            continue
        for item in own_nodes(node):
            if not isinstance(item, ast.Raise) or item.cause or not _plain(item.exc):
                continue
            if not module.is_builtin("StopIteration") or _inside_try(module, item):
                continue
            yield module.replace(item, "return", "Ended the generator with return.")


def _plain(node: ast.expr | None) -> bool:
    if isinstance(node, ast.Call):
        return not node.args and not node.keywords and _plain(node.func)
    return isinstance(node, ast.Name) and node.id == "StopIteration"


def _inside_try(module: Module, node: ast.AST) -> bool:
    for up in module.ancestors(node):
        if isinstance(up, (ast.Try, ast.With, ast.AsyncWith)):
            return True
        if isinstance(up, FUNCTIONS):
            return False
    return False


RULE = Rule(
    id="stop-iteration",
    title="A generator ends by return",
    docs=(
        "Since Python 3.7 a StopIteration that leaves a generator becomes a RuntimeError, so the "
        "old way to end one always crashes. One inside a try or with is left alone."
    ),
    fix=_fix,
    pylint=("stop-iteration-return",),
    good=("def f():\n    raise StopIteration\n",),
    bad=(
        (
            "def f(xs):\n    for x in xs:\n        if x < 0:\n            raise StopIteration\n"
            "        yield x\n",
            "def f(xs):\n    for x in xs:\n        if x < 0:\n            return\n"
            "        yield x\n",
        ),
    ),
    repairs=True,
)
