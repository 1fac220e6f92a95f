"""``self.run(self)`` and ``super().__init__(self)``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.callees import called, plain_call, takes
from swarm_tools.rules.classes import is_self
from swarm_tools.rules.flow import guarded
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        if not isinstance(node.func, ast.Attribute) or not node.args or not plain_call(node):
            continue
        first = node.args[0]
        if not is_self(module, first) or guarded(module, node, ("TypeError",)):
            continue
        found = called(module, node)
        if found is None or not found[1] or not _one_too_many(node, found[0]):
            continue
        start = module.start(first)
        end = module.start(node.args[1]) if len(node.args) > 1 else module.end(first)
        if node.keywords and len(node.args) == 1:
            end = module.start(node.keywords[0])
        yield Edit(start, end, "", f"Gave '{module.source(first)}' only once.")


def _one_too_many(node: ast.Call, function: ast.FunctionDef) -> bool:
    """Return whether a call fits its function exactly once the first argument is gone."""
    wants = takes(function, bound=True)
    given = len(node.args)
    named = {word.arg for word in node.keywords}
    left = [name for name in wants.positions if name not in named]
    needed = [name for name in left if name in wants.needed]
    return not wants.rest and given > len(left) and len(needed) <= given - 1 <= len(left)


RULE = Rule(
    id="doubled-self",
    title="self given once",
    docs=(
        "Calling a method on an instance gives it the instance already. Where the call has "
        "exactly one argument too many and the first is 'self' again, it goes."
    ),
    fix=_fix,
    pylint=("too-many-function-args",),
    good=(
        "class A:\n    def f(self, other):\n        return other\n\n"
        "    def g(self):\n        return self.f(self)\n",
        "class A(Base):\n    def g(self):\n        return self.f(self)\n",
    ),
    bad=(
        (
            "class A:\n    def f(self, x):\n        return x\n\n"
            "    def g(self):\n        return self.f(self, 1)\n",
            "class A:\n    def f(self, x):\n        return x\n\n"
            "    def g(self):\n        return self.f(1)\n",
        ),
        (
            "class A:\n    def __init__(self):\n        self.x = 1\n\n\n"
            "class B(A):\n    def __init__(self):\n        super().__init__(self)\n",
            "class A:\n    def __init__(self):\n        self.x = 1\n\n\n"
            "class B(A):\n    def __init__(self):\n        super().__init__()\n",
        ),
    ),
    order=5,
    repairs=True,
)
