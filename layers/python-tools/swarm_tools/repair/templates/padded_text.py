"""A text is not filled up to the width that is asked for."""

from __future__ import annotations

import ast
import re

BEFORE = "def f(words, width):\n    return ' '.join(words)\n"
AFTER = "def f(words, width):\n    return ' '.join(words).ljust(width)\n"

WIDTHS = re.compile(r"(?:\w+_)?(?:width|length|size|columns|digits|places|largeur|longueur|chars)")
METHODS = ("ljust", "rjust", "center", "zfill")
KINDS = (ast.Call, ast.Name, ast.Subscript, ast.JoinedStr, ast.Attribute)


def propose(site):
    """Yield values that are returned, kept or passed on, filled up to a width in reach."""
    widths = [n for n in site.names if WIDTHS.fullmatch(n)][:2]
    if not widths:
        return
    for node in site.nodes:
        values = []
        if isinstance(node, (ast.Return, ast.Assign)) and node.value is not None:
            values = [node.value]
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("append", "join"):
            values = node.args[:1]
        for value in values:
            text = site.source.seg(value)
            if not isinstance(value, KINDS) or text in widths or "just(" in text:
                continue
            for width in widths:
                for place, method in enumerate(METHODS):
                    new = f"{text}.{method}({width})"
                    said = f"`{text}` becomes `{new}`"[:160]
                    yield site.replace(value, new, 1.7 + 0.1 * place, said)
