"""An operand, argument or iterable lacks a conversion."""

from __future__ import annotations

import ast

BEFORE = "def f(word):\n    return [c for c in word if c in 'aeiou']\n"
AFTER = "def f(word):\n    return [c for c in word.lower() if c in 'aeiou']\n"

FORMS = ("{}.lower()", "str({})", "int({})", "len({})", "{}.split()", "abs({})", "{}.strip()",
         "{}[::-1]", "list({})", "sorted({})", "set({})", "float({})", "{}.items()",
         "{} ** 2", "-{}", "{} / 100", "{}.values()", "{}.keys()", "{}[1:]", "{}[:]", "{}.copy()",
         "{}.upper()", "1 - {}", "100 - {}", "1 + {}", "reversed({})", "enumerate({})", "[{}]",
         "{}[0]", "{}[-1]")  # fmt: skip

ORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
DISTANCE = 1.2
AROUND = ("({}) ** 2", "abs({})", "({}) % 26", "int({})", "({}) / 2", "({}) ** 0.5", "-({})")


def propose(site):
    """Yield each read name or call in an operand place, wrapped in the usual conversions."""
    for node in site.nodes:
        if isinstance(node, ast.BinOp) and not isinstance(node.op, ast.Mod):
            text = site.source.seg(node)
            distance = is_difference(site, node)
            for rank, form in enumerate(AROUND):
                new = form.format(text)
                message = f"`{text}` becomes `{new}`"[:160]
                cost = DISTANCE if distance and form == "abs({})" else 1.8 + 0.01 * rank
                yield site.replace(node, new, cost, message, loose=" " in form)
        if not isinstance(node, (ast.Name, ast.Attribute, ast.Call, ast.Subscript)):
            continue
        if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            continue
        up = site.parent(node)
        called = isinstance(up, ast.Call) and up.func is node
        based = isinstance(up, ast.Attribute) or (
            isinstance(up, ast.Subscript) and up.value is node
        )
        if called or based or up is None or isinstance(up, (ast.Return, ast.Expr, ast.keyword)):
            continue
        if isinstance(up, ast.Assign) or site.in_annotation(node):
            continue
        text = site.source.seg(node)
        for rank, form in enumerate(FORMS):
            new = form.format(text)
            message = f"`{text}` becomes `{new}`"[:160]
            yield site.replace(node, new, 2.0 + 0.01 * rank, message, loose=" " in form)


def is_difference(site, node):
    """Say whether a difference is compared by order: often a distance is meant."""
    up = site.parent(node)
    ordered = isinstance(up, ast.Compare) and isinstance(up.ops[0], ORDERS)
    return ordered and isinstance(node.op, ast.Sub)
