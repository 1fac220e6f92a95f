"""Two items side by side without a comma between them."""

from __future__ import annotations

import keyword
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source
from swarm_tools.syntax.tokens import Token


def _propose(source: Source) -> Iterator[Candidate]:
    failure = source.failure
    tokens = [t for t in source.tokens if t.kind not in ("newline", "comment", "join")]
    inside = _inside(tokens)
    yield from _rows(source, tokens, inside)
    for index in range(1, len(tokens)):
        before, token = tokens[index - 1], tokens[index]
        if abs(token.line - failure.line) > 2 and abs(before.line - failure.line) > 2:
            continue
        apart = before.line < token.line or source.code(token.line)[0].text == "case"
        star = token.text in ("*", "**") and apart and inside[index]
        if not (_ends(before) and (_begins(token) or star)):
            continue
        if not inside[index]:
            first = source.code(token.line)[0].text
            told = first == "assert" and token.kind == "string"
            if not told and first not in (
                "import",
                "from",
                "return",
                "global",
                "nonlocal",
                "for",
                "del",
            ):
                continue
            if before.line != token.line:
                continue
        told = source.code(token.line)[0].text == "assert" and token.kind == "string"
        cost = 1.3 if inside[index] or told else 1.9
        if token.start == failure.offset or before.start == failure.offset:
            cost -= 0.2
        if before.line != token.line:
            cost -= 0.1
        if before.line == token.line and "string" in (before.kind, token.kind):
            signs = {t.text for t in source.code(token.line)}
            cost += 0.5 if "+" in signs else 0.0
            cost += 0.8 if "+" in signs and token.text == "str" else 0.0
        yield source.edit(
            before.end, before.end, ",", "Added the missing comma between two items.", cost
        )


def _rows(source: Source, tokens: list[Token], inside: list[bool]) -> Iterator[Candidate]:
    """Add every missing comma at the ends of lines inside one bracket at once."""
    near = source.failure.line
    spots: list[Token] = []
    for index in range(1, len(tokens)):
        before, token = tokens[index - 1], tokens[index]
        if inside[index] and before.line != token.line and _ends(before) and _begins(token):
            alike = source.code(before.line)[0].text == token.text or token.kind == "string"
            if alike and abs(token.line - near) <= 30:
                spots.append(before)
    if len(spots) > 1:
        text = source.text
        for token in reversed(spots):
            text = text[: token.end] + "," + text[token.end :]
        yield Candidate(text, spots[0].line, "Added the missing commas between the lines.", 1.4)


def _ends(token: Token) -> bool:
    if token.kind == "name":
        return not keyword.iskeyword(token.text) or token.text in ("None", "True", "False")
    return token.kind in ("string", "number") or token.text in (")", "]", "}")


def _begins(token: Token) -> bool:
    if token.kind == "name":
        return not keyword.iskeyword(token.text) or token.text in (
            "None",
            "True",
            "False",
            "lambda",
        )
    return token.kind in ("string", "number") or token.text in ("[", "{", "(")


def _inside(tokens: list[Token]) -> list[bool]:
    depth, found = 0, []
    for token in tokens:
        if token.kind == "op" and token.text in ")]}":
            depth = max(depth - 1, 0)
        found.append(depth > 0)
        if token.kind == "op" and token.text in "([{":
            depth += 1
    return found


HEURISTIC = Heuristic("missing-comma", "missing comma between items", _propose)
