"""The fields of the records that a function reads, by which its tests write records down."""

from __future__ import annotations

import ast
import re
from dataclasses import replace

from swarm_tools.intents.facts import Function
from swarm_tools.intents.model import Case
from swarm_tools.intents.record_filters import Filter, filter_of, read_field, taken

AMOUNT = re.compile(
    r"(^|_)(amount|price|total|value|cost|montant|prix|sum|revenue|sale|hour|minute|point|score"
    r"|salary|salaire|note|grade|mark|quantity|qty|quantite|unit|count|duration|weight|distance"
    r"|heure|spent|balance|fee|population|rating|age|size|donation|km|calorie|income|paid)s?(_|$)"
)
"""Names of fields that hold numbers; what any other holds is a name."""


def fields_of(node: ast.AST, *helpers: ast.AST) -> tuple[list[str], list[str]]:
    """Return the fields of records that code reads by their names: amounts, and others.

    What the functions that it calls read counts as well; the field of a filter does not.
    """
    parts = [part for source in (node, *helpers) for part in ast.walk(source)]
    read = dict.fromkeys(name for part in parts if (name := read_field(part)))
    left_out = filter_of(node)
    names = [name for name in read if not left_out or name != left_out.field]
    amounts = [name for name in names if AMOUNT.search(name)]
    return amounts, [name for name in names if name not in amounts]


def of_fields(case: Case, function: Function) -> Case | None:
    """Return a case of records with the fields that a function reads.

    ``{amount}`` and ``{key}`` of its rows become their names, ``{other}`` that of another. None
    where the function reads other numbers of amounts and of other fields than the case is for.
    """
    if not case.reads:
        return case
    amounts, others = fields_of(function.node, *function.helpers)
    if (len(amounts), len(others)) not in case.reads:
        return None
    amount, key = (*amounts, "number")[0], (*others, "name")[0]
    names = {"{amount}": repr(amount), "{key}": repr(key), "{other}": repr((*others, "", "")[1]),
             "{read}": repr((*amounts, *others)[0])}  # fmt: skip
    rows = case.value
    for mark, name in names.items():
        rows = tuple(row.replace(mark, name) for row in rows)
    left_out = filter_of(function.node)
    return replace(case, value=filtered(rows, left_out, function.doc) if left_out else rows)


def filtered(rows: tuple[str, ...], by: Filter, doc: str) -> tuple[str, ...]:
    """Return the rows of a test in which all records hold one value of the filter, or another.

    With one of the values the function has to take the records as it would without a filter; where
    the docstring tells which records are taken or left out, with one that is taken.
    """
    end = rows.index("]") + 1
    more = f"records = [record | {{{by.field!r}: held}} for record in records]"
    inner = (*rows[:end], more, *rows[end:])
    head = ("def of_records(held):", *(f"    {row}" for row in inner))
    told = taken(by, doc)
    if told:
        return (*head, f"of_records({told[0]!r})")
    return (
        *head,
        f"for held in {by.values[:-1]!r}:", "    try:", "        return of_records(held)",
        "    except AssertionError:", "        pass  # those may be the ones that are left out",
        f"of_records({by.values[-1]!r})",
    )  # fmt: skip
