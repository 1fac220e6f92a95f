"""What a division leaves over is lost: the first parts are to get one more each."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "def f(cents, people):\n    share, rest = divmod(cents, people)\n    return [share] * people\n"
)
AFTER = (
    "def f(cents, people):\n    share, rest = divmod(cents, people)\n"
    "    return [share + 1] * rest + [share] * (people - rest)\n"
)
COST = 1.5


def propose(site):
    """Yield lists of equal parts, one more in as many of them as there are left over."""
    for share, rest, count in divided(site):
        new = f"[{share} + 1] * {rest} + [{share}] * ({count} - {rest})"
        for node in site.nodes:
            if isinstance(node, (ast.BinOp, ast.ListComp)) and is_shares(site, node, share):
                yield site.replace(node, new, COST, f"becomes `{new}`"[:160], loose=True)
            if isinstance(node, ast.ListComp):
                yield from worked_in(site, node, share, rest)


def worked_in(site, node, share, rest):
    """Yield a comprehension that reckons with shares, each of the first ones one more."""
    [loop, *others] = node.generators
    place = loop.target
    counts = isinstance(loop.iter, ast.Call) and getattr(loop.iter.func, "id", "") == "range"
    if others or not counts or not isinstance(place, ast.Name):
        return
    index = "i" if place.id == "_" else place.id
    for part in ast.walk(node.elt):
        if isinstance(part, ast.Name) and part.id == share and part is not node.elt:
            edits = (
                (*site.source.span(part), f"({share} + ({index} < {rest}))"),
                (*site.source.span(place), index),
            )
            yield Proposal(edits, COST, node.lineno, f"the first {rest} get one more")


def is_shares(site, node, share):
    """Say whether a list is made of shares alone, with or without the rest in one of them."""
    if isinstance(node, ast.ListComp):
        return getattr(node.elt, "id", "") == share
    around = site.parent(node)
    if isinstance(around, ast.BinOp):
        return False
    lists = [n for n in ast.walk(node) if isinstance(n, ast.List) and len(n.elts) == 1]
    return bool(lists) and all(
        share in {n.id for n in ast.walk(one) if isinstance(n, ast.Name)} for one in lists
    )


def divided(site):
    """Yield the names of share, rest and count of each whole that is divided."""
    quotients, remainders = {}, {}
    for node in site.nodes:
        if not isinstance(node, ast.Assign):
            continue
        target, value = node.targets[0], node.value
        if (
            isinstance(target, ast.Tuple)
            and getattr(getattr(value, "func", 0), "id", "") == "divmod"
        ):
            names = [getattr(t, "id", "") for t in target.elts]
            if len(names) == 2 and all(names) and len(value.args) == 2:
                yield (*names, site.operand(value.args[1]))
        elif isinstance(target, ast.Name) and isinstance(value, ast.BinOp):
            key = (site.source.seg(value.left), site.operand(value.right))
            if isinstance(value.op, ast.FloorDiv):
                quotients[key] = target.id
            elif isinstance(value.op, ast.Mod):
                remainders[key] = target.id
            elif isinstance(value.op, ast.Sub) and isinstance(value.right, ast.BinOp):
                remainders |= {(key[0], site.operand(part)): target.id
                               for part in (value.right.left, value.right.right)}  # fmt: skip
    for key, share in quotients.items():
        if key in remainders:
            yield share, remainders[key], key[1]
