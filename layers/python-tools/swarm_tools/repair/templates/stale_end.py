"""A node that is taken out was the last one, and the end of the list still points to it."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of
from swarm_tools.repair.templates.linked_structure import ENDS, LINKS, is_node

BEFORE = (
    "class Chain:\n    def __init__(self):\n        self.head = self.tail = None\n\n"
    "    def remove(self, value):\n        before, node = None, self.head\n"
    "        while node.value != value:\n            before, node = node, node.next\n"
    "        if before is None:\n            self.head = node.next\n        else:\n"
    "            before.next = node.next\n        return node\n"
)
AFTER = (
    "class Chain:\n    def __init__(self):\n        self.head = self.tail = None\n\n"
    "    def remove(self, value):\n        before, node = None, self.head\n"
    "        while node.value != value:\n            before, node = node, node.next\n"
    "        if before is None:\n            self.head = node.next\n        else:\n"
    "            before.next = node.next\n        if node is self.tail:\n"
    "            self.tail = before\n        return node\n"
)


def propose(site):
    """Yield, beside what takes a node out, that the end moves to the node before, or is none."""
    links = [n for n in site.members[0] if n.strip("_") in LINKS][:3]
    if not links or not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    ends = [n for n in site.attributes if n.removeprefix("self.").strip("_") in ENDS][:3]
    set_here = {
        site.source.seg(n) for n in site.nodes if isinstance(getattr(n, "ctx", 0), ast.Store)
    }
    nodes = [n for n in site.names if is_node(site, n, links)][:4]
    guards = [
        (f"if {node} is {end}:", f"{end} = {before}")
        for end in ends
        for node in nodes
        for before in nodes
        if node != before and end not in set_here
    ]
    guards += [
        (f"if {other} is None:", f"{end} = None")
        for end in ends
        for other in ends
        if end not in set_here and other in set_here
    ]
    for place, stmt, after in places(site, links, ends):
        step = step_of(site.source.indent_of(stmt))
        for rank, (test, row) in enumerate(guards):
            said = f"`{test} {row}` added"
            make = site.insert_after if after else site.insert_before
            yield make(stmt, [test, f"{step}{row}"], 1.5 + 0.1 * place + 0.02 * rank, said)


def places(site, links, ends):
    """Yield (rank, statement, whether after it) for the statements that take nodes out."""
    number = 0
    for _owner, block in site.blocks():
        for stmt in block:
            inside = [n for n in ast.walk(stmt) if isinstance(n, ast.Assign)]
            loop = any(isinstance(n, (ast.For, ast.While)) for n in ast.walk(stmt))
            if loop or not any(takes_out(site, n, links, ends) for n in inside):
                continue
            if site.source.room_before(stmt):
                leaves = isinstance(stmt, (ast.Return, ast.Raise))
                yield number, stmt, not leaves
                number += 1


def takes_out(site, node, links, ends):
    """Say whether an assignment sets a link, or an end, to a link of a node."""
    target = node.targets[0]
    if not isinstance(target, ast.Attribute) or not isinstance(node.value, ast.Attribute):
        return False
    is_end = site.source.seg(target) in ends
    return node.value.attr in links and (target.attr in links or is_end)
