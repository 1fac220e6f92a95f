"""An item of a loop is used as it came: it is to be brought into the usual form first."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(words):\n    seen = {}\n    for word in words:\n        seen[word] = len(seen)\n"
    "    return seen\n"
)
AFTER = (
    "def f(words):\n    seen = {}\n    for word in words:\n        word = word.lower()\n"
    "        seen[word] = len(seen)\n    return seen\n"
)
FORMS = (
    "{}.strip()", "{}.lower()", "{}.strip('.,!?;:')", "{}.strip().lower()", "int({})", "float({})",
    "str({})", "abs({})", "{}.upper()", "{}.rstrip()", "set({})", "list({})",
)  # fmt: skip
COST = 1.7


def propose(site):
    """Yield `item = form(item)` as the first statement of a loop."""
    for loop in site.nodes:
        if not isinstance(loop, ast.For) or not site.source.room_before(loop.body[0]):
            continue
        targets = loop.target.elts if isinstance(loop.target, ast.Tuple) else [loop.target]
        for name in [t.id for t in targets if isinstance(t, ast.Name)][:3]:
            for rank, form in enumerate(FORMS):
                row = f"{name} = {form.format(name)}"
                yield site.insert_before(loop.body[0], [row], COST + 0.01 * rank, f"`{row}` added")
