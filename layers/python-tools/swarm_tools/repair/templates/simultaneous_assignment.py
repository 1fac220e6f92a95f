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
        for first in block:
            if is_plain(first) and isinstance(first.value, PLACES):
                one, other = site.source.seg(first.targets[0]), site.source.seg(first.value)
                text = f"{one}, {other} = {other}, {one}"
                yield site.replace(first, text, 1.6, f"`{one}` and `{other}` are exchanged")
        for first, second in pairwise(block):
            yield from with_tuple(site, first, second)
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


def with_tuple(site, first, second):
    """Yield an assignment that is made at once with the ones of the statement behind it."""
    if not is_plain(first) or not isinstance(second, ast.Assign) or len(second.targets) != 1:
        return
    targets, values = second.targets[0], second.value
    if isinstance(targets, ast.Tuple) and isinstance(values, ast.Tuple):
        left = f"{site.source.seg(first.targets[0])}, {site.source.seg(targets)}"
        right = f"{site.source.seg(first.value)}, {site.source.seg(values)}"
        span = (site.source.span(first)[0], site.source.span(second)[1])
        said = f"`{left}` are assigned at once"
        yield Proposal(((*span, f"{left} = {right}"),), 1.3, first.lineno, said[:160])
