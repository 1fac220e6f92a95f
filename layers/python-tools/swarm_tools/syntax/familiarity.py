"""How much an edit reads like the rest of the file: its token triples, with names left out."""

from __future__ import annotations

import keyword
import re

from swarm_tools.syntax.tokens import NOISE, Token, tokenize

_MOST_LINES = 12
_MERGE = re.compile(r"^[ \t]*<{7}", re.MULTILINE)
_Triple = tuple[str, str, str]


def triples(text: str) -> frozenset[_Triple]:
    """Return every triple of neighbouring tokens of a text, names and values by kind alone."""
    words = [_shape(token) for token in _code(text)]
    return frozenset(zip(words, words[1:], words[2:], strict=False))


def fives(text: str) -> frozenset[tuple[str, ...]]:
    """Return every run of five tokens of a text, with names, numbers and strings all alike."""
    words = [value_shape(token) for token in _code(text)]
    return frozenset(zip(*(words[place:] for place in range(5)), strict=False))


def value_shape(token: Token) -> str:
    """Return what a token is: ``v`` for a value, else its text."""
    plain = token.kind in ("string", "number") or (
        token.kind == "name" and not keyword.iskeyword(token.text)
    )
    return "v" if plain else "newline" if token.kind == "newline" else token.text


def strangeness(before: str, after: str, known: frozenset[_Triple]) -> float:
    """Return the share of triples around an edit that the file has nowhere else.

    Args:
        before: The text before the edit.
        after: The text after the edit.
        known: The triples of the file.

    Returns:
        0 when all are familiar, up to 1 when none is.
    """
    head, tail = _changed(before, after)
    end = len(after) - tail
    if not after[head:end].strip("\"' \n"):
        return 0.0
    start, stop = _lines(after, head, end)
    if after.count("\n", start, stop) > _MOST_LINES:
        return 0.0
    tokens = _code(after[start:stop])
    words = [_shape(token) for token in tokens]
    near = [
        triple
        for token, last, triple in zip(
            tokens, tokens[2:], zip(words, words[1:], words[2:], strict=False), strict=False
        )
        if last.end + start >= head and token.start + start <= end
    ]
    if not near:
        return 0.5
    return sum(triple not in known for triple in near) / len(near)


def lost_words(before: str, after: str) -> int:
    """Return how many names and numbers an edit takes away, words without meaning aside.

    The side of a merge that is given up was no part of the program.
    """
    head, tail = _changed(before, after)
    if len(_MERGE.findall(before)) > len(_MERGE.findall(after)):
        return 0
    if not after[head : len(after) - tail].strip("\"' \t\n") and head + tail >= len(before):
        return 0
    counts = []
    for text in (before, after):
        start, stop = _lines(text, head, len(text) - tail)
        if text.count("\n", start, stop) > _MOST_LINES:
            return 0
        code = _code(text[start:stop])
        if any(token.kind in ("badstring", "badtriple", "other") for token in code):
            return 0
        found = [token for token in code if token.kind in ("name", "number")]
        counts.append(sum(token.text not in NOISE for token in found))
    return max(counts[0] - counts[1], 0)


def _changed(before: str, after: str) -> tuple[int, int]:
    """Return how many characters two texts share at their beginnings and at their ends."""
    head = _common(before, after)
    return head, _common(before[head:][::-1], after[head:][::-1])


def _lines(text: str, start: int, end: int) -> tuple[int, int]:
    """Widen a span to whole lines."""
    stop = text.find("\n", end)
    return text.rfind("\n", 0, start) + 1, len(text) if stop < 0 else stop


def _code(text: str) -> list[Token]:
    return [token for token in tokenize(text) if token.kind not in ("comment", "join")]


def _shape(token: Token) -> str:
    if token.kind == "name":
        return token.text if keyword.iskeyword(token.text) else "name"
    return token.kind if token.kind in ("string", "number", "newline") else token.text


def _common(one: str, two: str) -> int:
    limit = min(len(one), len(two))
    low = 0
    while low < limit:
        middle = (low + limit + 1) // 2
        if one[:middle] == two[:middle]:
            low = middle
        else:
            limit = middle - 1
    return low
