"""``raise "message"``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import guarded, kind_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Raise):
        if node.exc is None or kind_of(module, node.exc) != "str":
            continue
        if isinstance(node.exc, ast.Name) or not module.is_builtin("RuntimeError"):
            continue
        if guarded(module, node, ("TypeError", "RuntimeError")):
            continue
        new = f"RuntimeError({module.source(node.exc)})"
        yield module.replace(node.exc, new, "Raised an exception with the text; a text is none.")


RULE = Rule(
    id="raised-text",
    title="An exception is raised, not a text",
    docs=(
        "Only exceptions can be raised; a text given to 'raise' becomes the message of a "
        "RuntimeError. Left alone where a handler around it expects the TypeError of today."
    ),
    fix=_fix,
    pylint=("raising-bad-type",),
    good=(
        "def f(x):\n    raise x\n",
        "try:\n    raise 'text'\nexcept TypeError:\n    print('expected')\n",
    ),
    bad=(
        (
            "def f(x):\n    if x < 0:\n        raise 'negative'\n    return x\n",
            "def f(x):\n    if x < 0:\n        raise RuntimeError('negative')\n    return x\n",
        ),
        (
            "def f(x):\n    raise f'no {x}'\n",
            "def f(x):\n    raise RuntimeError(f'no {x}')\n",
        ),
    ),
    order=5,
    concern="repair",
)
