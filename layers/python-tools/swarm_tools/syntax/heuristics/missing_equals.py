"""A field, variable or parameter with its type and its value, and no ``=`` between them."""

from __future__ import annotations

import builtins
import keyword
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source
from swarm_tools.syntax.tokens import NOISE, Token

_VALUES = ("True", "False", "None", "not", "lambda")
_NO_TYPES = frozenset(keyword.kwlist) - {"None"}
_ARGUMENTS_WORDS = """
key reverse sep end file default default_factory encoding newline indent maxsize timeout start
step daemon target args name help required action type
"""
_ARGUMENTS = frozenset(_ARGUMENTS_WORDS.split())
_TYPES = {
    *("int", "float", "complex", "str", "bytes", "bool", "object"),
    *("list", "dict", "set", "frozenset", "tuple"),
}


def _propose(source: Source) -> Iterator[Candidate]:
    message = "Added the missing '=' between type and value."
    for line in source.around[:2]:
        yield from _plain(source, line)
        yield from _keyword(source, line)
        tokens = source.code(line)
        spots = [
            (tokens[place - 1].end, tokens[place].start, cost)
            for place, cost in _spots(tokens)
            if tokens[place].start > tokens[place - 1].end or tokens[place].text in "[{("
        ]
        for start, end, cost in spots:
            yield source.edit(start, end, " = ", message, cost)
        if len(spots) > 1:
            text = source.text
            for start, end, _ in reversed(spots):
                text = f"{text[:start]} = {text[end:]}"
            yield Candidate(text, line, message, 1.0)


def _plain(source: Source, line: int) -> Iterator[Candidate]:
    """Assign a variable or attribute that stands before its value: ``name input()``."""
    tokens = source.code(line)
    texts = [token.text for token in tokens]
    place = 3 if texts[:2] == ["self", "."] else 1
    if len(tokens) <= place or tokens[0].kind != "name" or not _value(tokens[place]):
        return
    target, value = tokens[place - 1], tokens[place]
    if any(keyword.iskeyword(text) for text in texts[:place]) or texts[-1] == ":":
        return
    if value.text in ("(", "[", "-") or target.text in NOISE or hasattr(builtins, target.text):
        return
    message = f"Added the missing '=' after '{target.text}'."
    uses = sum(token.text == target.text for token in source.tokens)
    if uses > 1 and value.start > target.end:
        simple = value.kind != "name" or len(texts) == place + 1
        cost = 1.0 if simple or texts[place + 1] in ("(", ".") else 1.5
        yield source.edit(target.end, value.start, " = ", message, cost)


def _keyword(source: Source, line: int) -> Iterator[Candidate]:
    """Part an argument's name from its value: ``sorted(items, reverse True)``."""
    for before, name, value in zip(
        source.code(line), source.code(line)[1:], source.code(line)[2:], strict=False
    ):
        apart = value.start > name.end or value.kind == "string"
        named = before.text in ("(", ",") and name.text in _ARGUMENTS
        if named and apart and _value(value):
            message = f"Added the missing '=' after '{name.text}'."
            yield source.edit(name.end, value.start, "=", message, 0.7)


def _spots(tokens: list[Token]) -> Iterator[tuple[int, float]]:
    """Yield the place of each token that begins such a value, with the cost of the sign."""
    texts = [token.text for token in tokens]
    parameters = "def" in texts[:2]
    starts = [0] if len(tokens) > 3 else []
    if parameters:
        starts = [place for place, text in enumerate(texts) if place and texts[place - 1] in "(,"]
    elif texts[:2] == ["self", "."]:
        starts = [2]
    for start in starts:
        named = tokens[start].kind == "name" and not keyword.iskeyword(texts[start])
        if not named or texts[start + 1 : start + 2] != [":"]:
            continue
        end = _type_end(tokens, start + 2)
        if end is None or end >= len(tokens) or not _value(tokens[end]):
            continue
        known = (
            texts[start + 2] in _TYPES or texts[start + 2][:1].isupper() or texts[end - 1] == "]"
        )
        cost = 0.8 if known else 1.6
        if parameters or tokens[end].text not in ("(", "[", "-"):
            yield end, cost
        elif known:
            yield end, cost + 0.4


def _type_end(tokens: list[Token], place: int) -> int | None:
    """Return the place after a type: names with dots, brackets with something in them, ``|``."""
    if place >= len(tokens) or tokens[place].kind != "name":
        return None
    while place < len(tokens):
        if tokens[place].kind != "name" or tokens[place].text in _NO_TYPES:
            return None
        place += 1
        if place < len(tokens) and tokens[place].text == "[":
            place = _closed(tokens, place)
        if place >= len(tokens) or tokens[place].text not in (".", "|"):
            return place
        place += 1
    return None


def _closed(tokens: list[Token], place: int) -> int:
    """Return the place after the bracket that begins here, here itself for an empty list."""
    depth = 0
    for index in range(place, len(tokens)):
        depth += (tokens[index].text in "([{") - (tokens[index].text in ")]}")
        if depth == 0:
            return place if index == place + 1 or _listed(tokens[place + 1]) else index + 1
    return place


def _listed(token: Token) -> bool:
    """Return whether what stands in brackets is a value, so that they make a list."""
    return token.kind in ("number", "string")


def _value(token: Token) -> bool:
    if token.kind in ("number", "string"):
        return True
    if token.kind == "name":
        return token.text in _VALUES or not keyword.iskeyword(token.text)
    return token.text in ("[", "{", "(", "-")


HEURISTIC = Heuristic("missing-equals", "type and value without an equals sign", _propose)
