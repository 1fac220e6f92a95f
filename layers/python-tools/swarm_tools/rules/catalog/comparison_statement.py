"""``self.name == name`` as a statement."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.classes import is_self, reflective, shape
from swarm_tools.rules.flow import calls_builtin, loads
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.own_classes import defines


def _fix(module: Module) -> Iterator[Edit]:
    if defines(module, "__eq__"):
        return
    for node in module.walk(ast.Expr):
        test = node.value
        if not isinstance(test, ast.Compare) or len(test.ops) != 1:
            continue
        if not isinstance(test.ops[0], ast.Eq):
            continue
        if _attribute(module, node, test) or _local(module, node, test):
            start, end = module.end(test.left), module.start(test.comparators[0])
            if module.text[start:end].strip() == "==":
                message = "Assigned the value; the comparison did nothing."
                yield Edit(start, end, " = ", message)


def _attribute(module: Module, node: ast.Expr, test: ast.Compare) -> bool:
    """Return whether ``__init__`` compares an attribute that nothing has set yet."""
    left = test.left
    function = module.function_of(node)
    if function is None or function.name != "__init__" or not isinstance(left, ast.Attribute):
        return False
    owner = module.parents.get(function)
    if not isinstance(owner, ast.ClassDef) or not is_self(module, left.value):
        return False
    made = shape(module, owner)
    return made.known and left.attr not in made.members and not reflective(module)


def _local(module: Module, node: ast.Expr, test: ast.Compare) -> bool:
    """Return whether a count that a loop or branch is to change is compared with its next value."""
    left, right = test.left, test.comparators[0]
    if not isinstance(left, ast.Name) or module.function_of(node) is None or module.is_test:
        return False
    step = (
        isinstance(right, ast.BinOp)
        and isinstance(right.op, (ast.Add, ast.Sub))
        and isinstance(right.left, ast.Name)
        and right.left.id == left.id
    )
    largest = calls_builtin(module, right, ("max", "min")) and bool(loads([right], left.id))
    inside = any(isinstance(up, (ast.For, ast.While)) for up in module.ancestors(node))
    return inside and (step or largest)


RULE = Rule(
    id="comparison-statement",
    title="= instead of == in a statement",
    docs=(
        "A comparison whose result nobody takes does nothing. In '__init__', comparing an "
        "attribute that nothing sets was meant to set it; in a loop, comparing a name with its "
        "own next value was meant to step it. Other comparisons are left to be reported."
    ),
    fix=_fix,
    pylint=("pointless-statement",),
    good=(
        "def f(x):\n    x == 1\n    return x\n",
        "class A:\n    def __init__(self, n):\n        self.n = n\n        self.n == 2\n",
        "def test_f(x):\n    for _ in x:\n        x == 1\n",
    ),
    bad=(
        (
            "class A:\n    def __init__(self, n):\n        self.n == n\n",
            "class A:\n    def __init__(self, n):\n        self.n = n\n",
        ),
        (
            "def f(xs):\n    n = 0\n    for _ in xs:\n        n == n + 1\n    return n\n",
            "def f(xs):\n    n = 0\n    for _ in xs:\n        n = n + 1\n    return n\n",
        ),
    ),
    order=4,
    repairs=True,
)
