"""``__iter__`` that returns a list."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import is_method, kind_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.phrases import own_nodes, yields

_KINDS = {"list", "tuple", "dict", "set", "str", "range"}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.FunctionDef):
        if node.name != "__iter__" or not is_method(module, node) or yields(node):
            continue
        for part in own_nodes(node):
            value = getattr(part, "value", None)
            if not isinstance(part, ast.Return) or value is None:
                continue
            if kind_of(module, value) in _KINDS:
                text = module.source(value)
                bare = isinstance(value, ast.Tuple) and not text.startswith("(")
                new = f"iter(({text}))" if bare else f"iter({text})"
                yield module.replace(value, new, "Returned an iterator, as '__iter__' has to.")


RULE = Rule(
    id="iterator-result",
    title="__iter__ returns an iterator",
    docs="A list, tuple, dict, set or text that '__iter__' returns is no iterator; 'iter' is.",
    fix=_fix,
    pylint=("non-iterator-returned",),
    good=(
        "class A:\n    def __iter__(self):\n        return self\n",
        "class A:\n    def __iter__(self):\n        yield 1\n",
    ),
    bad=(
        (
            "class A:\n    def __init__(self):\n        self.xs = []\n\n"
            "    def __iter__(self):\n        return self.xs\n",
            "class A:\n    def __init__(self):\n        self.xs = []\n\n"
            "    def __iter__(self):\n        return iter(self.xs)\n",
        ),
        (
            "class A:\n    def __iter__(self):\n        return [1, 2]\n",
            "class A:\n    def __iter__(self):\n        return iter([1, 2])\n",
        ),
    ),
    order=5,
    repairs=True,
)
