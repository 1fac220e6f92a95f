"""``is None`` instead of ``== None``."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.rules.equality import comparisons
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in comparisons(module):
        left, right = node.left, node.comparators[0]
        if (not _is_none(right) and not _is_none(left)) or (_is_none(left) and _is_none(right)):
            continue
        between = module.text[module.end(left) : module.start(right)]
        if not re.fullmatch(r"[\s)]*(==|!=)[\s(]*", between) or "(" in between or ")" in between:
            continue
        word = "is" if isinstance(node.ops[0], ast.Eq) else "is not"
        other = right if _is_none(left) else left
        new = f"{module.source(other)} {word} None"
        yield module.replace(node, new, f"Compared with None by '{word}'.")


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


RULE = Rule(
    id="none-comparison",
    title="Compare with None by identity",
    docs=(
        "There is one None, and 'is' cannot be fooled by a class's own '=='. Files that use or "
        "define an overloaded '==' are left alone."
    ),
    fix=_fix,
    pylint=("singleton-comparison",),
    good=("def f(x):\n    return x is None\n", "import sqlalchemy\n\nq = sqlalchemy.x == None\n"),
    bad=(
        ("def f(x):\n    return x == None\n", "def f(x):\n    return x is None\n"),
        ("def f(x):\n    return None != x\n", "def f(x):\n    return x is not None\n"),
    ),
)
