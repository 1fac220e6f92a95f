"""Methods that only call the method they override."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.classes import base_class, shape
from swarm_tools.rules.flow import drop, is_method
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.FunctionDef):
        if not is_method(module, node) or node.decorator_list or len(node.body) != 1:
            continue
        here = module.parents[node]
        if not isinstance(here, ast.ClassDef) or len(here.bases) != 1 or here.keywords:
            continue
        if not _delegates(node) or not module.alone(node.body[0]) or node.returns is not None:
            continue
        parent = base_class(module, here.bases[0])
        above = shape(module, parent).methods.get(node.name) if parent is not None else None
        if above is None or ast.dump(above.args) != ast.dump(node.args) or above.decorator_list:
            continue
        if not module.has_comment(module.start(node), module.line_end(module.end(node))):
            message = f"Removed '{node.name}', which only calls the method it overrides."
            yield drop(module, node, message)


def _delegates(node: ast.FunctionDef) -> bool:
    """Return whether a method hands just its own arguments to the method of the base class."""
    first = node.body[0]
    call = getattr(first, "value", None)
    if not isinstance(first, (ast.Expr, ast.Return)) or not isinstance(call, ast.Call):
        return False
    if isinstance(first, ast.Expr) and node.name != "__init__":
        return False
    target, arguments = call.func, node.args
    if not isinstance(target, ast.Attribute) or target.attr != node.name or call.keywords:
        return False
    if ast.unparse(target.value) != "super()" or arguments.kwonlyargs or arguments.defaults:
        return False
    if arguments.vararg or arguments.kwarg or arguments.posonlyargs:
        return False
    names = [one.arg for one in arguments.args[1:]]
    return [getattr(one, "id", None) for one in call.args] == names and node.name != "__hash__"


RULE = Rule(
    id="parent-delegation",
    title="No method that only calls its parent's",
    docs=(
        "A method whose whole body hands its own parameters to the same method of the base class "
        "is what the class has without it. Only for a base in the file with the same parameters."
    ),
    fix=_fix,
    pylint=("useless-parent-delegation",),
    good=(
        "class A(B):\n    def __init__(self, x):\n        super().__init__(x)\n",
        "class A:\n    def f(self, x=1):\n        return x\n\n\n"
        "class B(A):\n    def f(self, x=2):\n        return super().f(x)\n",
    ),
    bad=(
        (
            "class A:\n    def __init__(self, x):\n        self.x = x\n\n\n"
            "class B(A):\n    y = 1\n\n    def __init__(self, x):\n        super().__init__(x)\n\n"
            "    def g(self):\n        return self.y\n",
            "class A:\n    def __init__(self, x):\n        self.x = x\n\n\n"
            "class B(A):\n    y = 1\n\n\n"
            "    def g(self):\n        return self.y\n",
        ),
    ),
)
