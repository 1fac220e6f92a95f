"""``case str() as x`` instead of ``case str(x)``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_NAMES = "bool bytearray bytes dict float frozenset int list set str tuple"
_SELF_BINDING = frozenset(_NAMES.split())


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.MatchClass):
        if not isinstance(node.cls, ast.Name) or node.cls.id not in _SELF_BINDING:
            continue
        if not module.is_builtin(node.cls.id) or node.kwd_patterns or len(node.patterns) != 1:
            continue
        inner = node.patterns[0]
        if not isinstance(inner, ast.MatchAs) or inner.pattern or not inner.name:
            continue
        if module.has_comment(module.start(node), module.end(node)):
            continue
        text = f"{node.cls.id}() as {inner.name}"
        if isinstance(module.parents[node], (ast.MatchOr, ast.MatchAs)):
            text = f"({text})"
        yield module.replace(node, text, "Bound the name to the whole pattern.")


RULE = Rule(
    id="match-binding",
    title="A pattern bound as a whole",
    docs="For the builtin types both forms match the same and bind the same value.",
    fix=_fix,
    pylint=("match-class-bind-self",),
    good=("def f(x):\n    match x:\n        case Point(y):\n            return y\n    return 0\n",),
    bad=(
        (
            "def f(x):\n    match x:\n        case str(y):\n            return y\n    return 0\n",
            "def f(x):\n    match x:\n        case str() as y:\n            return y\n"
            "    return 0\n",
        ),
        (
            "def f(x):\n    match x:\n        case int(y) | float(y):\n            return y\n"
            "    return 0\n",
            "def f(x):\n    match x:\n        case (int() as y) | (float() as y):\n"
            "            return y\n    return 0\n",
        ),
    ),
)
