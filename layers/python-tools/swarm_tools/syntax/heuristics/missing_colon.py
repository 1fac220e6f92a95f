"""A compound statement's header without its colon."""

from __future__ import annotations

from collections.abc import Iterator

from swarm_tools.syntax.model import HEADERS, Candidate, Heuristic, Source

_BARE = {"else", "try", "finally"}


def _propose(source: Source) -> Iterator[Candidate]:
    for line in source.around:
        tokens = source.code(line)
        if tokens and tokens[0].text == ")" and _ends_header(source, line):
            message = "Added the missing colon after this header."
            yield source.edit(tokens[-1].end, tokens[-1].end, ":", message, 1.0)
        if not tokens or tokens[0].text not in HEADERS:
            continue
        word, last = tokens[0], tokens[-1]
        message = f"Added the missing colon after this '{word.text}'."
        if last.text in (";", ",", ".", "="):
            yield source.edit(last.start, last.end, ":", message, 1.4)
        elif last.text == "{":
            yield source.edit(tokens[-2].end, last.end, ":", message, 1.8)
        elif last.text != ":":
            yield source.edit(last.end, last.end, ":", message, 1.0)
        if word.text in _BARE and len(tokens) > 1 and tokens[1].text != ":":
            yield source.edit(word.end, word.end, ":", message, 1.2)
        if line != source.failure.line:
            continue
        for token in tokens[1:]:
            if token.start == source.failure.offset:
                yield source.edit(
                    tokens[tokens.index(token) - 1].end, token.start, ": ", message, 2.0
                )
                if token.text in (";", ",", "=", "-", "->", "."):
                    yield source.edit(token.start, token.end, ":", message, 2.2)


def _ends_header(source: Source, line: int) -> bool:
    """Return whether a line closes the brackets of a header that began lines before it."""
    if source.code(line)[-1].text == ":":
        return False
    number = source.previous(line)
    while number and source.width(number) > source.width(line):
        number = source.previous(number)
    return bool(number) and source.code(number)[0].text in HEADERS


HEURISTIC = Heuristic("missing-colon", "missing colon", _propose)
