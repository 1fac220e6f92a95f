"""An argument is used as it came: it is to be brought into the usual form first."""

from __future__ import annotations

import ast

BEFORE = "def f(name):\n    return [c for c in name if c in 'aeiou']\n"
AFTER = "def f(name):\n    name = name.lower()\n    return [c for c in name if c in 'aeiou']\n"

FORMS = (
    "{}.lower()", "{}.upper()", "{}.strip()", "list({})", "sorted({})", "abs({})", "int({})",
    "str({})", '{}.replace(" ", "")', "set({})", "dict({})", "{}[:]", "tuple({})", "float({})",
    "max({}, 0)", "-{}", "{}.casefold()", "{}.rstrip()", "iter({})",
)  # fmt: skip


def propose(site):
    """Yield `name = form(name)` before the first statement."""
    body = site.body_statements()
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)) or not body:
        return
    if not site.source.takes_lines(body[0]):
        return
    for name in site.params[:5]:
        for rank, form in enumerate(FORMS):
            row = f"{name} = {form.format(name)}"
            yield site.insert_before(body[0], [row], 1.8 + 0.01 * rank, f"`{row}` added")
        for other in [p for p in site.params[:5] if p != name]:
            row = f"{name} %= len({other})"
            yield site.insert_before(body[0], [row], 2.0, f"`{row}` added")
