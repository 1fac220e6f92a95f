"""``first, first = pair``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk((ast.Assign, ast.For)):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        for target in targets:
            if not isinstance(target, (ast.Tuple, ast.List)):
                continue
            names = [item.id if isinstance(item, ast.Name) else None for item in target.elts]
            for index, item in enumerate(target.elts):
                name = names[index]
                if name and name != "_" and name in names[index + 1 :] and "_" not in module.names:
                    message = f"Dropped a value of '{name}' that the next one replaced."
                    yield module.replace(item, "_", message)


RULE = Rule(
    id="repeated-target",
    title="A name is set once in an assignment",
    docs="Of two values unpacked into one name only the last stays; the first goes to '_'.",
    fix=_fix,
    pylint=("redeclared-assigned-name",),
    good=("def f(pair):\n    a, b = pair\n    return a, b\n", "_, _ = 1, 2\n"),
    bad=(
        (
            "def f(pair):\n    first, first = pair\n    return first\n",
            "def f(pair):\n    _, first = pair\n    return first\n",
        ),
    ),
)
