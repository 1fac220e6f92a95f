"""A check that something is there lacks what has to be true of it: `x is not None and x.done`."""

from __future__ import annotations

import ast

BEFORE = (
    "class Node:\n    def __init__(self):\n        self.done = False\n\n\n"
    "def f(nodes, key):\n    node = nodes.get(key)\n    return node is not None\n"
)
AFTER = (
    "class Node:\n    def __init__(self):\n        self.done = False\n\n\n"
    "def f(nodes, key):\n    node = nodes.get(key)\n    return node is not None and node.done\n"
)
COST = 1.7
LATER = 0.3
MOST = 5


def propose(site):
    """Yield such checks with each attribute that the file sets, truth values first."""
    members = attributes(site.source.tree)
    for node in site.nodes:
        if not isinstance(node, ast.Compare) or not isinstance(node.left, ast.Name):
            continue
        if not isinstance(node.ops[0], (ast.IsNot, ast.Is)) or node.left.id == "self":
            continue
        if getattr(node.comparators[0], "value", ...) is not None:
            continue
        text, there = site.source.seg(node), isinstance(node.ops[0], ast.IsNot)
        for member, is_truth in members:
            part = f"{node.left.id}.{member}"
            new = f"{text} and {part}" if there else f"{text} or not {part}"
            cost = COST if is_truth else COST + LATER
            yield site.replace(node, new, cost, f"`{text}` becomes `{new}`"[:160], loose=True)
            if not is_truth and there:
                new = f"{text} and {part} > 0"
                yield site.replace(node, new, cost + LATER, f"becomes `{new}`"[:160], loose=True)


def attributes(tree):
    """Return the attributes that a file sets, each with whether it is set to a truth value."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            truth = isinstance(getattr(node.value, "value", None), bool)
            for target in node.targets:
                if isinstance(target, ast.Attribute):
                    found[target.attr] = found.get(target.attr, False) or truth
    return sorted(found.items(), key=lambda item: not item[1])[:MOST]
