"""What belongs to the class is set on the object, so that all others keep the old value."""

from __future__ import annotations

import ast

BEFORE = (
    "class Ticket:\n    count = 0\n\n    def __init__(self):\n        self.count += 1\n"
    "        self.number = Ticket.count\n"
)
AFTER = (
    "class Ticket:\n    count = 0\n\n    def __init__(self):\n        Ticket.count += 1\n"
    "        self.number = Ticket.count\n"
)
COST = 1.0
FILLED = (ast.List, ast.Dict, ast.Set, ast.Call)


def propose(site):
    """Yield the class's name instead of `self`, and the other way round."""
    if site.cls is None:
        return
    name = site.cls.name
    targets = [s.targets[0] for s in site.cls.body if isinstance(s, ast.Assign)]
    targets += [s.target for s in site.cls.body if isinstance(s, ast.AnnAssign) and s.value]
    own = {getattr(t, "id", "") for t in targets}
    for node in site.nodes:
        if not isinstance(node, ast.Attribute) or node.attr not in own:
            continue
        holder = getattr(node.value, "id", "")
        for old, new in (("self", name), ("cls", name), (name, "self")):
            if holder == old and (new != "self" or "." in site.qualname):
                cost = COST if isinstance(node.ctx, ast.Store) else COST + 0.4
                yield site.replace(node.value, new, cost, f"`{new}.{node.attr}`")
    yield from own_one(site)


def own_one(site):
    """Yield a container of the class given to each object at the end of `__init__`."""
    body = site.body_statements()
    if getattr(site.node, "name", "") != "__init__" or not body:
        return
    if not site.source.takes_lines(body[-1]):
        return
    set_here = {a.partition(".")[2] for a in site.attributes if a in site.source.seg(site.node)}
    for stmt in site.cls.body:
        value = getattr(stmt, "value", None)
        targets = getattr(stmt, "targets", [getattr(stmt, "target", None)])
        name = getattr(targets[0], "id", "")
        if name and name not in set_here and isinstance(value, FILLED):
            row = f"self.{name} = {site.source.seg(value)}"
            yield site.insert_after(body[-1], [row], COST, f"`{row}`: each has its own"[:160],
                                    site.source.indent_of(body[0]))  # fmt: skip
