"""A comprehension makes the wrong kind of collection, or a value should be made like a sibling."""

from __future__ import annotations

import ast

BEFORE = "def f(rows):\n    return len([r.strip() for r in rows])\n"
AFTER = "def f(rows):\n    return len({r.strip() for r in rows})\n"
KINDS = (ast.ListComp, ast.SetComp, ast.GeneratorExp)
OPERATORS = {ast.Lt: "<", ast.Gt: ">", ast.Eq: "==", ast.LtE: "<=", ast.GtE: ">=", ast.NotEq: "!="}


def propose(site):
    """Yield list for set and back, and values made as a sibling with another comparison."""
    source = site.source
    made = []
    for node in site.nodes:
        if not isinstance(node, KINDS):
            continue
        start, end = source.span(node)
        inside = source.text[start + 1 : end - 1]
        if source.text[start] not in "[{(":
            continue
        up = site.parent(node)
        bare = isinstance(node, ast.GeneratorExp) and isinstance(up, ast.Call)
        for left, right in () if bare and len(up.args) > 1 else ("[]", "{}"):
            new = f"{left}{inside}{right}"
            if left != source.text[start]:
                text = f"({new})" if bare else new
                yield site.replace(node, text, 1.4, f"comprehension in `{left}{right}`")
        made += [] if bare else likened(source, node)
    for node in site.nodes:
        if isinstance(node, (ast.Assign, ast.Return)) and node.value is not None:
            for text in made if source.seg(node.value) not in made else ():
                yield site.replace(node.value, text, 1.7, f"value becomes `{text}`"[:160])


def likened(source, node):
    """Return the texts of a comprehension with each other comparison in its condition."""
    start, _ = source.span(node)
    found = [source.seg(node)]
    for test in [t for g in node.generators for t in g.ifs]:
        if not isinstance(test, ast.Compare) or len(test.ops) != 1:
            continue
        span = source.operator_between(test.left, test.comparators[0])
        if span is None or type(test.ops[0]) not in OPERATORS:
            continue
        for sign in OPERATORS.values():
            text = source.seg(node)
            found.append(text[: span[0] - start] + sign + text[span[1] - start :])
    return list(dict.fromkeys(found))
