"""A sibling built-in function was meant, or the call is one too many."""

from __future__ import annotations

import ast

BEFORE = "def f(items):\n    return max(items)\n"
AFTER = "def f(items):\n    return min(items)\n"

FAMILIES = (
    ("max", "min", "sum", "len"),
    ("any", "all"),
    ("int", "float", "round", "str", "abs"),
    ("list", "set", "tuple", "sorted", "reversed", "dict"),
    ("sorted", "reversed"),
    ("ord", "chr"),
    ("bin", "oct", "hex"),
    ("range", "reversed", "enumerate"),
)


def propose(site):
    """Yield sibling functions, and the argument without the call."""
    for node in site.nodes:
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        name = node.func.id
        done = {name}
        for family in FAMILIES:
            for other in family if name in family else ():
                if other not in done:
                    done.add(other)
                    yield site.replace(node.func, other, 1.2, f"`{name}` becomes `{other}`")
        if len(node.args) == 1 and not isinstance(node.args[0], (ast.GeneratorExp, ast.Starred)):
            text = site.source.seg(node.args[0])
            yield site.replace(node, text, 1.8, f"call of `{name}` removed", loose=True)
            if name in ("set", "reversed", "filter", "map", "zip", "range", "dict"):
                for outer in ("list", "len", "sorted"):
                    new = f"{outer}({site.source.seg(node)})"
                    yield site.replace(node, new, 1.7, f"`{name}(...)` becomes `{new}`")
        elif len(node.args) == 2 and name in ("max", "min", "round", "pow"):
            for arg in node.args:
                yield site.replace(node, site.source.seg(arg), 1.9, f"call of `{name}` removed")
