"""An attribute that ``__slots__`` leaves no place for."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.classes import class_of, is_self
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.ClassDef):
        if node.bases or node.keywords or node.decorator_list:
            continue
        slots = next(
            (
                x.value
                for x in node.body
                if isinstance(x, ast.Assign) and ast.unparse(x.targets[0]) == "__slots__"
            ),
            None,
        )
        if not isinstance(slots, (ast.Tuple, ast.List)) or not slots.elts:
            continue
        names = [getattr(item, "value", None) for item in slots.elts]
        if not all(isinstance(name, str) for name in names) or "__dict__" in names:
            continue
        missing = [name for name in _set(module, node) if name not in names]
        special = [x.name for x in node.body if isinstance(x, FUNCTIONS)]
        if not missing or "__setattr__" in special:
            continue
        end = module.end(slots.elts[-1])
        new = "".join(f', "{name}"' for name in missing)
        if "'" in module.source(slots.elts[-1])[:1]:
            new = new.replace('"', "'")
        said = ", ".join(f"'{name}'" for name in missing)
        yield Edit(end, end, new, f"Made a slot for {said}, which a method sets.")


def _set(module: Module, node: ast.ClassDef) -> list[str]:
    """Return the attributes that methods set on the instance and the class does not have."""
    own = {x.name for x in node.body if isinstance(x, (*FUNCTIONS, ast.ClassDef))}
    own |= {
        part.id
        for statement in node.body
        if not isinstance(statement, FUNCTIONS)
        for part in ast.walk(statement)
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
    }
    found = {
        part.attr
        for part in ast.walk(node)
        if isinstance(part, ast.Attribute)
        and isinstance(part.ctx, ast.Store)
        and is_self(module, part.value)
        and class_of(module, part) is node
    }
    return sorted(name for name in found - own if not name.startswith("__"))


RULE = Rule(
    id="missing-slot",
    title="A slot for every attribute",
    docs=(
        "With '__slots__' an attribute that is not among them cannot be set. What a method of the "
        "class sets on the instance gets its slot. Only for classes without bases."
    ),
    fix=_fix,
    pylint=("assigning-non-slot",),
    good=(
        "class A(B):\n    __slots__ = ('x',)\n\n    def __init__(self):\n        self.y = 1\n",
        "class A:\n    __slots__ = ('x', '__dict__')\n\n    def __init__(self):\n"
        "        self.y = 1\n",
    ),
    bad=(
        (
            "class A:\n    __slots__ = ('x',)\n\n    def __init__(self):\n        self.x = 1\n"
            "        self.y = 2\n",
            "class A:\n    __slots__ = ('x', 'y',)\n\n    def __init__(self):\n"
            "        self.x = 1\n        self.y = 2\n",
        ),
    ),
    order=5,
    concern="repair",
)
