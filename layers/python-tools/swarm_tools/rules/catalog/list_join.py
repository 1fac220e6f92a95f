"""``items.join(", ")``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import guarded, kind_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        method = node.func
        if not isinstance(method, ast.Attribute) or method.attr != "join":
            continue
        if len(node.args) != 1 or node.keywords or guarded(module, node, ("AttributeError",)):
            continue
        given = node.args[0]
        if kind_of(module, method.value) in ("list", "tuple") and kind_of(module, given) == "str":
            new = f"{module.source(given)}.join({module.source(method.value)})"
            yield module.replace(node, new, "Joined with the text, whose method 'join' is.")


RULE = Rule(
    id="list-join",
    title="A list is joined by the text between its items",
    docs="Lists have no 'join'; the text between the items has. Only for certain types.",
    fix=_fix,
    pylint=("no-member",),
    good=("def f(items):\n    return items.join(', ')\n",),
    bad=(
        (
            "def f():\n    names = ['a', 'b']\n    return names.join(', ')\n",
            "def f():\n    names = ['a', 'b']\n    return ', '.join(names)\n",
        ),
    ),
    order=4,
    repairs=True,
)
