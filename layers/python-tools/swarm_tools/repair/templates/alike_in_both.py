"""A kind is asked of one of two values that are treated alike: the other has to be of it, too."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(result, key, value):\n    if isinstance(value, dict):\n"
    "        result[key] = f(result[key], key, value)\n    else:\n        result[key] = value\n"
)
AFTER = BEFORE.replace(
    "isinstance(value, dict):", "isinstance(value, dict) and isinstance(result.get(key), dict):"
)
COST = 1.4
MOST = 8


def propose(site):
    """Yield `isinstance` of a value joined with the same of each other value of the branch."""
    for node in site.nodes:
        kind = isinstance(node, ast.Call) and getattr(node.func, "id", "") == "isinstance"
        if not kind or len(node.args) != 2:
            continue
        text, of = site.source.seg(node), site.source.seg(node.args[1])
        asked = site.source.seg(node.args[0])
        for rank, other in enumerate(list(others(site))[:MOST]):
            if other != asked:
                new = f"{text} and isinstance({other}, {of})"
                said = f"condition becomes `{new}`"
                yield site.replace(node, new, COST + 0.05 * rank, said[:160], loose=True)


def others(site):
    """Return what else a kind may be asked of: entries, without failing, and names."""
    found = {}
    for node in site.nodes:
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
            base, key = site.source.seg(node.value), site.source.seg(node.slice)
            found.setdefault(f"{base}.get({key})")
    return dict.fromkeys((*found, *site.names))
