"""A statement is too many, or two statements are in the wrong order."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "def f(items):\n    items = items[1:]\n    return items\n"
AFTER = "def f(items):\n    return items\n"

SIMPLE = (ast.Assign, ast.AugAssign, ast.Expr, ast.Return, ast.Raise, ast.Break, ast.Continue,
          ast.If, ast.Delete)  # fmt: skip

ONCE, TWICE = 1.8, 0.7


def propose(site):
    """Yield the function without one statement, and with two neighbours swapped."""
    for _owner, block in site.blocks():
        for index, stmt in enumerate(block):
            if not isinstance(stmt, SIMPLE):
                continue
            text = site.source.seg(stmt)
            if len(block) == 1:
                if site.source.owns_lines(stmt) and text != "pass":
                    yield site.replace(stmt, "pass", 2.0, "statement removed")
                continue
            lines = site.source.line_start(stmt.lineno), site.source.line_end(stmt.end_lineno)
            whole = site.source.owns_lines(stmt) or isinstance(stmt, ast.If)
            if whole and not site.source.text[lines[0] :].lstrip().startswith("elif"):
                cost = TWICE if said_again(block, index) else ONCE
                yield Proposal(((*lines, ""),), cost, stmt.lineno, "statement removed")
            if index + 1 < len(block):
                yield from swap(site, stmt, block[index + 1])


def said_again(block, index):
    """Say whether the statement before it, or after it, is the same."""
    beside = [*block[max(index - 1, 0) : index], *block[index + 1 : index + 2]]
    return any(ast.dump(stmt) == ast.dump(block[index]) for stmt in beside)


def swap(site, first, second):
    """Yield two neighbouring statements in the other order."""
    if not (site.source.owns_lines(first) and site.source.owns_lines(second)):
        return
    a, b = site.source.span(first), site.source.span(second)
    edits = ((*a, site.source.seg(second)), (*b, site.source.seg(first)))
    yield Proposal(edits, 1.7, first.lineno, "two statements change places")
