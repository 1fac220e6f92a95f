"""A quote that was typed twice, or thrice, at one end of a string: ``""name:"``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_EMPTY = re.compile(r"[rRbBuUfF]{0,2}(\"\"|'')")
_THRICE = re.compile(r"([\"'])\1\1(?=[^\"'\n]+(?<!\\)\1(?![\"'])[^\"'\n]*$)", re.MULTILINE)


def _propose(source: Source) -> Iterator[Candidate]:
    message = "Removed the quote that was typed twice."
    for number in source.around[:2]:
        spots = list(_spots(source, number))
        for place in spots:
            yield source.edit(place, place + 1, "", message, 0.9)
        if len(spots) > 1:
            text = source.text
            for place in sorted(spots, reverse=True):
                text = text[:place] + text[place + 1 :]
            yield Candidate(text, number, message, 1.0)
        start = source.start(number)
        for match in _THRICE.finditer(source.lines[number - 1]):
            yield source.edit(start + match.start(), start + match.start() + 2, "", message, 0.9)


def _spots(source: Source, number: int) -> Iterator[int]:
    """Yield where the second of two quotes stands that belong to one end of a string."""
    tokens = source.code(number)
    if not tokens or _EMPTY.fullmatch(tokens[0].text):
        return
    broken = any(token.kind == "badstring" for token in tokens)
    for before, token in pairwise(tokens):
        if before.end != token.start:
            continue
        plain = token.kind in ("name", "number", "other") or (broken and token.text in "!?-*#$<")
        texts = token.kind in ("string", "badstring") and token.text[0] == before.text[-1]
        if _EMPTY.fullmatch(before.text) and plain:
            yield before.end - 1
        elif (before.kind in ("name", "other") and _EMPTY.fullmatch(token.text)) or (
            before.kind == "string" and texts and (broken or _EMPTY.fullmatch(token.text))
        ):
            yield token.start


HEURISTIC = Heuristic("doubled-quote", "quote typed twice", _propose)
