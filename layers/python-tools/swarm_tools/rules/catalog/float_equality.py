"""``a + b == 0.3``."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from decimal import Decimal

from swarm_tools.rules.equality import asked_of_math, can_use_math, comparisons
from swarm_tools.rules.flow import calls_builtin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_ARITHMETIC = (ast.Add, ast.Sub, ast.Mult, ast.Div)


def _fix(module: Module) -> Iterator[Edit]:
    if module.is_test or not can_use_math(module):
        return
    for group, node in enumerate(comparisons(module)):
        left, right = node.left, node.comparators[0]
        if not any(_inexact(a) and _computed(module, b) for a, b in ((left, right), (right, left))):
            continue
        call = f"math.isclose({module.source(left)}, {module.source(right)})"
        message = "Asked with 'isclose': a sum of floats is seldom exactly a decimal fraction."
        yield from asked_of_math(module, node, call, message, group)


def _inexact(node: ast.expr) -> bool:
    """Say whether a number is a decimal fraction that binary ones only come close to."""
    value = node.value if isinstance(node, ast.Constant) else None
    return isinstance(value, float) and value == value and Decimal(repr(value)) != Decimal(value)


def _computed(module: Module, node: ast.expr) -> bool:
    """Say whether a value is a result of arithmetic, or a name that one is added up in."""
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, _ARITHMETIC) and not _is_text(node)
    if isinstance(node, ast.Name):
        function = module.function_of(node)
        return function is not None and any(
            isinstance(part, ast.AugAssign)
            and isinstance(part.op, _ARITHMETIC)
            and isinstance(part.target, ast.Name)
            and part.target.id == node.id
            for part in ast.walk(function)
        )
    return calls_builtin(module, node, ("sum",))


def _is_text(node: ast.BinOp) -> bool:
    return any(
        isinstance(part, ast.JoinedStr)
        or (isinstance(part, ast.Constant) and isinstance(part.value, (str, bytes)))
        for part in ast.walk(node)
    )


RULE = Rule(
    id="float-equality",
    title="isclose for sums of floats",
    docs=(
        "0.1 + 0.2 is not 0.3: a result of float arithmetic compared with a decimal fraction is "
        "compared with 'math.isclose'. Fractions that are exact, such as 0.5, and modules that "
        "work on arrays are left alone."
    ),
    fix=_fix,
    good=(
        "def f(a, b):\n    return a + b == 0.5\n",
        "def f(a):\n    return a == 0.3\n",
        "import numpy as np\n\n\ndef f(a, b):\n    return np.add(a, b) + a == 0.3\n",
    ),
    bad=(
        (
            "def f(a, b):\n    return a + b == 0.3\n",
            "import math\n\ndef f(a, b):\n    return math.isclose(a + b, 0.3)\n",
        ),
        (
            "import math\n\ndef f(prices):\n    total = 0.0\n    for price in prices:\n"
            "        total += price\n    return total != 9.9\n",
            "import math\n\ndef f(prices):\n    total = 0.0\n    for price in prices:\n"
            "        total += price\n    return not math.isclose(total, 9.9)\n",
        ),
    ),
    order=5,
    repairs=True,
)
