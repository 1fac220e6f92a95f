"""Methods without ``self``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import owner
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Function, Module

_CLASSWISE = {
    "__new__", "__init_subclass__", "__class_getitem__", "__prepare__", "_generate_next_value_",
}  # fmt: skip
_FIRST = {"self", "cls", "klass", "mcs", "mcls", "metacls", "meta", "this", "me", "_", "_self"}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.ClassDef):
        if _odd(node):
            continue
        for method in node.body:
            if isinstance(method, (ast.FunctionDef, ast.AsyncFunctionDef)):
                yield from _method(module, method)


def _odd(node: ast.ClassDef) -> bool:
    """Return whether a class is an interface or a metaclass, whose methods take no ``self``."""
    bases = [ast.unparse(base) for base in node.bases]
    return bool(node.decorator_list) or any(
        word in base for base in bases for word in ("Interface", "type", "Meta", "Protocol")
    )


def _method(module: Module, method: Function) -> Iterator[Edit]:
    arguments = method.args
    if method.name in _CLASSWISE or arguments.vararg or arguments.posonlyargs:
        return
    decorators = [ast.unparse(one) for one in method.decorator_list]
    if any(one != "property" for one in decorators):
        return
    names = [one.arg for one in arguments.args]
    if (names and names[0] in _FIRST) or not _reads_self(module, method):
        return
    start = module.text.find("(", module.start(method)) + 1
    more = arguments.args or arguments.kwonlyargs or arguments.kwarg
    new = "self, " if more else "self"
    yield Edit(start, start, new, f"Gave the method '{method.name}' its 'self'.")


def _reads_self(module: Module, method: Function) -> bool:
    """Return whether a method uses a ``self`` that nothing gives it."""
    return any(
        isinstance(part, ast.Attribute)
        and isinstance(part.value, ast.Name)
        and part.value.id == "self"
        and owner(module, part.value) is None
        for part in ast.walk(method)
    )


RULE = Rule(
    id="self-parameter",
    title="self in the parameters of a method",
    docs=(
        "A method that uses 'self' and does not take it can only fail; it gets 'self' in front "
        "of its parameters. Static and class methods, interfaces and metaclasses are left alone."
    ),
    fix=_fix,
    pylint=("no-self-argument", "no-method-argument", "undefined-variable"),
    good=(
        "class A:\n    @staticmethod\n    def f(x):\n        return x\n",
        "class A:\n    def f(this):\n        return this.x\n",
        "class A(type):\n    def f(cls):\n        return cls\n",
        "class A:\n    def wrap(name):\n        def inner(self):\n            return self.x\n"
        "        return inner\n",
        "def outer(self):\n    class A:\n        def f(x):\n            return self.y\n"
        "    return A\n",
    ),
    bad=(
        (
            "class A:\n    def __init__(self):\n        self.n = 0\n\n"
            "    def add(amount):\n        self.n += amount\n",
            "class A:\n    def __init__(self):\n        self.n = 0\n\n"
            "    def add(self, amount):\n        self.n += amount\n",
        ),
        (
            "class A:\n    n = 1\n\n    def get():\n        return self.n\n",
            "class A:\n    n = 1\n\n    def get(self):\n        return self.n\n",
        ),
    ),
    order=2,
    repairs=True,
)
