"""An attribute that a method steps without ``self``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.classes import plain_method, shape
from swarm_tools.rules.flow import guarded
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    for group, node in enumerate(module.walk(FUNCTIONS)):
        here = module.parents.get(node)
        if not isinstance(here, ast.ClassDef) or not plain_method(node) or not node.args.args:
            continue
        first, scope = node.args.args[0].arg, module.scopes.of[node]
        stored = shape(module, here).stored
        for name, nodes in sorted(scope.bindings.items()):
            steps = [module.parents.get(one) for one in nodes]
            if name not in stored or not all(isinstance(one, ast.AugAssign) for one in steps):
                continue
            if name in module.scopes.module.bindings or module.scopes.declared(name):
                continue
            if not any(_own(module, one, first, name) for one in ast.walk(here)):
                continue
            if any(guarded(module, one, ("UnboundLocalError", "NameError")) for one in steps):
                continue
            message = f"Stepped '{name}' of the instance it belongs to."
            for index, use in enumerate(module.scopes.references(name, scope)):
                where = module.start(use)
                yield Edit(where, where, f"{first}.", "" if index else message, group)
            break


def _own(module: Module, node: ast.AST, first: str, name: str) -> bool:
    """Return whether a node sets the attribute on the instance."""
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == first
        and node.attr == name
    )


RULE = Rule(
    id="instance-counter",
    title="self in front of an attribute that is stepped",
    docs=(
        "A method whose only statements that set a name add to it or take from it reads it before "
        "it has a value. Where the instance has an attribute of just that name, and the module "
        "none, the attribute was meant."
    ),
    fix=_fix,
    good=(
        "class A:\n    def __init__(self):\n        self.n = 0\n\n    def f(self):\n"
        "        n = 0\n        n += 1\n        return n\n",
        "n = 0\n\n\nclass A:\n    def __init__(self):\n        self.n = 0\n\n"
        "    def f(self):\n        n += 1\n",
    ),
    bad=(
        (
            "class A:\n    def __init__(self):\n        self.balance = 0\n\n"
            "    def deposit(self, amount):\n        balance += amount\n"
            "        return balance\n",
            "class A:\n    def __init__(self):\n        self.balance = 0\n\n"
            "    def deposit(self, amount):\n        self.balance += amount\n"
            "        return self.balance\n",
        ),
    ),
    order=3,
    repairs=True,
)
