"""Two operands side by side without the operator between them."""

from __future__ import annotations

import keyword
from collections.abc import Iterator
from itertools import pairwise

from swarm_tools.syntax.model import Candidate, Heuristic, Source
from swarm_tools.syntax.tokens import Token

_SIGNS = ("+", "*", "-", "/", "%")


def _propose(source: Source) -> Iterator[Candidate]:
    for line in source.around[:2]:
        tokens = source.code(line)
        texts = [token.text for token in tokens]
        whole = source.text
        spots: list[tuple[Token, Token]] = []
        for before, token in pairwise(tokens):
            if not (_ends(before) and _begins(token)) or before.end == token.start:
                continue
            spots.append((before, token))
            for sign, cost in _signs(before, token, texts, _joined(tokens)):
                yield source.edit(
                    before.end, token.start, f" {sign} ", f"Added the missing '{sign}'.", cost
                )
        if len(spots) > 1 and "+" in texts:
            for before, token in reversed(spots):
                whole = whole[: before.end] + " + " + whole[token.start :]
            yield Candidate(whole, line, "Added the missing '+' signs.", 1.8)
        for index, token in enumerate(tokens[1:-1], 1):
            if (
                token.text in ("x", "X")
                and _number(tokens[index - 1])
                and _number(tokens[index + 1])
            ):
                yield source.edit(token.start, token.end, "*", "Multiplied with '*'.", 0.9)


def _joined(tokens: list[Token]) -> bool:
    """Return whether a plus sign of the line stands next to a string."""
    return any(
        middle.text == "+" and "string" in (left.kind, right.kind)
        for left, middle, right in zip(tokens, tokens[1:], tokens[2:], strict=False)
    )


def _signs(
    before: Token, token: Token, texts: list[str], joined: bool
) -> Iterator[tuple[str, float]]:
    strings = "string" in (before.kind, token.kind)
    percent = before.kind == "string" and "%" in before.text
    for sign in _SIGNS:
        used = sign in texts
        if strings and sign != "+":
            if sign == "%" and percent and token.text == "(":
                yield sign, 1.3
            continue
        if sign == "+" and strings:
            yield sign, 1.2 if joined else 2.2
        elif used:
            yield sign, 1.4 if sign in "+*" else 1.6
        else:
            yield sign, 2.1 + 0.1 * _SIGNS.index(sign) + (0.3 if sign == "+" else 0.0)
    if texts[0] in ("if", "elif", "while", "assert"):
        yield "==", 1.9


def _number(token: Token) -> bool:
    return token.kind in ("number", "name") or token.text in "()"


def _ends(token: Token) -> bool:
    if token.kind == "name":
        return not keyword.iskeyword(token.text)
    return token.kind in ("string", "number") or token.text in (")", "]")


def _begins(token: Token) -> bool:
    if token.kind == "name":
        return not keyword.iskeyword(token.text)
    return token.kind in ("string", "number") or token.text == "("


HEURISTIC = Heuristic("missing-operator", "missing operator between operands", _propose)
