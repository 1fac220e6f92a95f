"""``__str__`` that prints instead of returning."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin, is_method, kind_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.phrases import own_nodes


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.FunctionDef):
        if node.name not in ("__str__", "__repr__") or not is_method(module, node):
            continue
        last = node.body[-1]
        call = getattr(last, "value", None)
        if not isinstance(last, (ast.Expr, ast.Return)) or not calls_builtin(
            module, call, ("print",)
        ):
            continue
        others = [part for part in own_nodes(node) if part is not last]
        if any(isinstance(part, (ast.Return, ast.Yield)) for part in others):
            continue
        if len(call.args) != 1 or call.keywords or isinstance(call.args[0], ast.Starred):
            continue
        text = module.source(call.args[0])
        if kind_of(module, call.args[0]) != "str":
            text = f"str({text})"
        message = f"Returned the text from '{node.name}' instead of printing it."
        yield module.replace(last, f"return {text}", message)


RULE = Rule(
    id="printed-text",
    title="__str__ returns its text",
    docs=(
        "'print(thing)' fails when '__str__' prints and returns nothing. What it prints last is "
        "what it returns."
    ),
    fix=_fix,
    pylint=("invalid-str-returned", "invalid-repr-returned"),
    good=(
        "class A:\n    def __str__(self):\n        print('asked')\n        return 'a'\n",
        "class A:\n    def show(self):\n        print('a')\n",
    ),
    bad=(
        (
            "class A:\n    def __init__(self, n):\n        self.n = n\n\n"
            "    def __str__(self):\n        print(f'A({self.n})')\n\n"
            "    def __repr__(self):\n        print(self.n)\n",
            "class A:\n    def __init__(self, n):\n        self.n = n\n\n"
            "    def __str__(self):\n        return f'A({self.n})'\n\n"
            "    def __repr__(self):\n        return str(self.n)\n",
        ),
    ),
    order=5,
    repairs=True,
)
