"""A ``for`` without its ``in``."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from itertools import pairwise

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_FOR = re.compile(
    r"\bfor\s+(\(?[A-Za-z_]\w*(?:\s*,\s*[A-Za-z_]\w*)*\)?)(?:\s+(?:of|on|inn|ni|from|=)\s+|\s*[:=]\s*"
    r"|\s+)"
    r"(?!in\b)(?=[\w\[({\"'])"
)


def _propose(source: Source) -> Iterator[Candidate]:
    for line in source.around[:2]:
        text = source.lines[line - 1]
        for match in _FOR.finditer(text):
            new = f"{text[: match.start()]}for {match.group(1)} in {text[match.end() :]}"
            cost = 2.4 if " in " in text[match.end() :] else 1.0
            yield source.with_lines({line: new}, "Added the 'in' of the loop.", cost)

        yield from _membership(source, line)


def _membership(source: Source, line: int) -> Iterator[Candidate]:
    """Add the 'in' of a membership test whose two sides stand side by side."""
    tokens = source.code(line)
    words = {token.text for token in tokens}
    if not words & {"if", "elif", "while", "return", "not", "and", "or"}:
        return
    for before, token in pairwise(tokens):
        if token.text == "not" and (
            before.text in (")", "]")
            or (before.kind in ("name", "string") and not keyword.iskeyword(before.text))
        ):
            message = "Added the 'in' of the membership test."
            yield source.edit(token.end, token.end, " in", message, 0.9)
        ends = before.kind in ("name", "string", "number") and not keyword.iskeyword(before.text)
        begins = token.kind in ("name", "string") and not keyword.iskeyword(token.text)
        if ends and begins:
            message = "Added the 'in' of the membership test."
            yield source.edit(before.end, token.start, " in ", message, 2.1)


HEURISTIC = Heuristic("missing-in", "'for' without 'in'", _propose)
