"""Both sides of a comparison, or all elements of a tuple, lack the same step."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "def f(a, b):\n    return a > b\n"
AFTER = "def f(a, b):\n    return len(a) > len(b)\n"

FORMS = ("len({})", "{}.lower()", "abs({})", "sorted({})", "set({})", "str({})", "{}.strip()")


def propose(site):
    """Yield comparisons of a property of both sides, and tuples with each element shifted."""
    for node in site.nodes:
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            if isinstance(node.ops[0], (ast.In, ast.NotIn, ast.Is, ast.IsNot)):
                continue
            sides = [node.left, node.comparators[0]]
            if any(isinstance(s, ast.Constant) for s in sides):
                continue
            for form in FORMS:
                yield both(site, node, sides, form, 1.5)
        elif isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load):
            if 1 < len(node.elts) < 4 and not any(isinstance(e, ast.Starred) for e in node.elts):
                for form in ("{} + 1", "{} - 1"):
                    yield both(site, node, node.elts, form, 1.9)
        elif isinstance(node, ast.BinOp):
            for form in ("int({})", "abs({})", "float({})", "str({})", "list({})"):
                yield both(site, node, [node.left, node.right], form, 2.1)


def both(site, node, parts, form, cost):
    """Return the proposal to write each of ``parts`` in ``form``."""
    loose = form.startswith("{}")
    texts = [site.operand(p) if loose else site.source.seg(p) for p in parts]
    edits = tuple((*site.source.span(p), form.format(t)) for p, t in zip(parts, texts, strict=True))
    return Proposal(edits, cost, node.lineno, f"each part becomes `{form.format('...')}`")
