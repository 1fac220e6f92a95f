"""A value shown in an f-string lacks a step: a remainder, a scale, a rounding."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "def f(total):\n    return f'{total // 60}:{total}'\n"
AFTER = "def f(total):\n    return f'{total // 60}:{total % 60}'\n"
STEPS = ("{} % 60", "{} // 60", "{} % 24", "{} % 100", "{} // 100", "{} / 100", "{} * 100",
         "{} + 1", "{} - 1", "abs({})", "len({})", "-{}")  # fmt: skip


def propose(site):
    """Yield shown values with a usual step, other names, and two decimals."""
    text = site.source.text
    for node in site.nodes:
        if not isinstance(node, ast.FormattedValue):
            continue
        value = node.value
        old = site.source.seg(value)
        start, end = site.source.span(value)
        # Before Python 3.12 the place inside a string is not always told.
        if "{" not in text[start - 2 : start] or text[end : end + 1] not in "}:!":
            continue
        tight = f"({old})" if isinstance(value, (ast.BinOp, ast.IfExp)) else old
        for rank, form in enumerate(STEPS):
            new = form.format(tight)
            said = f"`{old}` becomes `{new}`"
            yield Proposal(((start, end, new),), 1.4 + 0.02 * rank, value.lineno, said[:160])
        for name in [*site.names, *site.attributes]:
            if name != old:
                said = f"`{old}` becomes `{name}`"
                yield Proposal(((start, end, name),), 1.4, value.lineno, said[:160])
        if text[end : end + 1] == "}":
            for shape in (":.2f", ":02d", ":.1f", ":.0f"):
                said = f"`{old}` shown as `{shape}`"
                yield Proposal(((end, end, shape),), 1.4, value.lineno, said[:160])
