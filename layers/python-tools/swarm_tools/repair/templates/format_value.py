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
        if isinstance(node, ast.JoinedStr):
            yield from all_shaped(site, node)
            yield from with_name(site, node)
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
            for shape in (":.2f", ":02d", ":.1f", ":.0f", ":,", ":,.2f", "!r"):
                said = f"`{old}` shown as `{shape}`"
                yield Proposal(((end, end, shape),), 1.4, value.lineno, said[:160])


def all_shaped(site, node):
    """Yield a text of several values with all of them shown in one way."""
    ends = [site.source.span(v.value)[1] for v in node.values if isinstance(v, ast.FormattedValue)]
    if len(ends) < 2 or any(site.source.text[end : end + 1] != "}" for end in ends):
        return
    for shape in (":02d", ":.2f", ":.1f"):
        edits = tuple((end, end, shape) for end in ends)
        yield Proposal(edits, 1.4, node.lineno, f"each value shown as `{shape}`")
    for some in (ends[1:], ends[:-1]) if len(ends) > 2 else ():
        edits = tuple((end, end, ":02d") for end in some)
        yield Proposal(edits, 1.5, node.lineno, "most values shown as `:02d`")


def with_name(site, node):
    """Yield a text with a parameter that it leaves out, before all and after all."""
    old = site.source.seg(node)
    quote = old.find(old[-1])
    start, end = site.source.span(node)
    if old.endswith(('"""', "'''")) or "f" not in old[:quote].lower():
        return
    shown = [site.source.span(v.value)[1] for v in node.values if isinstance(v, ast.FormattedValue)]
    for name in site.attributes[:5]:
        for end in shown if f"{{{name}" not in old else ():
            if site.source.text[end : end + 1] == "}":
                for glue in (", ", " "):
                    edit = (end + 1, end + 1, f"{glue}{{{name}}}")
                    yield Proposal((edit,), 1.7, node.lineno, f"`{name}` is shown, too")
    for name in site.params[:4]:
        if f"{{{name}" not in old:
            for at in (start + quote + 1, end - 1):
                edit = (at, at, f"{{{name}}}")
                yield Proposal((edit,), 1.6, node.lineno, f"`{name}` is shown, too")
