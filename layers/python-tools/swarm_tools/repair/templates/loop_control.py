"""A loop does not advance, advances the wrong way, or ends at the wrong moment."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "def f(n):\n    i = 0\n    while i < n:\n        print(i)\n    return i\n"
AFTER = "def f(n):\n    i = 0\n    while i < n:\n        print(i)\n        i += 1\n    return i\n"


def is_worked_off(node):
    """Say whether what a condition asks for is changed, from what it was, where it holds."""
    asked = {n.id for n in ast.walk(node.test) if isinstance(n, ast.Name)}
    for step in node.body:
        if isinstance(step, ast.AugAssign) and getattr(step.target, "id", "") in asked:
            return True
        if isinstance(step, ast.Assign) and getattr(step.targets[0], "id", "") in asked:
            read = {n.id for n in ast.walk(step.value) if isinstance(n, ast.Name)}
            if step.targets[0].id in read:
                return True
    return False


def caught(site, node):
    """Say whether a statement is inside of what handles an error."""
    while node is not None and not isinstance(node, ast.ExceptHandler):
        node = site.parent(node)
    return node is not None


def propose(site):
    """Yield missing steps of `while` loops, `break`/`continue` swaps and `if`/`while` swaps."""
    for node in site.nodes:
        if isinstance(node, ast.While):
            last = node.body[-1]
            if site.source.takes_lines(last):
                names = {n.id for n in ast.walk(node.test) if isinstance(n, ast.Name)}
                if not names:
                    names = set(site.names)
                indent = site.source.indent_of(node.body[0])
                for name in [n for n in site.names if n in names]:
                    for step in ("+= 1", "-= 1", "//= 2", "//= 10"):
                        row = f"{name} {step}"
                        yield site.insert_after(last, [row], 1.2, f"`{row}` added", indent)
            start = site.source.span(node)[0]
            yield Proposal(((start, start + 5, "if"),), 1.8, node.lineno, "`while` becomes `if`")
        elif isinstance(node, ast.If):
            start = site.source.span(node)[0]
            if site.source.text[start : start + 3] == "if " and not node.orelse:
                edit = ((start, start + 2, "while"),)
                cost = 1.2 if is_worked_off(node) else 1.7
                yield Proposal(edit, cost, node.lineno, "`if` becomes `while`")
        elif isinstance(node, (ast.Break, ast.Continue)):
            for new in ("break", "continue", "pass"):
                if new != site.source.seg(node):
                    yield site.replace(node, new, 1.2, f"loop statement becomes `{new}`")
            if caught(site, node):
                yield site.replace(node, "raise", 1.2, "loop statement becomes `raise`")
        elif isinstance(node, ast.Return) and site.in_loop(node):
            for new, cost in (("break", 1.7), ("continue", 1.9)):
                yield site.replace(node, new, cost, f"`return` becomes `{new}`")
        simple = isinstance(node, (ast.Assign, ast.AugAssign, ast.Expr))
        if simple and site.in_loop(node) and site.source.owns_lines(node):
            for row in ("break", "continue"):
                yield site.insert_after(node, [row], 2.0, f"`{row}` added")
