"""Every comparison of a condition has the same slip."""

from __future__ import annotations

import ast
from itertools import pairwise

from swarm_tools.repair.model import Proposal

BEFORE = "def f(a, b):\n    return a[0] <= b[1] and b[0] <= a[1]\n"
AFTER = "def f(a, b):\n    return a[0] < b[1] and b[0] < a[1]\n"

OTHERS = {"<": ("<=", ">"), "<=": ("<", ">="), ">": (">=", "<"), ">=": (">", "<="),
          "==": ("!=",), "!=": ("==",), "is": ("==",), "is not": ("!=",)}  # fmt: skip
LOOSER = {"<": "<=", ">": ">="}
STRICTER = {"<=": "<", ">=": ">"}


def propose(site):
    """Yield statements in which each comparison operator, or each equal one, is another."""
    places: dict[tuple[int, str], list[tuple[int, int]]] = {}
    lines: dict[int, int] = {}
    for node in site.nodes:
        if not isinstance(node, ast.Compare):
            continue
        sides = [node.left, *node.comparators]
        stmt = site.statement(node)
        lines[id(stmt)] = node.lineno
        for left, right in pairwise(sides):
            span = site.source.operator_between(left, right)
            if span:
                old = site.source.text[slice(*span)]
                places.setdefault((id(stmt), old), []).append(span)
    for signs in (LOOSER, STRICTER):
        together: dict[int, list[tuple[int, int, str]]] = {}
        for (stmt, old), spans in places.items():
            together.setdefault(stmt, []).extend((*s, signs[old]) for s in spans if old in signs)
        for stmt, edits in together.items():
            if len({new for *_, new in edits}) > 1:
                said = f"each comparison becomes {'looser' if signs is LOOSER else 'stricter'}"
                yield Proposal(tuple(edits), 1.4, lines[stmt], said)
    for (stmt, old), spans in places.items():
        for new in OTHERS.get(old, ()) if len(spans) > 1 else ():
            edits = tuple((*span, new) for span in spans)
            yield Proposal(edits, 1.3, lines[stmt], f"each `{old}` becomes `{new}`")
