"""``print("a %s", x)`` and ``print("a {}").format(x)``."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_FIELD = re.compile(r"%(?:%|[-0+ ]*\d*(?:\.\d+)?[sdrfieg])")


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        if isinstance(node.func, ast.Attribute) and node.func.attr == "format":
            yield from _misplaced(module, node)
        elif calls_builtin(module, node, ("print",)):
            yield from _separate(module, node)


def _misplaced(module: Module, node: ast.Call) -> Iterator[Edit]:
    """Move ``format`` from the None that print gives to the text."""
    inner = node.func.value  # type: ignore[attr-defined]
    if not calls_builtin(module, inner, ("print",)) or len(inner.args) != 1 or inner.keywords:
        return
    text = inner.args[0]
    if isinstance(text, ast.Constant) and isinstance(text.value, str):
        start = module.end(inner)
        tail = module.text[start : module.end(node)]
        if module.text[module.end(text) : start] == ")" and tail.startswith(".format"):
            new = f"{tail})"
            yield Edit(
                module.end(text), module.end(node), new, "Formatted the text before printing it."
            )


def _separate(module: Module, node: ast.Call) -> Iterator[Edit]:
    """Format a text whose fields are just as many as the further arguments."""
    if len(node.args) < 2 or any(isinstance(one, ast.Starred) for one in node.args):
        return
    text, *values = node.args
    if not isinstance(text, ast.Constant) or not isinstance(text.value, str):
        return
    fields = [field for field in _FIELD.findall(text.value) if field != "%%"]
    if len(fields) != len(values) or text.value.count("%") != len(fields):
        return
    if text.value.rstrip().endswith("%") or node.keywords:
        return
    if any("%" in getattr(part, "value", "") for part in values
           if isinstance(getattr(part, "value", None), str)):  # fmt: skip
        return
    gap = module.text[module.end(text) : module.start(values[0])]
    if gap.strip() != "," or "\n" in gap:
        return
    parts = ", ".join(module.source(value) for value in values)
    shown = f"({parts},)" if len(values) == 1 and not _plain(values[0]) else parts
    if len(values) > 1:
        shown = f"({parts})"
    message = "Filled the fields of the text that is printed."
    yield Edit(module.end(text), module.end(values[-1]), f" % {shown}", message)


def _plain(node: ast.expr) -> bool:
    return isinstance(node, (ast.Constant, ast.JoinedStr))


RULE = Rule(
    id="print-format",
    title="The text that is printed is formatted",
    docs=(
        "'print' takes no values for the fields of a '%' text, and returns nothing that could be "
        "formatted. The values go into the text where there are as many fields as values."
    ),
    fix=_fix,
    pylint=("misplaced-format-function",),
    good=(
        "print('100%', 1)\n",
        "print('a %s')\n",
        "print('%s %s', 1)\n",
        "print('{}'.format(1))\n",
    ),
    bad=(
        (
            "def f(name, age):\n    print('%s is %d', name, age)\n",
            "def f(name, age):\n    print('%s is %d' % (name, age))\n",
        ),
        (
            "def f(name):\n    print('hello {}').format(name)\n",
            "def f(name):\n    print('hello {}'.format(name))\n",
        ),
    ),
    order=5,
    repairs=True,
)
