"""A list is filled where each value counts once, or a set where all count: the other was meant."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "def f(words):\n    found = []\n    for word in words:\n        found.append(word)\n"
    "    return len(found)\n"
)
AFTER = (
    "def f(words):\n    found = set()\n    for word in words:\n        found.add(word)\n"
    "    return len(found)\n"
)
COST = 1.3
TO_SET = {"[]": "set()", "list()": "set()", "defaultdict(list)": "defaultdict(set)"}
TO_LIST = {"set()": "[]", "defaultdict(set)": "defaultdict(list)"}
CALLS = {"append": "add", "extend": "update", "add": "append", "update": "extend"}


def propose(site):
    """Yield the other kind of container together with the methods that fill it."""
    for node in site.nodes:
        if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
            continue
        name, old = node.targets[0].id, site.source.seg(node.value)
        new = TO_SET.get(old) or TO_LIST.get(old)
        if new is None:
            continue
        edits = [(*site.source.span(node.value), new)]
        for call in site.nodes:
            func = getattr(call, "func", None)
            if not isinstance(call, ast.Call) or not isinstance(func, ast.Attribute):
                continue
            holder = func.value.value if isinstance(func.value, ast.Subscript) else func.value
            if getattr(holder, "id", "") == name and func.attr in CALLS:
                end = site.source.span(func)[1]
                edits.append((end - len(func.attr), end, CALLS[func.attr]))
        if len(edits) > 1:
            said = f"`{name}` becomes `{new}`"
            yield Proposal(tuple(sorted(edits)), COST, node.lineno, said)
