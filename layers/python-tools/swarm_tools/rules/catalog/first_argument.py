"""``cls`` as the first argument of class methods, ``mcs`` in metaclasses."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules import renaming
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Function, Module


def _fix(module: Module) -> Iterator[Edit]:
    if module.reflective:
        return
    for group, node in enumerate(module.walk(FUNCTIONS)):
        owner = module.parents[node]
        first = (node.args.posonlyargs + node.args.args)[:1]
        if not isinstance(owner, ast.ClassDef) or not first:
            continue
        allowed = _allowed(node, owner)
        name = first[0].arg
        if not allowed or name in allowed:
            continue
        new = allowed[0]
        scope = module.scopes.of[node]
        if len(scope.bindings[name]) != 1 or _mentions(node, new):
            continue
        message = f"Called the first argument of '{node.name}' {new}."
        yield from renaming.edits(module, name, scope, new, group, message)


def _allowed(node: Function, owner: ast.ClassDef) -> tuple[str, ...]:
    """Return the names pylint accepts for a first argument; nothing for a plain method."""
    marks = {mark.id for mark in node.decorator_list if isinstance(mark, ast.Name)}
    meta = any(isinstance(base, ast.Name) and base.id == "type" for base in owner.bases)
    if "staticmethod" in marks or len(marks) != len(node.decorator_list):
        return ()
    if "classmethod" in marks:
        return ("mcs", "cls", "metacls") if meta else ("cls", "mcs", "metacls")
    if meta and node.name == "__new__":
        return ("mcs", "cls", "metacls")
    if meta and not marks:
        return ("cls",)
    return ()


def _mentions(node: Function, name: str) -> bool:
    return any(
        (isinstance(part, ast.Name) and part.id == name)
        or (isinstance(part, ast.arg) and part.arg == name)
        for part in ast.walk(node)
    )


RULE = Rule(
    id="first-argument",
    title="cls as the first argument of class methods",
    docs=(
        "In a metaclass it is cls for methods and mcs for class methods. Nobody can pass the first "
        "argument by its name, so that only the body has to follow. Methods with other decorators "
        "are left alone."
    ),
    fix=_fix,
    pylint=("bad-classmethod-argument", "bad-mcs-method-argument", "bad-mcs-classmethod-argument"),
    good=("class A:\n    @classmethod\n    def make(this, cls):\n        return this(cls)\n",),
    bad=(
        (
            "class A:\n    @classmethod\n    def make(self):\n        return self()\n",
            "class A:\n    @classmethod\n    def make(cls):\n        return cls()\n",
        ),
        (
            "class M(type):\n    def name(self):\n        return self.__name__\n",
            "class M(type):\n    def name(cls):\n        return cls.__name__\n",
        ),
        (
            "class M(type):\n    @classmethod\n    def make(this):\n        return this\n",
            "class M(type):\n    @classmethod\n    def make(mcs):\n        return mcs\n",
        ),
    ),
    concern="rename",
)
