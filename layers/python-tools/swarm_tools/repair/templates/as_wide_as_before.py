"""A number that was read from a text loses the zeros before it when it is shown again."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "def f(code):\n    prefix, digits = code.split('-')\n    number = int(digits) + 1\n"
    "    return f'{prefix}-{number}'\n"
)
AFTER = BEFORE.replace("{number}", "{str(number).zfill(len(digits))}")
COST = 1.1
WIDTHS = (4, 3, 5, 6)


def propose(site):
    """Yield shown numbers as wide as a text that was read, or of a usual width."""
    source = site.source
    read = [ast.unparse(n.args[0]) for n in site.nodes
            if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "int"
            and len(n.args) == 1 and isinstance(n.args[0], (ast.Name, ast.Subscript))]  # fmt: skip
    for node in site.nodes if read else ():
        if isinstance(node, ast.FormattedValue) and node.format_spec is None:
            value = node.value
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "str" and node.args:
            value = node.args[0]
        else:
            continue
        text = source.seg(value)
        if not isinstance(value, (ast.Name, ast.BinOp)) or text in read:
            continue
        shown = isinstance(node, ast.FormattedValue)
        start, end = source.span(value if shown else node)
        # Before Python 3.12 the place inside a string is not always told.
        if shown and (source.text[start - 1 : start] != "{" or source.text[end : end + 1] != "}"):
            continue
        for rank, width in enumerate([*(f"len({t})" for t in dict.fromkeys(read)), *WIDTHS]):
            new = f"str({text}).zfill({width})"
            edit = (start, end, new)
            yield Proposal((edit,), COST + 0.05 * rank, node.lineno, f"`{text}` becomes `{new}`")
