"""Another exception is to be raised or caught."""

from __future__ import annotations

import ast

from swarm_tools.repair.templates.raise_error import errors

BEFORE = (
    "def f(text):\n    try:\n        return int(text)\n    except KeyError:\n        return None\n"
)
AFTER = (
    "def f(text):\n    try:\n        return int(text)\n"
    "    except ValueError:\n        return None\n"
)
USUAL = ("ValueError", "KeyError", "IndexError", "TypeError", "ZeroDivisionError",
         "AttributeError", "LookupError", "StopIteration", "FileNotFoundError")  # fmt: skip


def propose(site):
    """Yield the usual exceptions in `raise`, and in `except` alone and beside the present one."""
    own, _ = errors(site)
    for node in site.nodes:
        if isinstance(node, ast.Raise) and node.exc is not None:
            kind = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
            for other in dict.fromkeys([*own, *USUAL]):
                if isinstance(kind, ast.Name) and other != kind.id:
                    cost = 1.1 if other in own or other in USUAL[:4] else 1.4
                    yield site.replace(kind, other, cost, f"`{kind.id}` becomes `{other}`")
        elif isinstance(node, ast.ExceptHandler) and node.type is not None:
            old = site.source.seg(node.type)
            rest = [site.source.seg(e) for e in getattr(node.type, "elts", [])] or [old]
            for other in dict.fromkeys([*own, *USUAL]):
                if other not in rest:
                    said = f"`{old}` becomes `{other}`"
                    yield site.replace(node.type, other, 1.2, said[:160])
                    both = f"({', '.join([*rest, other])})"
                    yield site.replace(node.type, both, 1.3, f"`{other}` caught, too")
