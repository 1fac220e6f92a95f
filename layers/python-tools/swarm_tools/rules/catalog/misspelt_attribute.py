"""An attribute of the instance that nothing sets, beside one spelt almost alike."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.classes import class_of, is_self, reflective, shape
from swarm_tools.rules.flow import guarded
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.nearest import nearest


def _fix(module: Module) -> Iterator[Edit]:
    if reflective(module):
        return
    anywhere = {
        part.attr for part in module.walk(ast.Attribute) if not isinstance(part.ctx, ast.Load)
    }
    for node in module.walk(ast.Attribute):
        if not isinstance(node.ctx, ast.Load) or node.attr in anywhere or node.attr[:2] == "__":
            continue
        here = class_of(module, node)
        if here is None or not is_self(module, node.value) or _elsewhere(module, node.attr):
            continue
        made = shape(module, here)
        if _mixed_in(module, here, made):
            continue
        if not made.known or node.attr in made.members or _inherited(module, here):
            continue
        call = module.parents[node]
        is_called = isinstance(call, ast.Call) and call.func is node
        known = set(made.methods) if is_called else made.stored | made.values | _properties(made)
        meant = nearest(node.attr, made.members)
        if meant is None or meant not in known or guarded(module, node, ("AttributeError",)):
            continue
        end = module.end(node)
        message = f"Wrote '{meant}' instead of the unknown attribute '{node.attr}'."
        yield Edit(end - len(node.attr), end, meant, message)


def _mixed_in(module: Module, node: ast.ClassDef, made) -> bool:
    """Return whether a class reads attributes that are no slips: others give them to it."""
    return any(
        isinstance(part, ast.Attribute)
        and is_self(module, part.value)
        and class_of(module, part) is node
        and part.attr[:2] != "__"
        and part.attr not in made.members
        and nearest(part.attr, made.members) is None
        for part in ast.walk(node)
    )


def _properties(made) -> set[str]:
    return {name for name, method in made.methods.items() if method.decorator_list}


def _elsewhere(module: Module, name: str) -> bool:
    """Return whether another file knows the attribute, and may set it."""
    return module.project is not None and module.project.used_elsewhere(name, module.path)


def _inherited(module: Module, node: ast.ClassDef) -> bool:
    """Return whether another class may mix this one with members of its own."""
    return any(
        isinstance(base, ast.Name) and base.id == node.name
        for one in module.walk(ast.ClassDef)
        for base in one.bases
    )


RULE = Rule(
    id="misspelt-attribute",
    title="The attribute that was meant",
    docs=(
        "An attribute of 'self' that nothing in the project sets, in a class whose members are "
        "all known, one slip of the finger away from exactly one of them. What is called has to "
        "be a method, what is read has not. A class that others of the file come from is left "
        "alone."
    ),
    fix=_fix,
    pylint=("no-member",),
    good=(
        "class A(Base):\n    def __init__(self):\n        self.total = 1\n\n"
        "    def f(self):\n        return self.totl\n",
        "class A:\n    def __init__(self):\n        self.item = 1\n\n"
        "    def f(self):\n        return self.items\n",
        "class A:\n    def __init__(self):\n        self.total = 1\n\n"
        "    def f(self):\n        return self.totl\n\n\nA().totl = 2\n",
    ),
    bad=(
        (
            "class A:\n    def __init__(self):\n        self.balance = 1\n\n"
            "    def f(self):\n        return self.blance + self.deposti()\n\n"
            "    def deposit(self):\n        return 1\n",
            "class A:\n    def __init__(self):\n        self.balance = 1\n\n"
            "    def f(self):\n        return self.balance + self.deposit()\n\n"
            "    def deposit(self):\n        return 1\n",
        ),
    ),
    order=5,
    repairs=True,
)
