"""Base classes in an order that Python cannot follow."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.classes import base_class
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.ClassDef):
        bases = node.bases
        if len(bases) < 2 or not all(isinstance(base, ast.Name) for base in bases):
            continue
        for index, base in enumerate(bases[:-1]):
            later = bases[index + 1]
            if _above(module, base, later):
                start, end = module.start(base), module.end(later)
                gap = module.text[module.end(base) : module.start(later)]
                new = f"{module.source(later)}{gap}{module.source(base)}"
                message = "Put a class in front of the one it comes from."
                yield Edit(start, end, new, message)
                break


def _above(module: Module, base: ast.expr, other: ast.expr, depth: int = 0) -> bool:
    """Return whether one class certainly comes from another."""
    if depth > 8:
        return False
    root = isinstance(base, ast.Name) and base.id == "object" and module.is_builtin("object")
    if root:
        return not (isinstance(other, ast.Name) and other.id == "object")
    parent, child = base_class(module, base), base_class(module, other)
    if parent is None or child is None or parent is child:
        return False
    return any(
        base_class(module, one) is parent or _above(module, base, one, depth + 1)
        for one in child.bases
    )


RULE = Rule(
    id="base-order",
    title="Base classes from the special to the general",
    docs=(
        "A class before one that comes from it, or 'object' before anything, is an order that no "
        "class can be made with; the two change places."
    ),
    fix=_fix,
    pylint=("inconsistent-mro",),
    good=("class A:\n    pass\n\n\nclass B(A):\n    pass\n\n\nclass C(B, A):\n    pass\n",),
    bad=(
        (
            "class A:\n    pass\n\n\nclass B(A):\n    pass\n\n\nclass C(A, B):\n    pass\n",
            "class A:\n    pass\n\n\nclass B(A):\n    pass\n\n\nclass C(B, A):\n    pass\n",
        ),
    ),
    order=5,
    concern="repair",
)
