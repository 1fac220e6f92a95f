"""``except KeyError or ValueError``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.types import simple


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.ExceptHandler):
        kinds = _kinds(node.type) if node.type is not None else []
        if len(kinds) < 2 or not all(simple(kind) for kind in kinds):
            continue
        start, end = module.start(node.type), module.end(node.type)
        if module.text[start - 1] == "(" and module.text[end : end + 1] == ")":
            start, end = start - 1, end + 1
        names = ", ".join(module.source(kind) for kind in kinds)
        gap = "" if module.text[start - 1] in " (" else " "
        yield Edit(start, end, f"{gap}({names})", "Caught each of the errors, not only the first.")


def _kinds(node: ast.expr) -> list[ast.expr]:
    """Return the errors that an operator joins, which a tuple should hold."""
    if isinstance(node, ast.BoolOp):
        return list(node.values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return [*(_kinds(node.left) or [node.left]), *(_kinds(node.right) or [node.right])]
    return []


RULE = Rule(
    id="except-or",
    title="A tuple of errors in except",
    docs=(
        "'except A or B' only catches A, 'except A and B' only B, and 'except A | B' fails when "
        "an error arrives. All mean the tuple of both."
    ),
    fix=_fix,
    pylint=("binary-op-exception", "catching-non-exception", "wrong-exception-operation"),
    good=(
        "try:\n    f()\nexcept (KeyError, ValueError):\n    g()\n",
        "try:\n    f()\nexcept KINDS + (ValueError,):\n    g()\n",
    ),
    bad=(
        (
            "def f(d):\n    try:\n        return int(d['a'])\n    except KeyError or ValueError:\n"
            "        return 0\n",
            "def f(d):\n    try:\n        return int(d['a'])\n"
            "    except (KeyError, ValueError):\n        return 0\n",
        ),
        (
            "def f(d):\n    try:\n        return int(d['a'])\n    except (KeyError | ValueError):\n"
            "        return 0\n",
            "def f(d):\n    try:\n        return int(d['a'])\n"
            "    except (KeyError, ValueError):\n        return 0\n",
        ),
    ),
    order=5,
    repairs=True,
)
