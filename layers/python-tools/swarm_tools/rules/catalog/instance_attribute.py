"""An attribute or method of the instance that is used without ``self``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.classes import class_of, shape
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Function, Module
from swarm_tools.rules.undefined import undefined


def _fix(module: Module) -> Iterator[Edit]:
    for node in undefined(module):
        here = class_of(module, node)
        function = module.function_of(node)
        if here is None or function is None or not _instance_method(function):
            continue
        first = [*function.args.posonlyargs, *function.args.args][:1]
        made = shape(module, here)
        call = module.parents[node]
        is_called = isinstance(call, ast.Call) and call.func is node
        known = set(made.methods) if is_called else made.stored | made.values
        properties = {
            name
            for name, method in made.methods.items()
            if any(ast.unparse(one) == "property" for one in method.decorator_list)
        }
        if node.id in (known - properties if is_called else known | properties):
            message = f"Read '{node.id}' from the instance it belongs to."
            yield module.replace(node, f"{first[0].arg}.{node.id}", message)


def _instance_method(function: Function) -> bool:
    """Return whether a function of a class is given the instance."""
    marks = {getattr(one, "id", "") for one in function.decorator_list}
    return bool(function.args.posonlyargs or function.args.args) and not (
        marks & {"staticmethod", "classmethod"}
    )


RULE = Rule(
    id="instance-attribute",
    title="self in front of what belongs to the instance",
    docs=(
        "A name that nothing defines, used in a method of a class whose instances have an "
        "attribute, or when it is called a method, of just that name."
    ),
    fix=_fix,
    pylint=("undefined-variable",),
    good=(
        "total = 0\n\n\nclass A:\n    def __init__(self):\n        self.total = 1\n\n"
        "    def f(self):\n        return total\n",
        "class A:\n    def f(self):\n        return other\n",
    ),
    bad=(
        (
            "class A:\n    def __init__(self):\n        self.total = 1\n\n"
            "    def double(self):\n        return total * 2\n\n"
            "    def show(self):\n        print(double())\n",
            "class A:\n    def __init__(self):\n        self.total = 1\n\n"
            "    def double(self):\n        return self.total * 2\n\n"
            "    def show(self):\n        print(self.double())\n",
        ),
    ),
    order=3,
    repairs=True,
)
