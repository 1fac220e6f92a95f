"""A condition that is asked elsewhere in the file is to be asked here, too, of these names."""

from __future__ import annotations

import ast

from swarm_tools.repair.donors import asked, donors
from swarm_tools.repair.source import step_of
from swarm_tools.repair.templates.guard_block import runs, under

BEFORE = (
    "class Node:\n    def __init__(self):\n        self.last = False\n\n\n"
    "def count(nodes):\n    return sum(1 for node in nodes if node.last)\n\n\n"
    "def f(node):\n    return node is not None\n"
)
AFTER = (
    "class Node:\n    def __init__(self):\n        self.last = False\n\n\n"
    "def count(nodes):\n    return sum(1 for node in nodes if node.last)\n\n\n"
    "def f(node):\n    return node is not None and node.last\n"
)
MOST_PLACES = 16


def propose(site):
    """Yield borrowed conditions around statements, beside conditions, and in guards."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    found = donors(site)
    for node in site.nodes:
        for test in asked(node):
            yield from beside(site, test, found)
    for part in runs(site):
        read = names_of(part)
        for donor in found:
            if donor.names & read:
                yield under(site, part, donor.text, donor.cost)
    places = [(block, at) for _owner, block in site.blocks() for at in range(len(block))]
    for block, at in places[:MOST_PLACES]:
        yield from guards(site, block, at, found)


def beside(site, test, found):
    """Yield a condition with another one that asks of one of the same names."""
    old = site.source.seg(test)
    if "\n" in old:
        return
    read = names_of([test])
    for donor in found:
        near = donor.own or donor.names & read
        if donor.text in old or not near:
            continue
        for word, other in ((" and ", ast.Or), (" or ", ast.And)):
            tight = f"({old})" if isinstance(getattr(test, "op", None), other) else old
            more = f"({donor.text})" if donor.loose else donor.text
            text = f"{tight}{word}{more}"
            yield site.replace(test, text, donor.cost, f"condition becomes `{text}`"[:160])


def guards(site, block, at, found):
    """Yield `if <condition>: <leave>` before a statement that reads what the condition asks of."""
    stmt = block[at]
    if not site.source.room_before(stmt):
        return
    step = step_of(site.source.indent_of(stmt))
    read, ways = names_of([stmt]), leaving(site, stmt)
    for donor in found:
        for more, leave in ways if donor.names & read else ():
            rows = [f"if {donor.text}:", f"{step}{leave}"]
            said = f"`if {donor.text}: {leave}` added"[:160]
            yield site.insert_before(stmt, rows, donor.cost + more, said)


def leaving(site, stmt):
    """Return (cost, statement) of the ways to leave, those that the function has first."""
    own = [n for n in site.nodes if isinstance(n, (ast.Return, ast.Raise))]
    texts = [site.source.seg(n) for n in own]
    found = {t: 0.1 for t in texts if len(t) < 50 and "\n" not in t}
    if site.in_loop(stmt):
        found |= {"continue": 0.1, "break": 0.2}
    return [(cost, text) for text, cost in list(found.items())[:6]]


def names_of(nodes):
    """Return the names that nodes read or set."""
    return {n.id for node in nodes for n in ast.walk(node) if isinstance(n, ast.Name)}
