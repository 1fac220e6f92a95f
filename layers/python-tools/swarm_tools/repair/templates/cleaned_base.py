"""A text is to be stripped, or written in one case, before a method looks into it."""

from __future__ import annotations

import ast

BEFORE = "def f(line):\n    return line.split(',')\n"
AFTER = "def f(line):\n    return line.strip().split(',')\n"
STEPS = ("strip()", "lower()", "upper()", "rstrip()", "lstrip()", "copy()", "rstrip('\\n')")
LATER = ("strip()", "lower()", "upper()", "zfill(2)")
SPLITTING = ("split", "splitlines", "partition", "replace", "startswith", "endswith", "count",
             "find", "index", "isdigit", "isalpha", "items", "title", "capitalize")  # fmt: skip


def propose(site):
    """Yield method calls on a text with such a step before them, or behind them."""
    for node in site.nodes:
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        if node.func.attr not in SPLITTING:
            continue
        base, text = node.func.value, site.source.seg(node)
        old = site.source.seg(base)
        for rank, step in enumerate(STEPS):
            if not old.endswith(f".{step}"):
                new = f"{old}.{step}"
                said = f"`{old}` becomes `{new}`"[:160]
                yield site.replace(base, new, 1.8 + 0.03 * rank, said)
        for rank, step in enumerate(LATER if node.func.attr == "replace" else ()):
            new = f"{text}.{step}"
            yield site.replace(node, new, 1.8 + 0.03 * rank, f"`{text}` becomes `{new}`"[:160])
