"""``True if test else False``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.types import certain


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.IfExp):
        one, two = node.body, node.orelse
        if not (isinstance(one, ast.Constant) and isinstance(two, ast.Constant)):
            continue
        if not (
            (one.value is True and two.value is False) or (one.value is False and two.value is True)
        ):
            continue
        parent = module.parents[node]
        if not isinstance(parent, (ast.Return, ast.Assign, ast.keyword, ast.Call)):
            continue
        text = module.source(node.test)
        if one.value is False:
            new = (
                f"not {text}"
                if isinstance(node.test, (ast.Name, ast.Call, ast.Attribute))
                else f"not ({text})"
            )
        elif certain(module, node.test) == "bool":
            new = text
        elif module.is_builtin("bool"):
            new = f"bool({text})"
        else:
            continue
        yield module.replace(node, new, "Used the test itself as the value.")


RULE = Rule(
    id="conditional-bool",
    title="The test itself instead of 'True if test else False'",
    docs="What is not certainly a bool is wrapped in bool(), so that the same value comes out.",
    fix=_fix,
    pylint=("simplifiable-if-expression",),
    good=("def f(x):\n    return 1 if x else 0\n",),
    bad=(
        ("def f(x):\n    return True if x > 1 else False\n", "def f(x):\n    return x > 1\n"),
        ("def f(x):\n    return False if x else True\n", "def f(x):\n    return not x\n"),
    ),
)
