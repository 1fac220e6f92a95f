"""``x == float("nan")``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.equality import asked_of_math, can_use_math
from swarm_tools.rules.flow import calls_builtin
from swarm_tools.rules.imports import origin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for group, node in enumerate(module.walk(ast.Compare)):
        if len(node.ops) != 1 or not isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
            continue
        left, right = node.left, node.comparators[0]
        value = left if _nan(module, right) else right if _nan(module, left) else None
        if value is None or not isinstance(value, (ast.Name, ast.Attribute, ast.Subscript)):
            continue
        numpy = any((origin(module, x) or "").startswith("numpy") for x in (left, right))
        if numpy or not can_use_math(module):
            continue
        call = f"math.isnan({module.source(value)})"
        message = "Asked with 'isnan'; nothing equals nan, not even itself."
        yield from asked_of_math(module, node, call, message, group)


def _nan(module: Module, node: ast.expr) -> bool:
    if origin(module, node) in ("math.nan", "numpy.nan"):
        return True
    return (
        calls_builtin(module, node, ("float",))
        and len(node.args) == 1
        and isinstance(node.args[0], ast.Constant)
        and str(node.args[0].value).lower() == "nan"
    )


RULE = Rule(
    id="nan-test",
    title="isnan instead of a comparison with nan",
    docs=(
        "A comparison with nan is never equal, whatever the value; 'math.isnan' was meant. Arrays "
        "of numpy are left alone."
    ),
    fix=_fix,
    pylint=("nan-comparison",),
    good=("import math\n\n\ndef f(x):\n    return math.isnan(x)\n",),
    bad=(
        (
            "import math\n\n\ndef f(x):\n    return x == float('nan') or x != math.nan\n",
            "import math\n\n\ndef f(x):\n    return math.isnan(x) or not math.isnan(x)\n",
        ),
    ),
    order=5,
    concern="repair",
)
