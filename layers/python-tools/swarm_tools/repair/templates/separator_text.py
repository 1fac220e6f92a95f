"""A text that separates or joins is another one than is usual here: `,` for `;`."""

from __future__ import annotations

import ast

BEFORE = "def f(line):\n    return line.split(',')\n"
AFTER = "def f(line):\n    return line.split(';')\n"

SEPARATORS = (",", ";", " ", ":", "-", "/", "|", "\t", "_", ".", "\n", "=", "")
SPACED = (", ", "; ", ": ", " - ", " | ", " / ")
COST = 1.9


def propose(site):
    """Yield the other usual separators for each text that is one."""
    for node in site.nodes:
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        if isinstance(site.parent(node), (ast.JoinedStr, ast.Expr)) or site.in_annotation(node):
            continue
        if node.value and node.value in (*SEPARATORS, *SPACED):
            bare = node.value.strip() or node.value
            near = [t for t in SPACED if t.strip() == bare] if bare in SEPARATORS else []
            for rank, other in enumerate(dict.fromkeys([bare, *near, *SEPARATORS])):
                if other != node.value:
                    said = f"{node.value!r} becomes {other!r}"
                    yield site.replace(node, repr(other), COST + 0.03 * rank, said)
