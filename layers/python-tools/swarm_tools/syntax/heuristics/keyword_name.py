"""A keyword used as a name."""

from __future__ import annotations

import keyword
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source
from swarm_tools.syntax.tokens import Token

_VALUES = {"None", "True", "False", "not", "lambda", "await", "yield"}
_FRONT = {"(", ",", "=", "+", "-", "*", "/", "<", ">", "<=", ">=", "==", "!=", "[", ".", "+=", "-="}


def _propose(source: Source) -> Iterator[Candidate]:
    tokens = [t for t in source.tokens if t.kind not in ("comment", "join")]
    words = sorted(
        {
            token.text
            for line in source.around[:2]
            for token in source.code(line)
            if keyword.iskeyword(token.text)
        }
        - (_VALUES - {"lambda", "await", "yield"})
    )
    for word in words:
        spots = [
            token
            for index, token in enumerate(tokens)
            if token.text == word and token.kind == "name" and _as_name(tokens, index)
        ]
        if not any(token.line in source.around[:2] for token in spots):
            continue
        text = source.text
        for token in reversed(spots):
            text = f"{text[: token.end]}_{text[token.end :]}"
        message = f"Named it '{word}_', for '{word}' is a keyword."
        yield Candidate(text, spots[0].line, message, 1.0)


def _as_name(tokens: list[Token], index: int) -> bool:
    """Return whether a keyword stands where only a name can."""
    before = tokens[index - 1] if index else None
    after = tokens[index + 1] if index + 1 < len(tokens) else None
    first = before is None or before.kind == "newline"
    ends = after is None or after.kind in ("newline", "op")
    if after is not None and after.text in ("(", "[", "{", ":") and tokens[index].text != "class":
        ends = after.text == "[" and not first
    if first:
        return after is not None and after.text in ("=", "+=", "-=", ".")
    fronted = before.text in _FRONT or before.text in ("return", "in", "if", "while", "and", "or")
    fronted = fronted or before.text in ("for", "not", "print", "<", ">")
    return fronted and (ends or (after is not None and after.text in ("in", "and", "or", "if")))


HEURISTIC = Heuristic("keyword-name", "keyword used as a name", _propose)
