"""Statements run always that should run only under a condition."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal
from swarm_tools.repair.source import step_of

BEFORE = "def f(items, last):\n    items[0] = last\n    return items\n"
AFTER = "def f(items, last):\n    if items:\n        items[0] = last\n    return items\n"

MIRRORED = {ast.Lt: ">", ast.Gt: "<", ast.LtE: ">", ast.GtE: "<", ast.Eq: "!="}
ORDER = (ast.Lt, ast.Gt, ast.LtE, ast.GtE)
SIMPLE = (ast.Assign, ast.AugAssign, ast.Expr, ast.Return, ast.Delete, ast.Raise)


def propose(site):
    """Yield one to three statements put under a condition, and `else` made an `elif`."""
    for part in runs(site):
        for cost, test in conditions(site, part):
            yield under(site, part, test, cost)
    for node in site.nodes:
        if isinstance(node, ast.If):
            yield from elif_for_else(site, node)


def runs(site):
    """Yield each one to three simple statements that follow each other."""
    for _owner, block in site.blocks():
        for start in range(len(block)):
            for end in range(start + 1, min(start + 3, len(block)) + 1):
                part = block[start:end]
                if all(isinstance(s, SIMPLE) and site.source.owns_lines(s) for s in part):
                    yield part


def conditions(site, part):
    """Return (cost, condition) made of what the statements read."""
    found: dict[str, float] = {}
    read = [n for s in part for n in ast.walk(s)]
    for n in read:
        if isinstance(n, ast.Subscript):
            base = site.source.seg(n.value)
            found.setdefault(base, 1.9)
            if isinstance(n.ctx, ast.Store) and not isinstance(n.slice, ast.Slice):
                found.setdefault(f"{site.source.seg(n.slice)} not in {base}", 1.9)
            if isinstance(n.ctx, ast.Load) and not isinstance(n.slice, (ast.Slice, ast.Constant)):
                found.setdefault(f"{site.source.seg(n.slice)} in {base}", 2.0)
    mine = {n.id for n in read if isinstance(n, ast.Name)}
    for n in site.nodes:
        if isinstance(n, ast.Compare) and len(site.source.seg(n)) < 40:
            about = {x.id for x in ast.walk(n) if isinstance(x, ast.Name)} & mine
            found |= {site.source.seg(n): 1.7} if about else {}
            if about and len(n.ops) == 1 and isinstance(n.ops[0], ORDER):
                left, right = site.source.seg(n.left), site.source.seg(n.comparators[0])
                for op in ("!=", "=="):
                    found.setdefault(f"{left} {op} {right}", 1.9)
    names = [n for n in read if isinstance(n, (ast.Name, ast.Attribute))]
    for n in names[:8]:
        text = site.source.seg(n)
        callee = isinstance(site.parent(n), ast.Call) and site.parent(n).func is n
        if text != "self" and not callee and text not in site.globals - set(site.names):
            found.setdefault(text, 2.1)
            for more in ("{} > 0", "{} > 1", "{} is not None", "not {}", "{} != 0"):
                found.setdefault(more.format(text), 2.3)
    loaded = [*dict.fromkeys(site.source.seg(n) for n in names if n in read)]
    for left in loaded[:3]:
        for right in [*site.names, *site.attributes][:6]:
            if left != right and left != "self":
                for op in (">", "<", "not in", "!=", "=="):
                    found.setdefault(f"{left} {op} {right}", 2.5)
    return [(cost, test) for test, cost in found.items()]


def under(site, part, test, cost):
    """Return the proposal to put ``part`` under ``if test:``."""
    source = site.source
    first = part[0]
    indent = source.indent_of(first)
    step = step_of(indent)
    at = source.line_start(first.lineno)
    edits = [(at, at, f"{indent}if {test}:{source.newline}{step}")]
    for line in range(first.lineno + 1, part[-1].end_lineno + 1):
        if source.line_text(line).strip():
            at = source.line_start(line)
            edits.append((at, at, step))
    return Proposal(tuple(edits), cost, first.lineno, f"only `if {test}`"[:160])


def elif_for_else(site, node):
    """Yield `else` with a condition that mirrors that of its `if`."""
    if not node.orelse or not isinstance(node.test, ast.Compare) or len(node.test.ops) != 1:
        return
    new = MIRRORED.get(type(node.test.ops[0]))
    if new is not None:
        left, right = site.source.seg(node.test.left), site.source.seg(node.test.comparators[0])
        yield from depending(site, node, f"{left} {new} {right}", 1.6)


def depending(site, node, test, cost):
    """Yield the `else` of a condition as an `elif`."""
    end = site.source.span(node.body[-1])[1]
    after = site.source.text[end:]
    mark = after.lstrip()
    if node.orelse and mark.startswith("else:"):
        start = end + len(after) - len(mark)
        edit = (start, start + 5, f"elif {test}:")
        said = f"`else` becomes `elif {test}`"[:160]
        yield Proposal((edit,), cost, node.orelse[0].lineno, said)
