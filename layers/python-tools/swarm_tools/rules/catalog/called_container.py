"""``names(0)`` and ``2(x + 1)``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import guarded, kind_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        if len(node.args) != 1 or node.keywords or guarded(module, node, ("TypeError",)):
            continue
        value, inner = node.func, node.args[0]
        kind = kind_of(module, value)
        start, end = module.end(value), module.end(node)
        if module.text[start] != "(" or isinstance(inner, (ast.Starred, ast.GeneratorExp)):
            continue
        if isinstance(value, ast.Constant) and kind in ("int", "float"):
            message = "Multiplied; a number is not called."
            yield Edit(start, start, " * ", message)
        elif isinstance(value, (ast.Name, ast.Attribute)) and kind in (
            "list",
            "dict",
            "tuple",
            "str",
        ):
            text = module.text[start + 1 : end - 1]
            yield Edit(
                start, end, f"[{text}]", f"Took an item of '{module.source(value)}', a {kind}."
            )


RULE = Rule(
    id="called-container",
    title="Items in square brackets",
    docs=(
        "A list, dict, tuple or text cannot be called; 'names(0)' is the item. A number before "
        "parentheses is multiplied with what is in them. Only where the type is certain."
    ),
    fix=_fix,
    pylint=("not-callable",),
    good=("def f(names):\n    return names(0)\n",),
    bad=(
        (
            "def f(x):\n    names = ['a', 'b']\n    return names(0), 2(x + 1)\n",
            "def f(x):\n    names = ['a', 'b']\n    return names[0], 2 * (x + 1)\n",
        ),
    ),
    order=4,
    repairs=True,
)
