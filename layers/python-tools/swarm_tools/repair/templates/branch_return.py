"""A branch does its work and goes on, where it should return."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "def f(seen, key):\n    if key in seen:\n        seen[key] += 1\n    seen[key] = 1\n"
    "    return False\n"
)
AFTER = (
    "def f(seen, key):\n    if key in seen:\n        seen[key] += 1\n        return True\n"
    "    seen[key] = 1\n    return False\n"
)
JUMPS = (ast.Return, ast.Raise, ast.Continue, ast.Break)
OTHER = {"True": "False", "False": "True"}
MOST = 4


def propose(site):
    """Yield a return at the end of branches: the other truth, a name, what others return."""
    returned = dict.fromkeys(
        site.source.seg(node.value)
        for node in site.nodes
        if isinstance(node, ast.Return) and node.value is not None
    )
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    for branch, body in branches(site):
        last = body[-1]
        if isinstance(last, JUMPS) or not site.source.owns_lines(last):
            continue
        indent = site.source.indent_of(last)
        for value, cost in values(body, list(returned)):
            yield from one(site, last, value, cost, indent, branch)


def one(site, last, value, cost, indent, branch):
    """Yield the return after the last statement of a branch."""
    text = f"return {value}".rstrip()
    proposal = site.insert_after(last, [text], cost, f"`{text}` added", indent)
    yield Proposal(proposal.edits, cost, branch.lineno, proposal.message)


def branches(site):
    """Yield (statement, body) of each branch that something follows."""
    for node in site.nodes:
        if isinstance(node, ast.If):
            yield node, node.body
            if node.orelse and not isinstance(node.orelse[0], ast.If):
                yield node, node.orelse


def values(body, returned):
    """Return (value, cost) for the return of a branch, the likely ones first."""
    found = {OTHER[text]: 1.1 for text in returned if text in OTHER}
    for stmt in body:
        for node in ast.walk(stmt):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                found.setdefault(node.id, 1.4)
    for text in returned[:MOST]:
        found.setdefault(text, 1.4)
    if not returned:
        found[""] = 1.3
    return found.items()
