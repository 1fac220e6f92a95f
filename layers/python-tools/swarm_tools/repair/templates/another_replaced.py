"""Another sign is to be taken out of a text, too."""

from __future__ import annotations

import ast

BEFORE = "def f(text):\n    return text.replace(' ', '').strip()\n"
AFTER = "def f(text):\n    return text.replace(' ', '').replace('.', '').strip()\n"
COST = 1.6
SIGNS = (".", ",", " ", "-", "_", "'", "(", ")", "/", ":")


def propose(site):
    """Yield chains of `replace` with one more sign taken out."""
    for node in site.nodes:
        if not isinstance(node, ast.Call) or getattr(node.func, "attr", "") != "replace":
            continue
        if len(node.args) != 2 or getattr(node.args[1], "value", None) != "":
            continue
        text = site.source.seg(node)
        statement = site.source.seg(site.statement(node))
        for sign in SIGNS:
            if f"replace({sign!r}" not in statement.replace('"', "'"):
                new = f"{text}.replace({sign!r}, '')"
                yield site.replace(node, new, COST, f"{sign!r} taken out, too")
