"""Slots that a base class has already."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.classes import base_class
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.ClassDef):
        slots = _slots(node)
        parent = base_class(module, node.bases[0]) if len(node.bases) == 1 else None
        above = _slots(parent) if parent is not None else None
        if slots is None or above is None or slots.lineno != slots.end_lineno:
            continue
        taken = {item.value for item in above.elts}
        kept = [item for item in slots.elts if item.value not in taken]
        if len(kept) == len(slots.elts):
            continue
        inner = ", ".join(module.source(item) for item in kept)
        if isinstance(slots, ast.Tuple):
            new = f"({inner}{',' if len(kept) == 1 else ''})"
        else:
            new = f"[{inner}]"
        if module.source(slots)[0] in "([":
            yield module.replace(slots, new, "Dropped a slot that the base class has already.")


def _slots(node: ast.ClassDef) -> ast.Tuple | ast.List | None:
    """Return the slots that a class lists as plain texts."""
    for statement in node.body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "__slots__":
            value = statement.value
            if isinstance(value, (ast.Tuple, ast.List)) and all(
                isinstance(item, ast.Constant) and isinstance(item.value, str)
                for item in value.elts
            ):
                return value
    return None


RULE = Rule(
    id="inherited-slot",
    title="Each slot once in a family of classes",
    docs="A slot that the base class has already only wastes room in the class that repeats it.",
    fix=_fix,
    pylint=("redefined-slots-in-subclass",),
    good=("class A:\n    __slots__ = ('x',)\n\n\nclass B(A):\n    __slots__ = ('y',)\n",),
    bad=(
        (
            "class A:\n    __slots__ = ('x',)\n\n\nclass B(A):\n    __slots__ = ('x', 'y')\n",
            "class A:\n    __slots__ = ('x',)\n\n\nclass B(A):\n    __slots__ = ('y',)\n",
        ),
    ),
)
