"""``__slots__`` as a tuple, also when it has one entry."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Assign):
        target = node.targets[0]
        if not isinstance(module.parents[node], ast.ClassDef) or len(node.targets) != 1:
            continue
        if not isinstance(target, ast.Name) or target.id != "__slots__":
            continue
        reads = any(
            isinstance(part, ast.Attribute) and part.attr == "__slots__" for part in module.nodes
        )
        value = node.value
        if isinstance(value, ast.Constant) and isinstance(value.value, str) and not reads:
            text = module.source(value)
            yield module.replace(value, f"({text},)", "Made a tuple of the only slot.")


RULE = Rule(
    id="slots-tuple",
    title="A tuple of slots instead of a single string",
    docs="Python reads both alike. A file that reads __slots__ itself is left alone.",
    fix=_fix,
    pylint=("single-string-used-for-slots",),
    good=("class A:\n    __slots__ = ('x',)\n",),
    bad=(
        (
            "class A:\n    __slots__ = 'x'\n",
            "class A:\n    __slots__ = ('x',)\n",
        ),
    ),
)
