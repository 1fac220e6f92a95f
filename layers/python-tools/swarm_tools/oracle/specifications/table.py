"""Cases of a known function as a table of tests."""

from __future__ import annotations

import ast

from swarm_tools.signatures.facts import Function
from swarm_tools.testgen.model import Row, Table, is_literal

from .identified import Identified
from .model import Variant

MOST_ROWS = 8


def table_of(function: Function, found: Identified, variant: Variant | None) -> Table | None:
    """Return a few telling cases of a function that keeps to a variant; None without any."""
    if variant is None:
        return None
    examples = found.examples(variant, MOST_ROWS)
    rows = [(row, text) for row, text in examples if is_literal(text)]
    return table_from(function, found, rows, variant)


def table_from(
    function: Function, found: Identified, rows: list[tuple[str, str]], variant: Variant
) -> Table | None:
    """Return chosen cases, each with what it should give; None without any."""
    if not rows:
        return None
    names = [param.name for param in function.params]
    made = []
    for row, text in rows:
        elements = ast.parse(row, mode="eval").body
        assert isinstance(elements, ast.Tuple)
        made.append(Row(tuple(ast.unparse(e) for e in elements.elts), text))
    width = len(made[0].arguments)
    return Table(
        function=function.qualname,
        columns=tuple(names[:width]),
        rows=tuple(row for row in made if len(row.arguments) == width),
        evidence="specified",
        source=f"specification.{found.id}",
        doc=found.doc,
        method=function.binding == "instance",
        changes=found.order.index(0) if variant.get("in_place") else None,
    )
