"""``super(type(self), self)`` and ``super(Other, self)``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.classes import base_class, class_of, is_self
from swarm_tools.rules.flow import calls_builtin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        if not calls_builtin(module, node, ("super",)) or len(node.args) != 2 or node.keywords:
            continue
        named, instance = node.args
        here = class_of(module, node)
        if here is None or not is_self(module, instance):
            continue
        text, name = ast.unparse(named), ast.unparse(instance)
        wrong = base_class(module, named)
        stranger = wrong is not None and wrong is not here and not _family(module, here, wrong)
        if text in (f"type({name})", f"{name}.__class__") or stranger:
            yield module.replace(node, "super()", "Let 'super' find the class it stands in.")


def _family(module: Module, node: ast.ClassDef, other: ast.ClassDef, depth: int = 0) -> bool:
    """Return whether a class may come from another one."""
    for base in node.bases:
        found = base_class(module, base)
        if found is other or depth > 8:
            return True
        if found is None and ast.unparse(base) != "object":
            return True
        if found is not None and _family(module, found, other, depth + 1):
            return True
    return False


RULE = Rule(
    id="super-class",
    title="super() of the class it stands in",
    docs=(
        "'super(type(self), self)' calls itself for ever in a subclass, and a class that is no "
        "base raises a TypeError. Skipping a class on purpose is left alone."
    ),
    fix=_fix,
    pylint=("bad-super-call",),
    good=(
        "class A:\n    pass\n\n\nclass B(A):\n    pass\n\n\n"
        "class C(B):\n    def __init__(self):\n        super(B, self).__init__()\n",
    ),
    bad=(
        (
            "class A:\n    def __init__(self):\n        self.x = 1\n\n\n"
            "class B(A):\n    def __init__(self):\n        super(type(self), self).__init__()\n",
            "class A:\n    def __init__(self):\n        self.x = 1\n\n\n"
            "class B(A):\n    def __init__(self):\n        super().__init__()\n",
        ),
        (
            "class A:\n    def __init__(self):\n        self.x = 1\n\n\nclass X:\n    pass\n\n\n"
            "class B(A):\n    def __init__(self):\n        super(X, self).__init__()\n",
            "class A:\n    def __init__(self):\n        self.x = 1\n\n\nclass X:\n    pass\n\n\n"
            "class B(A):\n    def __init__(self):\n        super().__init__()\n",
        ),
    ),
    order=5,
    concern="repair",
)
