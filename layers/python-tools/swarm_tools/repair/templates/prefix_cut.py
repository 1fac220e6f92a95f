"""A prefix is cut off by what removes letters: `strip` and `replace` go on with the rest."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(name, prefix):\n    if name.startswith(prefix):\n        return name.lstrip(prefix)\n"
    "    return name\n"
)
AFTER = (
    "def f(name, prefix):\n    if name.startswith(prefix):\n"
    "        return name[len(prefix):]\n    return name\n"
)
COST = 1.0


def propose(site):
    """Yield slices for `lstrip`, `rstrip`, `strip` and `replace` of a text."""
    for node in site.nodes:
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        name, args = node.func.attr, node.args
        if len(args) != (2 if name == "replace" else 1) or node.keywords:
            continue
        if name == "replace" and getattr(args[1], "value", None) != "":
            continue
        text, part = site.source.seg(node.func.value), site.source.seg(args[0])
        known = getattr(args[0], "value", None)
        long = str(len(known)) if isinstance(known, str) else f"len({part})"
        if name in ("lstrip", "strip", "replace"):
            yield cut(site, node, f"{text}[{long}:]")
        if name in ("rstrip", "strip", "replace"):
            yield cut(site, node, f"{text}[:-{long}]")


def cut(site, node, new):
    """Return the proposal with its message."""
    return site.replace(node, new, COST, f"cut off once: `{new}`"[:160])
