"""Tabs and spaces mixed in the indentation of one file."""

from __future__ import annotations

from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source
from swarm_tools.syntax.tokens import tokenize


def _propose(source: Source) -> Iterator[Candidate]:
    if not any("\t" in source.indent(number + 1) for number in range(len(source.lines))):
        return
    if "indent" not in source.failure.message and "tabs" not in source.failure.message:
        return
    inside = set()
    for token in tokenize(source.text):
        if token.kind == "string":
            inside.update(range(token.line + 1, token.line + token.text.count("\n") + 1))
    for size, cost in ((4, 1.0), (8, 1.1), (2, 1.2)):
        changes = {}
        for number, line in enumerate(source.lines, 1):
            indent = source.indent(number)
            if "\t" in indent and number not in inside:
                changes[number] = indent.expandtabs(size) + line[len(indent) :]
        if changes:
            yield source.with_lines(
                changes, "Turned the tabs of the indentation into spaces.", cost
            )


HEURISTIC = Heuristic("mixed-tabs", "tabs and spaces mixed", _propose)
