"""A value may be None or empty, has an element too many, or is in pieces, where it is used."""

from __future__ import annotations

import ast

BEFORE = "def f(match):\n    return int(match[1])\n"
AFTER = "def f(match):\n    return int(match[1] or 0)\n"

READ = (ast.Name, ast.Attribute, ast.Subscript, ast.Call)
MANY = (*READ, ast.ListComp, ast.List)

DEFAULTS = ("0", "[]", "''", "{}", "None", "1", "'0'")


def propose(site):
    """Yield `x or 0`, `x[1:]`, `''.join(x)` and the like for what is passed, kept or read."""
    for node in site.nodes:
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
            new = f"{site.source.seg(node)} or {site.source.seg(node.right)}"
            yield site.replace(node, new, 1.9, f"a whole round for none: `{new}`"[:160], loose=True)
        if not isinstance(node, (*MANY, ast.GeneratorExp)):
            continue
        up = site.parent(node)
        used = isinstance(up, (ast.Call, ast.Starred, ast.For, ast.comprehension, ast.Return))
        used = used or isinstance(up, (ast.Assign, ast.Tuple, ast.keyword, ast.BinOp, ast.Dict))
        if not used or getattr(up, "func", None) is node or site.in_annotation(node):
            continue
        if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            continue
        text = site.source.seg(node)
        if isinstance(node, READ) and text != "self":
            for rank, default in enumerate((*DEFAULTS, *site.source.wanted.values)):
                new = f"{text} or {default}"
                cost = 1.9 + 0.02 * rank
                yield site.replace(node, new, cost, f"`{text}` becomes `{new}`"[:160], loose=True)
        if isinstance(node, ast.Name) and isinstance(up, (ast.Assign, ast.Return)):
            for other in [name for name in site.names if name != text][:8]:
                new = f"{text} or {other}"
                yield site.replace(node, new, 2.1, f"`{text}` becomes `{new}`"[:160])
        if isinstance(node, MANY) and not isinstance(up, ast.BinOp):
            for part in ("[1:]", "[:-1]", "[::-1]"):
                yield site.replace(node, text + part, 2.1, f"only `{part}` of `{text}`"[:160])
        if isinstance(up, ast.Call):
            alone = site.source.span(node)[1] == site.source.span(up)[1]
            new = f"(''.join{text})" if alone else f"''.join({text})"
            yield site.replace(node, new, 2.0, f"`{text}` joined"[:160])
