"""``total =+ 1``."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Assign):
        value = node.value
        if len(node.targets) != 1 or not isinstance(value, ast.UnaryOp):
            continue
        if not isinstance(value.op, (ast.UAdd, ast.USub)) or not _stepped(module, node):
            continue
        target = node.targets[0]
        between = module.text[module.end(target) : module.start(value.operand)]
        sign = "+" if isinstance(value.op, ast.UAdd) else "-"
        tight = re.fullmatch(r"\s*=\+\s*|\s*=-\s+", between) is not None
        if tight and isinstance(target, (ast.Name, ast.Attribute, ast.Subscript)):
            start, end = module.end(target), module.start(value.operand)
            yield Edit(start, end, f" {sign}= ", f"Wrote '{sign}=' instead of '={sign}'.")


def _stepped(module: Module, node: ast.Assign) -> bool:
    """Return whether the target has a value already: in a loop, or as a part of something."""
    function = module.function_of(node)
    if isinstance(node.targets[0], (ast.Attribute, ast.Subscript)):
        return function is not None and function.name != "__init__"
    return any(isinstance(up, (ast.For, ast.While)) for up in module.ancestors(node))


RULE = Rule(
    id="reversed-operator",
    title="+= instead of =+",
    docs=(
        "In a loop 'total =+ x' sets the total anew each time, and in a method 'self.total =+ x' "
        "forgets the old one. Repaired where the sign stands "
        "right after the equals sign, and for a minus only where a blank follows it."
    ),
    fix=_fix,
    good=(
        "def f(xs):\n    for x in xs:\n        y = +x\n        z = -x\n        w =-1\n"
        "        w=-(x+1)\n"
        "        print(y, z, w)\n",
        "def f():\n    x =+ 1\n    return x\n",
    ),
    bad=(
        (
            "def f(xs):\n    n = 0\n    for x in xs:\n        n =+ x\n    return n\n",
            "def f(xs):\n    n = 0\n    for x in xs:\n        n += x\n    return n\n",
        ),
        (
            "def f(xs):\n    n = 9\n    for x in xs:\n        n =- x\n    return n\n",
            "def f(xs):\n    n = 9\n    for x in xs:\n        n -= x\n    return n\n",
        ),
    ),
    order=5,
    repairs=True,
)
