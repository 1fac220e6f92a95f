"""A line that lacks one quote: every place for it is tried, the likeliest strings first."""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Iterator
from itertools import pairwise

from swarm_tools.syntax.model import Candidate, Heuristic, Source
from swarm_tools.syntax.plausibility import string_oddity
from swarm_tools.syntax.tokens import Token, tokenize

_BUILTINS = frozenset(dir(builtins)) | {"self", "cls"}
_KEPT = 6
_BEFORE = frozenset(",)]}:+%. =\\")
_AFTER = frozenset("([{,=:+% f")


def _propose(source: Source) -> Iterator[Candidate]:
    lines = {token.line for token in source.tokens if token.kind == "badstring"}
    for number in sorted(lines)[:2]:
        text = source.lines[number - 1]
        if len(text) > 200:
            continue
        known = _known(source, number)
        found = []
        for quote in sorted({c for c in text if c in "\"'"}):
            for place in _places(text):
                new = text[:place] + quote + text[place:]
                cost = _cost(new, known)
                if cost is not None:
                    found.append((cost, -place, new, place, quote))
        for cost, _, _, place, quote in sorted(found)[:_KEPT]:
            where = source.start(number) + place
            message = "Added the quote that the line lacks."
            yield source.edit(where, where, quote, message, cost)


def _places(text: str) -> Iterator[int]:
    end = len(text.rstrip())
    for place in range(len(text) - len(text.lstrip()), end + 1):
        before = place > 0 and text[place - 1] in _AFTER
        if place == end or text[place] in _BEFORE or before:
            yield place


def _known(source: Source, number: int) -> set[str]:
    """Return the names that occur on other lines than one."""
    names = {t.text for t in source.tokens if t.kind == "name" and t.line != number}
    return names | _BUILTINS


def _cost(line: str, known: set[str]) -> float | None:
    """Return what a requoted line costs, None when it still has an open string."""
    tokens = [token for token in tokenize(line) if token.kind != "comment"]
    if any(token.kind == "badstring" for token in tokens):
        return None
    if any(_glued(one, two) for one, two in pairwise(tokens)):
        return None
    total = 0.8
    for before, token in zip([None, *tokens], tokens, strict=False):
        if token.kind == "string":
            total += 0.8 * (string_oddity(token.text) > 0) + _edges(token.text)
            total += 0.6 * _swallows(token.text, known)
            total += 0.5 * (before is not None and before.kind == "string")
        attribute = before is not None and before.text == "."
        if token.kind == "name" and not attribute and not keyword.iskeyword(token.text):
            total += 0.5 * (token.text not in known)
    total += sum(_lopsided(line, t) for t in tokens if t.text in ("+", "%", "=="))
    depth = sum((t.text in "([{") - (t.text in ")]}") for t in tokens if t.kind == "op")
    return total + 0.4 * min(abs(depth), 2)


def _glued(one: Token, two: Token) -> bool:
    """Return whether a string stands directly against a word or another string."""
    kinds = (one.kind, two.kind)
    values = ("name", "number", "string")
    if "string" not in kinds or not all(kind in values for kind in kinds):
        return False
    if one.kind == two.kind:
        return one.end == two.start
    return one.kind == "string" or not (one.kind == "name" and keyword.iskeyword(one.text))


def _lopsided(line: str, token: Token) -> float:
    """Return how odd the blanks around an operator are: not as many on both sides."""
    before, after = line[: token.start], line[token.end :]
    sides = len(before) - len(before.rstrip(" ")), len(after) - len(after.lstrip(" "))
    return 0.0 if sides[0] == sides[1] else 0.2 if all(sides) else 0.4


def _swallows(text: str, known: set[str]) -> bool:
    """Return whether a string begins with a name of the file and a comma."""
    match = re.match(r"[\"'](\w+)(?:\.\w+)*, ", text)
    return bool(match) and match.group(1) in known


def _edges(text: str) -> float:
    """Return how odd a string's ends are: prose seldom begins with a comma or ends in one."""
    body = text.lstrip("rRbBuUfF")[1:-1]
    odd = bool(re.match(r"\s*[,)\]=]\s*\S", body)) + bool(re.search(r"\S[,(\[=]$", body))
    inner = re.sub(r"(?<=\w)'(?=\w)", "", body)
    other = "'" if text[-1] == '"' else '"'
    return 0.4 * odd + 0.5 * (inner.count(other) % 2)


HEURISTIC = Heuristic("requoted-line", "line that lacks one quote", _propose)
