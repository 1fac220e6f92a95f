"""A lambda without the colon after its parameters, or with another sign for it."""

from __future__ import annotations

import keyword
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source
from swarm_tools.syntax.tokens import Token

_SIGNS = {"->", "=", ".", ";", ",", "|"}
_WORDS = {"None", "True", "False", "not", "lambda", "await", "yield"}


def _propose(source: Source) -> Iterator[Candidate]:
    for line in source.around[:2]:
        tokens = source.code(line)
        for index, token in enumerate(tokens):
            if token.text != "lambda" or not tokens[index + 1 :]:
                continue
            if tokens[index + 1].text == "(":
                yield from _bare(source, tokens, index + 1)
            elif not _has_colon(tokens, index):
                yield from _places(source, tokens, index)


def _has_colon(tokens: list[Token], index: int) -> bool:
    """Return whether a colon follows the parameters of the lambda."""
    depth = 0
    default = False
    for before, token in zip(tokens[index:], tokens[index + 1 :], strict=False):
        depth += (token.text in "([{") - (token.text in ")]}")
        if depth < 0 or (depth == 0 and token.text == "lambda"):
            return False
        if depth == 0 and token.text == ":":
            return True
        default = token.text == "=" or (default and (depth > 0 or token.text != ","))
        joined = token.text in (",", "=", "*", "**", "/") or before.text in ("lambda", ",")
        if depth == 0 and not default and token.kind != "name" and not joined:
            return False
        if depth == 0 and _ends(before) and _begins(token) and token.text not in ("(", "["):
            return False
    return False


def _places(source: Source, tokens: list[Token], index: int) -> Iterator[Candidate]:
    message = "Added the missing colon of the lambda."
    first = tokens[index + 1]
    after = tokens[index + 2] if index + 2 < len(tokens) else None
    if first.kind != "name" or after is None or after.text in ("(", "[") or after.text == ".":
        yield source.edit(tokens[index].end, tokens[index].end, ":", message, 1.2)
    if first.kind == "name" and after is not None and after.text in (".", "["):
        yield source.edit(first.end, first.end, f": {first.text}", message, 1.5)
    depth = 0
    names: set[str] = set()
    for before, token in zip(tokens[index + 1 :], tokens[index + 2 :], strict=False):
        depth += (before.text in "([{") - (before.text in ")]}")
        if depth < 0:
            return
        if depth:
            continue
        if before.kind == "name":
            names.add(before.text)
        if _ends(before) and _begins(token) and token.start > before.end:
            yield source.edit(before.end, before.end, ":", message, 0.9)
        elif token.text in _SIGNS and _ends(before):
            yield from _for_sign(source, tokens, token, names)


def _for_sign(
    source: Source, tokens: list[Token], sign: Token, names: set[str]
) -> Iterator[Candidate]:
    """Write a colon for the sign that stands between parameters and value."""
    rest = tokens[tokens.index(sign) + 1 :]
    end = sign.end
    if sign.text == "=" and rest and rest[0].text == ">":
        end, rest = rest[0].end, rest[1:]
    if not rest:
        return
    more = rest[0].kind == "name" and len(rest) > 1 and rest[1].text in (",", "=")
    if sign.text in (",", "=") and more and rest[0].text not in names:
        return
    plain = sign.text in (",", "=", ".") and end == sign.end
    message = f"Wrote a colon for the '{source.text[sign.start : end]}' of the lambda."
    yield source.edit(sign.start, end, ":", message, 1.3 if plain else 0.8)


def _bare(source: Source, tokens: list[Token], index: int) -> Iterator[Candidate]:
    """Take the parentheses off one parameter."""
    if len(tokens) > index + 3 and [t.text for t in tokens[index + 2 : index + 4]] == [")", ":"]:
        name = tokens[index + 1]
        message = "Took the parentheses off the parameter of the lambda."
        new = f" {name.text}"
        yield source.edit(tokens[index - 1].end, tokens[index + 2].end, new, message, 0.8)


def _ends(token: Token) -> bool:
    plain = token.kind == "name" and not keyword.iskeyword(token.text)
    constant = token.text in ("None", "True", "False")
    return plain or constant or token.kind in ("number", "string") or token.text in (")", "]", "}")


def _begins(token: Token) -> bool:
    if token.kind == "name":
        return not keyword.iskeyword(token.text) or token.text in _WORDS
    return token.kind in ("number", "string") or token.text in ("(", "[", "{", "-")


HEURISTIC = Heuristic("lambda-colon", "lambda without its colon", _propose)
