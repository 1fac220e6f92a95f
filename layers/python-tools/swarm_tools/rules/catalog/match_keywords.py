"""Attributes by name in class patterns."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for group, node in enumerate(module.walk(ast.MatchClass)):
        if not isinstance(node.cls, ast.Name) or not node.patterns:
            continue
        names = _match_args(module, node.cls.id)
        if names is None or len(names) < len(node.patterns):
            continue
        message = "Named the attributes of the pattern."
        for index, pattern in enumerate(node.patterns):
            where = module.start(pattern)
            yield Edit(where, where, f"{names[index]}=", "" if index else message, group)


def _match_args(module: Module, name: str) -> list[str] | None:
    """Return the attributes of a class of this file, in the order of its patterns."""
    bound = module.scopes.module.bindings.get(name, [])
    if len(bound) != 1 or not isinstance(bound[0], ast.ClassDef) or bound[0].decorator_list:
        return None
    for step in bound[0].body:
        if isinstance(step, ast.Assign) and isinstance(step.value, ast.Tuple):
            target = step.targets[0]
            if isinstance(target, ast.Name) and target.id == "__match_args__":
                names = [getattr(item, "value", None) for item in step.value.elts]
                plain = all(isinstance(one, str) and one.isidentifier() for one in names)
                return names if plain else None  # type: ignore[return-value]
    return None


_POINT = "class Point:\n    __match_args__ = ('x', 'y')\n\n    x = 0\n    y = 0\n\n\n"

RULE = Rule(
    id="match-keywords",
    title="Attributes by name in class patterns",
    docs="Where the class is in the same file and spells out the order of its attributes.",
    fix=_fix,
    pylint=("match-class-positional-attributes",),
    good=(
        "def f(p):\n    match p:\n        case Point(0, 0):\n            return 1\n    return 2\n",
    ),
    bad=(
        (
            _POINT + "def f(p):\n    match p:\n        case Point(0, b):\n            return b\n"
            "    return 2\n",
            _POINT + "def f(p):\n    match p:\n        case Point(x=0, y=b):\n"
            "            return b\n    return 2\n",
        ),
    ),
)
