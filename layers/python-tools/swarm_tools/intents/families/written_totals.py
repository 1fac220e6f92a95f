"""Totals that are written to a file, a line each."""

from swarm_tools.intents.families.textfiles import NAMES, PATH, READ, empty
from swarm_tools.intents.model import Case, intent

NAMED = (
    "write totals|save totals|export totals|write counts|save counts|write report|write summary"
    "|ecrire totaux|enregistrer totaux|write totals csv"
)
TABLE = r"(totals|counts|sums|table|data|amounts|totaux|result|summary|revenue|sales)\w*"
LARGEST = (
    r"\b(largest|biggest|highest|greatest)( \w+)? first|\b(falling|descending|decroissant"
    r"|from the (largest|biggest|highest))"
)
BY_NAME = r"\b(sorted|ordered|in order) (by|of) (the )?(name|categor|key)\w*|\balphabetical"


def lines_of(label: str, path_first: bool, *rows: str) -> Case:
    """Return the case of a file that is written, its lines that begin with a name read again."""
    given = "{'b': 5, 'a': 12, 'c': 7}"
    call = f"path, {given}" if path_first else f"{given}, path"
    return empty(
        label, f"{{f}}({call})", READ, "    lines = stream.read().splitlines()",
        "cells = [line.replace(';', ',').split(',') for line in lines]",
        "cells = [row for row in cells if row[0].strip() in ('a', 'b', 'c')]", *rows,
    )  # fmt: skip


def order(names: str) -> str:
    """Return the line that asks for names in an order."""
    return f"assert [row[0].strip() for row in cells] == {list(names)}"


INTENTS = [
    intent(
        f"written_totals.{label}", "Each name stands in a line with its total.", NAMED,
        "path dict" if path_first else "dict path",
        lines_of("each_name_once", path_first,
                 "assert sorted(row[0].strip() for row in cells) == ['a', 'b', 'c']"),
        lines_of("each_with_its_total", path_first,
                 "assert {row[0].strip(): float(row[1]) for row in cells} == "
                 "{'a': 12, 'b': 5, 'c': 7}"),
        objects=NAMES + " csv", allows="io",
        spelled=(PATH, TABLE) if path_first else (TABLE, PATH), needs="writer writerow ','",
        stated=(
            (LARGEST, lines_of("largest_first", path_first, order("acb"))),
            (BY_NAME, lines_of("by_name", path_first, order("abc"))),
        ),
        unless="json append top limit percent share rank total_line grand",
    )
    for label, path_first in (("path_first", True), ("path_last", False))
]  # fmt: skip
