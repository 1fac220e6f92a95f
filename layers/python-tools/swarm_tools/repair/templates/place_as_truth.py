"""A place is asked for by its truth: the first one is 0, and one that is not there is -1."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(text, mark):\n    at = text.find(mark)\n    if at:\n        return text[at:]\n"
    "    return ''\n"
)
AFTER = BEFORE.replace("if at:", "if at >= 0:")
COST = 1.3
FORMS = ("{0} >= 0", "{0} != -1", "{0} is not None", "{0} > 0", "{0} > 1")
NEGATED = ("{0} < 0", "{0} == -1", "{0} is None", "{0} == 0", "{0} <= 0")


def propose(site):
    """Yield comparisons for the truth of names, attributes and calls."""
    for node in site.nodes:
        up = site.parent(node)
        negated = isinstance(up, ast.UnaryOp) and isinstance(up.op, ast.Not)
        asked = up if negated else node
        around = site.parent(asked)
        tested = isinstance(around, (ast.If, ast.While, ast.IfExp)) and around.test is asked
        if not tested and not isinstance(around, ast.BoolOp):
            continue
        if not isinstance(node, (ast.Name, ast.Attribute, ast.Call, ast.NamedExpr)):
            continue
        text = site.source.seg(node)
        text = f"({text})" if isinstance(node, ast.NamedExpr) else text
        for rank, form in enumerate(NEGATED if negated else FORMS):
            new = form.format(text)
            said = f"condition becomes `{new}`"
            yield site.replace(asked, new, COST + 0.1 * rank, said[:160], loose=True)
