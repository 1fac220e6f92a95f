"""Functions in a class that take nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.classes import reflective
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    if reflective(module):
        return
    for node in module.walk(ast.ClassDef):
        if node.bases or node.keywords or node.decorator_list:
            continue
        for method in node.body:
            if isinstance(method, FUNCTIONS) and _free(module, node, method):
                where = module.line_start(module.start(method))
                indent = module.indent(method)
                message = f"Marked '{method.name}', which takes no instance, as static."
                yield Edit(where, where, f"{indent}@staticmethod\n", message)


def _free(module: Module, node: ast.ClassDef, method: ast.FunctionDef) -> bool:
    arguments = method.args
    taken = [*arguments.posonlyargs, *arguments.args, arguments.vararg, arguments.kwarg]
    taken += arguments.kwonlyargs
    if any(taken) or method.decorator_list or method.name.startswith("_"):
        return False
    if {part.id for part in ast.walk(method) if isinstance(part, ast.Name)} & {"self", "cls"}:
        return False
    in_body = module.scopes.of[node].uses.get(method.name, [])
    return not in_body and module.alone(method)


RULE = Rule(
    id="static-method",
    title="A function in a class that takes nothing is static",
    docs=(
        "Called on an instance it could only fail; called on the class it works as before. "
        "Classes with bases or decorators, which may want it so, are left alone."
    ),
    fix=_fix,
    pylint=("no-method-argument",),
    good=(
        "class A:\n    def f(self):\n        return 1\n",
        "class A(Base):\n    def f():\n        return 1\n",
        "class A:\n    def f():\n        return 1\n\n    x = f()\n",
    ),
    bad=(
        (
            "class A:\n    def greet():\n        return 'hello'\n",
            "class A:\n    @staticmethod\n    def greet():\n        return 'hello'\n",
        ),
    ),
    repairs=True,
)
