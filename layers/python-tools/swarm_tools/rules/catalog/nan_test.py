"""``x == float("nan")``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin
from swarm_tools.rules.imports import import_edit, imported, origin
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
        if numpy or not (imported(module, "math") or "math" not in module.names):
            continue
        if imported(module, "math") and "math" not in module.imports:
            continue
        word = "not " if isinstance(node.ops[0], ast.NotEq) else ""
        new = f"{word}math.isnan({module.source(value)})"
        if word and isinstance(module.parents[node], (ast.Compare, ast.BinOp, ast.UnaryOp)):
            new = f"({new})"
        message = "Asked with 'isnan'; nothing equals nan, not even itself."
        yield module.replace(node, new, message, group)
        if not imported(module, "math"):
            yield import_edit(module, "import math", group)


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
)
