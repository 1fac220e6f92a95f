"""Examples that disagree with code which a specification says is right."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import replace

from ...oracle.suspicions import Suspicion
from ...testgen.model import ModuleTests, Row, Table
from .specified import Check

PATTERN = "example"
_MOST = 1


def overrule(tests: ModuleTests, checks: Iterable[Check]) -> list[Suspicion]:
    """Take out of `tests` the one example that a right function does not keep.

    That is done only where the function agrees with one variant on every sample and all other
    examples agree, too.

    Returns:
        What is suspected of the examples that were taken out.
    """
    right = {one.function.qualname: one for one in checks if one.path == tests.path and one.right}
    found: list[Suspicion] = []
    for index, table in enumerate(tests.tables):
        one = right.get(table.function)
        if one is None or table.raises or table.keywords:
            continue
        wrong = [row for row in table.rows if _disagrees(one, row)]
        if len(wrong) == _MOST and len(table.rows) > _MOST:
            tests.tables[index] = _without(table, wrong)
            found.append(_suspicion(one, wrong[0]))
    return found


def _without(table: Table, rows: list[Row]) -> Table:
    return replace(table, rows=tuple(row for row in table.rows if row not in rows))


def _expected(one: Check, row: Row) -> str:
    """Return the literal that the specification gives for a row, "" where it gives none."""
    variant = one.judgement.variant
    if variant is None or len(row.arguments) != len(one.identified.order):
        return ""
    text = "(" + "".join(f"{argument}, " for argument in row.arguments) + ")"
    try:
        expected = one.identified.expected(text, variant)
    except Exception:
        # An example may hold values that the reference was not written for.
        return ""
    return expected.value if expected.kind == "value" and not expected.arguments else ""


def _disagrees(one: Check, row: Row) -> bool:
    text = _expected(one, row)
    return bool(text) and ast.literal_eval(text) != ast.literal_eval(row.expected)


def _suspicion(one: Check, row: Row) -> Suspicion:
    name = one.function.qualname
    return Suspicion(
        path=one.path,
        line=one.function.node.lineno,
        function=name,
        pattern=PATTERN,
        message=f"An example in the docstring of {name} disagrees with what it computes",
        suggestion="the code agrees with the specification on every sample: change the example",
        input=f"{name}({', '.join(row.arguments)})",
        actual=_expected(one, row),
        expected=row.expected,
    )
