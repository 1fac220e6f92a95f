"""Keywords in capitals all over a line or a file, and constants of other languages."""

from __future__ import annotations

import keyword
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source
from swarm_tools.syntax.tokens import Token

_LOWER = {word.lower(): word for word in keyword.kwlist}
CONSTANTS = {
    "true": "True",
    "TRUE": "True",
    "false": "False",
    "FALSE": "False",
    "null": "None",
    "NULL": "None",
    "none": "None",
    "nil": "None",
    "undefined": "None",
}
"""Constants of other languages and the ones Python has."""


def _propose(source: Source) -> Iterator[Candidate]:
    bound = {
        before.text
        for before, after in zip(source.tokens, source.tokens[1:], strict=False)
        if before.kind == "name" and after.text == "=" and before.text[0].islower()
    }
    previous = ""
    spots: list[tuple[Token, str]] = []
    for token in source.tokens:
        if token.kind == "name" and previous != ".":
            new = CONSTANTS.get(token.text) or _LOWER.get(token.text.lower())
            if new and new != token.text and token.text not in bound:
                spots.append((token, new))
        previous = token.text
    lines = {token.line for token, _ in spots}
    for number in source.around[:2]:
        if number in lines:
            message = "Wrote the keywords the way Python does."
            here = [item for item in spots if item[0].line == number]
            yield Candidate(_apply(source, here), number, message, 0.8)
            if len(here) < len(spots):
                yield Candidate(_apply(source, spots), number, message, 0.9)


def _apply(source: Source, spots: list[tuple[Token, str]]) -> str:
    text = source.text
    for token, new in reversed(spots):
        text = text[: token.start] + new + text[token.end :]
    return text


HEURISTIC = Heuristic("capital-keywords", "keywords and constants in the wrong case", _propose)
