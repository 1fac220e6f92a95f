"""The second of two assignments reads what the first has just overwritten."""

from __future__ import annotations

import ast
from itertools import pairwise

from swarm_tools.repair.model import Proposal

BEFORE = "def f(a, b):\n    while b:\n        a = b\n        b = a % b\n    return a\n"
AFTER = "def f(a, b):\n    while b:\n        a, b = b, a % b\n    return a\n"

PLACES = (ast.Name, ast.Attribute, ast.Subscript)


def propose(site):
    """Yield neighbouring assignments made at once, where the second reads the first's name."""
    for _owner, block in site.blocks():
        for first, second in pairwise(block):
            if not (is_plain(first) and is_plain(second)):
                continue
            name, other = (site.source.seg(s.targets[0]) for s in (first, second))
            read = {site.source.seg(n) for n in ast.walk(second.value) if isinstance(n, PLACES)}
            if name == other or name not in read:
                continue
            text = f"{name}, {other} = "
            text += f"{site.source.seg(first.value)}, {site.source.seg(second.value)}"
            span = (site.source.span(first)[0], site.source.span(second)[1])
            message = f"`{name}` and `{other}` are assigned at once"
            yield Proposal(((*span, text),), 1.3, first.lineno, message)


def is_plain(node):
    """Say whether a statement is `name = value`, the value not needing brackets in a tuple."""
    return (
        isinstance(node, ast.Assign)
        and len(node.targets) == 1
        and isinstance(node.targets[0], PLACES)
        and not isinstance(node.value, (ast.Tuple, ast.Lambda, ast.IfExp, ast.Yield, ast.YieldFrom))
    )
