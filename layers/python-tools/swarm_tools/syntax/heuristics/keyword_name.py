"""A keyword used as a name."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source
from swarm_tools.syntax.tokens import Token

_VALUES = {"None", "True", "False", "not", "lambda", "await", "yield"}
_FRONT_WORDS = """
( [ { , . = += -= *= /= + - * / // % ** < > <= >= == != := return in is if elif else while and
or for not print def as assert yield
"""
_FRONT = frozenset(_FRONT_WORDS.split())
_BEHIND = {"in", "is", "and", "or", "if", "else", "not", "for"}
_CALLED_WORDS = """
class def del from global import nonlocal pass raise return try with assert
"""
_CALLED = frozenset(_CALLED_WORDS.split())
_FIELD = re.compile(r"(?<!\{)(\{)(\w+)(?=[}.:!\[])(?!\{)")


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
        for end in sorted([t.end for t in spots] + list(_fields(tokens, word)), reverse=True):
            text = f"{text[:end]}_{text[end:]}"
        message = f"Named it '{word}_', for '{word}' is a keyword."
        yield Candidate(text, spots[0].line, message, 1.0)


def _fields(tokens: list[Token], word: str) -> Iterator[int]:
    """Yield where a keyword ends that is the field of a formatted string."""
    for token in tokens:
        prefix = re.match(r"[rRfF]*", token.text)
        if token.kind == "string" and prefix and "f" in prefix.group().lower():
            for match in _FIELD.finditer(token.text):
                if match.group(2) == word:
                    yield token.start + match.end()


def _as_name(tokens: list[Token], index: int) -> bool:
    """Return whether a keyword stands where only a name can."""
    word = tokens[index].text
    before = tokens[index - 1] if index else None
    after = tokens[index + 1] if index + 1 < len(tokens) else None
    first = before is None or before.kind == "newline"
    ends = after is None or after.kind in ("newline", "op")
    if first:
        return after is not None and after.text in ("=", "+=", "-=", ".", ",")
    if before.text == ":":
        return after is not None and after.text in (",", ")", "]", "}", ".")
    if before.text == "def":
        return after is not None and after.text == "("
    if after is not None and after.text in ("(", "[", "{", ":") and word != "class":
        parameter = after.text == ":" and word not in ("lambda", "else")
        member = after.text == "(" and (before.text == "." or word in _CALLED)
        ends = parameter or member or after.text == "["
    if before.text == "else" and word in _CALLED and after is not None and after.text == "(":
        return False
    if word == "else" and before.text not in ("(", ",", "."):
        return False
    return before.text in _FRONT and (ends or (after is not None and after.text in _BEHIND))


HEURISTIC = Heuristic("keyword-name", "keyword used as a name", _propose)
