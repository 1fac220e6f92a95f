"""The last, incomplete step is taken, too: a range by steps ends one step less one earlier."""

from __future__ import annotations

import ast

BEFORE = "def f(text):\n    return [text[i:i + 3] for i in range(0, len(text), 3)]\n"
AFTER = "def f(text):\n    return [text[i:i + 3] for i in range(0, len(text) - 2, 3)]\n"
COST = 1.3


def propose(site):
    """Yield ranges with a step that leave out what is less than a step, or take it in."""
    for node in site.nodes:
        if getattr(getattr(node, "func", None), "id", "") != "range" or len(node.args) != 3:
            continue
        end, step = node.args[1:]
        text, by = site.source.seg(end), site.source.seg(step)
        news = [f"{text} - {by} + 1", f"{text} - {by}", f"{text} + {by}"]
        if isinstance(step, ast.Constant) and type(step.value) is int and step.value > 1:
            news = [f"{text} - {step.value - 1}", *news[1:]]
        for rank, new in enumerate(news):
            yield site.replace(end, new, COST + 0.1 * rank, f"range ends at `{new}`"[:160])
