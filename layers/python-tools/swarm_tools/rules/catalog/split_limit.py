"""Split once where only the first or the last part is used."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.types import certain


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Subscript):
        call, index = node.value, _index(node.slice)
        if index is None or not isinstance(call, ast.Call) or call.keywords or len(call.args) != 1:
            continue
        called, separator = call.func, call.args[0]
        if not isinstance(called, ast.Attribute) or called.attr not in ("split", "rsplit"):
            continue
        if certain(module, called.value) != "str" or not _plain(separator):
            continue
        end = module.end(called)
        name = "split" if index == 0 else "rsplit"
        message = f"Split once: only the {'first' if index == 0 else 'last'} part is used."
        yield Edit(end - len(called.attr), end, name, message, node.lineno)
        where = module.end(separator)
        yield Edit(where, where, ", maxsplit=1", "", node.lineno)
        return


def _index(node: ast.expr) -> int | None:
    if isinstance(node, ast.Constant) and type(node.value) is int and node.value == 0:
        return 0
    minus = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)
    if minus and isinstance(node.operand, ast.Constant) and node.operand.value == 1:  # type: ignore[attr-defined]
        return -1
    return None


def _plain(node: ast.expr) -> bool:
    """Return whether a separator cannot overlap itself, so that both directions agree."""
    if not isinstance(node, ast.Constant):
        return False
    if node.value is None:
        return True
    text = node.value
    return isinstance(text, str) and bool(text) and len(set(text)) == len(text)


RULE = Rule(
    id="split-limit",
    title="Split once where one part is used",
    docs=(
        "Only for what is certainly text, and for separators that cannot overlap themselves: "
        "'aaa' split at 'aa' is not the same from both ends."
    ),
    fix=_fix,
    pylint=("use-maxsplit-arg",),
    good=(
        "def f(x):\n    return x.split(',')[0]\n",
        "def f():\n    return 'aaa'.split('aa')[-1]\n",
    ),
    bad=(
        (
            "def f():\n    line = 'a,b'\n    return line.split(',')[0]\n",
            "def f():\n    line = 'a,b'\n    return line.split(',', maxsplit=1)[0]\n",
        ),
        (
            "def f():\n    path = 'a/b'\n    return path.split('/')[-1]\n",
            "def f():\n    path = 'a/b'\n    return path.rsplit('/', maxsplit=1)[-1]\n",
        ),
    ),
)
