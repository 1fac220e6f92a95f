"""An exception that is made and thrown away."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator

from swarm_tools.rules.classes import base_class
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Expr):
        call = node.value
        if isinstance(call, ast.Call) and _is_error(module, call.func) and not module.is_test:
            where = module.start(node)
            message = f"Raised '{module.source(call.func)}', which was only made."
            yield Edit(where, where, "raise ", message)


def _is_error(module: Module, node: ast.expr, depth: int = 0) -> bool:
    """Return whether a name certainly is an exception, and no warning."""
    if not isinstance(node, ast.Name) or depth > 8:
        return False
    found = getattr(builtins, node.id, None)
    if isinstance(found, type) and module.is_builtin(node.id):
        return issubclass(found, Exception) and not issubclass(found, Warning)
    made = base_class(module, node)
    bases = made.bases if made is not None and not made.keywords else []
    return len(bases) == 1 and _is_error(module, bases[0], depth + 1)


RULE = Rule(
    id="raised-exception",
    title="An exception that is made is raised",
    docs=(
        "'ValueError(\"no\")' as a statement does nothing; 'raise' was forgotten. For Python's "
        "own errors and those of the file; warnings and tests are left alone."
    ),
    fix=_fix,
    pylint=("pointless-exception-statement",),
    good=(
        "def f():\n    UserWarning('old')\n",
        "def f():\n    return ValueError('x')\n",
        "def ValueError(x):\n    print(x)\n\n\nValueError('x')\n",
    ),
    bad=(
        (
            "def f(x):\n    if x < 0:\n        ValueError('negative')\n    return x\n",
            "def f(x):\n    if x < 0:\n        raise ValueError('negative')\n    return x\n",
        ),
    ),
    order=5,
    repairs=True,
)
