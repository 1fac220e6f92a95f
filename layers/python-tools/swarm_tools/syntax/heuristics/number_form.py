"""A number with a unit behind it or zeros in front of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from swarm_tools.syntax.model import Candidate, Heuristic, Source


def _propose(source: Source) -> Iterator[Candidate]:
    for line in source.around[:2]:
        end = source.code_end(line)
        for number, unit in pairwise(source.code(line)):
            if number.kind != "number":
                continue
            if unit.kind == "name" and unit.start == number.end and number.text[-1].isdigit():
                message = f"Removed the unit '{unit.text[:20]}' behind a number."
                yield source.edit(unit.start, unit.end, "", message, 0.8)
            if unit.text in ("%", "$") and unit.start == number.end and unit.end == end:
                message = "Removed the sign behind a number."
                yield source.edit(unit.start, unit.end, "", message, 0.9)


HEURISTIC = Heuristic("number-form", "number with a unit", _propose)
