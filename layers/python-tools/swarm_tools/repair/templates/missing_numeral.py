"""A table of Roman numerals lacks a row, such as that of nine or ninety."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "def f(n):\n    text = ''\n    for value, letters in (\n        (10, 'X'), (5, 'V'), (4, 'IV'),"
    " (1, 'I'),\n    ):\n        while n >= value:\n            text += letters\n"
    "            n -= value\n    return text\n"
)
AFTER = BEFORE.replace("(5, 'V')", "(9, 'IX'), (5, 'V')")
COST = 1.0
ROWS = {1: "I", 4: "IV", 5: "V", 9: "IX", 10: "X", 40: "XL", 50: "L", 90: "XC", 100: "C",
        400: "CD", 500: "D", 900: "CM", 1000: "M"}  # fmt: skip
FEWEST = 3
"""So many rows tell that a table is one of numerals."""


def propose(site):
    """Yield tables of numerals with a row more, before the one of the next smaller value."""
    for node in site.nodes:
        rows = list(rows_of(site, node))
        if sum(ROWS.get(value) == letters for value, letters, *_ in rows) < FEWEST:
            continue
        values = [value for value, *_ in rows]
        for missing, letters in ROWS.items():
            below = [row for row in rows if row[0] < missing]
            if missing in values or not below:
                continue
            value, old, start, written = max(below)
            new = written.replace(old, letters, 1).replace(str(value), str(missing), 1)
            yield Proposal(((start, start, f"{new}, "),), COST, node.lineno, f"row `{new}` added")


def rows_of(site, node):
    """Yield value, letters, start and text of each row of a table that is written out."""
    if isinstance(node, (ast.List, ast.Tuple)):
        rows = [row for row in node.elts if isinstance(row, (ast.List, ast.Tuple))]
        pairs = [row.elts for row in rows]
        ends = [site.source.span(row) for row in rows]
    elif isinstance(node, ast.Dict) and None not in node.keys:
        pairs = list(zip(node.keys, node.values, strict=True))
        ends = [(site.source.span(k)[0], site.source.span(v)[1]) for k, v in pairs]
    else:
        return
    for parts, (start, end) in zip(pairs, ends, strict=True):
        told = [part.value for part in parts if isinstance(part, ast.Constant)]
        number = [v for v in told if type(v) is int]
        text = [v for v in told if isinstance(v, str)]
        if len(parts) == len(told) == 2 and number and text:
            yield number[0], text[0], start, site.source.text[start:end]
