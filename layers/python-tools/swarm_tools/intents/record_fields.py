"""The fields of the records that a function reads, by which its tests write records down."""

from __future__ import annotations

import ast
import re
from dataclasses import replace

from swarm_tools.intents.model import Case

AMOUNT = re.compile(
    r"(^|_)(amount|price|total|value|cost|montant|prix|sum|revenue|sale|hour|minute|point|score"
    r"|salary|salaire|note|grade|mark|quantity|qty|quantite|unit|count|duration|weight|distance"
    r"|heure|spent|balance|fee|population|rating|age|size|donation|km|calorie|income|paid)s?(_|$)"
)
"""Names of fields that hold numbers; what any other holds is a name."""


def fields_of(node: ast.AST) -> tuple[list[str], list[str]]:
    """Return the fields of records that code reads by their names: amounts, and others."""
    read = dict.fromkeys(name for part in ast.walk(node) if (name := _field(part)))
    amounts = [name for name in read if AMOUNT.search(name)]
    return amounts, [name for name in read if name not in amounts]


def _field(part: ast.AST) -> str:
    """Return the text by which a part of code reads a record; empty if it does not."""
    key: ast.AST | None = None
    if isinstance(part, ast.Subscript) and isinstance(part.ctx, ast.Load):
        key = part.slice
    elif isinstance(part, ast.Call) and part.args:
        called = getattr(part.func, "attr", getattr(part.func, "id", ""))
        key = part.args[0] if called in ("get", "itemgetter") else None
    value = getattr(key, "value", None)
    return value if isinstance(value, str) else ""


def of_fields(case: Case, node: ast.AST) -> Case | None:
    """Return a case of records with the fields that a function reads.

    ``{amount}`` and ``{key}`` of its rows become their names. None where the function reads other
    numbers of amounts and of other fields than the case is for.
    """
    if not case.reads:
        return case
    amounts, others = fields_of(node)
    if (len(amounts), len(others)) not in case.reads:
        return None
    amount, key = (*amounts, "number")[0], (*others, "name")[0]
    names = {"{amount}": repr(amount), "{key}": repr(key), "{read}": repr((*amounts, *others)[0])}
    rows = case.value
    for mark, name in names.items():
        rows = tuple(row.replace(mark, name) for row in rows)
    return replace(case, value=rows)
