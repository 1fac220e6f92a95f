"""A link of a node is not set: the neighbour, the way back, the head or the tail."""

from __future__ import annotations

import ast

BEFORE = (
    "class Chain:\n    def __init__(self):\n        self.head = None\n\n"
    "    def push(self, value):\n        node = Node(value)\n        self.head = node\n"
    "        node.value = value\n\n"
    "    def last(self):\n        return self.head.next\n"
)
AFTER = (
    "class Chain:\n    def __init__(self):\n        self.head = None\n\n"
    "    def push(self, value):\n        node = Node(value)\n        node.next = self.head\n"
    "        self.head = node\n        node.value = value\n\n"
    "    def last(self):\n        return self.head.next\n"
)
LINKS = ("next", "prev", "previous", "nxt", "left", "right", "parent", "child", "link", "following")
ENDS = ("head", "tail", "first", "last", "root", "front", "rear", "top", "end", "start")


def propose(site):
    """Yield `a.link = b` and `self.end = b` at every place, and other values of such a link."""
    links = [n for n in site.members[0] if n.strip("_") in LINKS][:3]
    if not links or not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    ends = [n for n in site.attributes if n.removeprefix("self.").strip("_") in ENDS][:3]
    nodes = [n for n in site.names if is_node(site, n, links)][:4]
    values = [*nodes, *ends, "None"]
    values += [f"{n}.{link}" for n in [*nodes, *ends] for link in links]
    for node in site.nodes:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and is_link(node, links, ends):
            old = site.source.seg(node.value)
            for value in values:
                if value != old:
                    said = f"`{old}` becomes `{value}`"
                    yield site.replace(node.value, value, 1.5, said[:160])
    targets = [f"{n}.{link}" for n in [*nodes, *ends] for link in links] + ends
    rows = [(t, v) for t in targets for v in values if t != v and v != t.rpartition(".")[0]]
    for _owner, block in site.blocks():
        for index, stmt in enumerate(block):
            yield from beside(site, block, index, stmt, rows)


def beside(site, block, index, stmt, rows):
    """Yield each assignment before a statement, and after the last one of a block."""
    if not site.source.room_before(stmt):
        return
    leaves = isinstance(block[-1], (ast.Return, ast.Raise, ast.Break, ast.Continue))
    for target, value in rows:
        row = f"{target} = {value}"
        cost = 2.3 if value.removeprefix("self.").count(".") else 1.9
        yield site.insert_before(stmt, [row], cost, f"`{row}` added")
        if index == len(block) - 1 and not leaves:
            indent = site.source.indent_of(stmt)
            yield site.insert_after(stmt, [row], cost, f"`{row}` added", indent)


def is_node(site, name, links):
    """Say whether a local name is used as a node, or holds one from the start."""
    for n in site.nodes:
        if isinstance(n, ast.Attribute) and getattr(n.value, "id", "") == name and n.attr in links:
            return True
        if isinstance(n, ast.Assign) and getattr(n.targets[0], "id", "") == name:
            made = isinstance(n.value, ast.Call) and getattr(n.value.func, "id", "")[:1].isupper()
            if made or (isinstance(n.value, ast.Attribute) and n.value.attr in (*links, *ENDS)):
                return True
    return False


def is_link(node, links, ends):
    """Say whether an assignment sets a link or an end."""
    target = node.targets[0]
    if not isinstance(target, ast.Attribute):
        return False
    return target.attr in links or f"self.{target.attr}" in ends
