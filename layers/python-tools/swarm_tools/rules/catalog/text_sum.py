"""``"Total: " + total`` with a number."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import guarded, kind_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    if not module.is_builtin("str"):
        return
    for node in module.walk(ast.BinOp):
        if not isinstance(node.op, ast.Add) or guarded(module, node, ("TypeError",)):
            continue
        left, right = _kind(module, node.left), _kind(module, node.right)
        if left == "str" and right in ("int", "float"):
            number = node.right
        elif right == "str" and left in ("int", "float") and _spelt(node.right):
            number = node.left
        else:
            continue
        text = module.source(number)
        yield module.replace(number, f"str({text})", "Made a text of the number added to one.")


def _kind(module: Module, node: ast.expr) -> str | None:
    """Return the type of a term; a sum that begins with a text is one."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        left, right = _kind(module, node.left), _kind(module, node.right)
        return "str" if "str" in (left, right) else kind_of(module, node)
    return kind_of(module, node)


def _spelt(node: ast.expr) -> bool:
    return isinstance(node, (ast.Constant, ast.JoinedStr))


RULE = Rule(
    id="text-sum",
    title="str() around a number that is added to a text",
    docs=(
        "A text and a number cannot be added. Where both types are certain, the number becomes a "
        "text. Left alone where a handler expects the TypeError."
    ),
    fix=_fix,
    good=(
        "def f(total):\n    return 'Total: ' + total\n",
        "def f(x):\n    try:\n        return 'a' + 1\n    except TypeError:\n        return x\n",
    ),
    bad=(
        (
            "def f(xs):\n    count = len(xs)\n    return 'Found ' + count + ' of ' + len(xs)\n",
            "def f(xs):\n    count = len(xs)\n    return 'Found ' + str(count) + ' of '"
            " + str(len(xs))\n",
        ),
    ),
    order=5,
    repairs=True,
)
