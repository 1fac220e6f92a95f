"""A block with nothing in it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source


def _propose(source: Source) -> Iterator[Candidate]:
    if "expected an indented block" not in source.failure.message:
        return
    match = re.search(r"on line (\d+)", source.failure.message)
    header = int(match.group(1)) if match else source.previous(source.failure.line)
    tokens = source.code(header)
    if not tokens:
        return
    line = source.following(header)
    own = source.width(header)
    boundary = (
        not line
        or line - header > 2
        or source.width(line) < own
        or source.code(line)[0].text in ("def", "class", "@", "else", "elif", "except", "finally")
    )
    where = source.code_end(header)
    indent = source.indent(header) + source.unit
    comment = header
    while comment < len(source.lines) and re.match(r"\s*#", source.lines[comment]):
        comment += 1
        if source.width(comment) > own:
            where = source.start(comment) + len(source.lines[comment - 1])
    if where == source.code_end(header):
        where = source.start(header) + len(source.lines[header - 1])
    message = f"Gave the empty block of this '{tokens[0].text}' a 'pass'."
    yield source.edit(where, where, f"\n{indent}pass", message, 1.1 if boundary else 2.6)


HEURISTIC = Heuristic("empty-block", "block with nothing in it", _propose)
