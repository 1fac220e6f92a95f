"""``Base.__init__(name)`` without ``self``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.callees import plain_call, takes
from swarm_tools.rules.classes import base_class, class_of, plain_method, shape
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        here = class_of(module, node)
        target = node.func
        if here is None or not isinstance(target, ast.Attribute) or not plain_call(node):
            continue
        if ast.unparse(target.value) not in {ast.unparse(base) for base in here.bases}:
            continue
        parent = base_class(module, target.value)
        method = shape(module, parent).methods.get(target.attr) if parent is not None else None
        if method is None or not plain_method(method) or node.keywords:
            continue
        function = module.function_of(node)
        own = [*function.args.posonlyargs, *function.args.args] if function else []
        if function is None or not own or not plain_method(function):
            continue
        wants = takes(method, bound=False)
        given, name = len(node.args), own[0].arg
        if any(isinstance(one, ast.Name) and one.id == name for one in node.args):
            continue
        if wants.rest or not given < len(wants.needed & {*wants.positions}):
            continue
        if given + 1 > len(wants.positions) or given + 1 < len(wants.needed):
            continue
        where = module.text.find("(", module.end(target)) + 1
        new = f"{name}, " if node.args else name
        yield Edit(where, where, new, f"Gave '{name}' to the method of the base class.")


RULE = Rule(
    id="base-self",
    title="self for a method called on the base class",
    docs=(
        "'Base.__init__(name)' is a plain function call that lacks the instance. Where it has "
        "exactly one argument too few and 'self' is not among them, 'self' goes in front."
    ),
    fix=_fix,
    pylint=("no-value-for-parameter",),
    good=(
        "class A:\n    def __init__(self, x):\n        self.x = x\n\n\n"
        "class B(A):\n    def __init__(self):\n        A.__init__(self, 1)\n",
    ),
    bad=(
        (
            "class A:\n    def __init__(self, x):\n        self.x = x\n\n\n"
            "class B(A):\n    def __init__(self):\n        A.__init__(1)\n",
            "class A:\n    def __init__(self, x):\n        self.x = x\n\n\n"
            "class B(A):\n    def __init__(self):\n        A.__init__(self, 1)\n",
        ),
    ),
    order=5,
    concern="repair",
)
