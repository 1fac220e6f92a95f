"""A branch is tried although the one before it was taken, or is not tried although it should."""

from __future__ import annotations

import ast
from itertools import pairwise

from swarm_tools.repair.model import Proposal

BEFORE = "def f(n):\n    if n > 9:\n        n -= 9\n    if n > 3:\n        n -= 3\n    return n\n"
AFTER = "def f(n):\n    if n > 9:\n        n -= 9\n    elif n > 3:\n        n -= 3\n    return n\n"


def propose(site):
    """Yield `if` after an `if` made `elif`, and `elif` made `if`."""
    source = site.source
    for _owner, block in site.blocks():
        for first, second in pairwise(block):
            if not isinstance(first, ast.If) or not isinstance(second, ast.If):
                continue
            at = source.span(second)[0]
            if not ends_in_else(first) and source.text[at : at + 2] == "if":
                edit = (at, at, "el")
                yield Proposal((edit,), 1.1, second.lineno, "`if` becomes `elif`")
    for node in site.nodes:
        if isinstance(node, ast.If) and source.text[slice(*source.span(node))].startswith("elif"):
            at = source.span(node)[0]
            yield Proposal(((at, at + 2, ""),), 1.2, node.lineno, "`elif` becomes `if`")


def ends_in_else(node):
    """Say whether a chain of conditions has a last branch without one."""
    while len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
        node = node.orelse[0]
    return bool(node.orelse)
