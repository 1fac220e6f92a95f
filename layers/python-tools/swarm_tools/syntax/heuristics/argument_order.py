"""A positional argument after one with a keyword."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source
from swarm_tools.syntax.tokens import Token


def _propose(source: Source) -> Iterator[Candidate]:
    if "positional argument follows keyword" not in source.failure.message:
        return
    for line in source.around[:2]:
        tokens = source.code(line)
        for place, token in enumerate(tokens):
            if token.text != "(" or not place or tokens[place - 1].kind != "name":
                continue
            parts = _parts(source, tokens, place)
            if parts is None:
                continue
            start, end, arguments = parts
            named = [re.match(r"(\w+)\s*=(?!=)\s*", item) for item in arguments]
            if not any(named) or all(named):
                continue
            order = _parameters(source, tokens[place - 1].text)
            words = [match.group(1) for match in named if match]
            message = "Put the positional arguments before those with a keyword."
            if order[: len(words)] == words and not any(named[len(words) :]):
                plain = [
                    item[match.end() :] if match else item
                    for item, match in zip(arguments, named, strict=True)
                ]
                yield source.edit(start, end, ", ".join(plain), message, 0.1)
            ranked = [item for item, match in zip(arguments, named, strict=True) if not match]
            ranked += [item for item, match in zip(arguments, named, strict=True) if match]
            yield source.edit(start, end, ", ".join(ranked), message, 0.9)


def _parts(source: Source, tokens: list[Token], place: int) -> tuple[int, int, list[str]] | None:
    """Return the span of a call's arguments on one line, and each argument's text."""
    depth, last = 0, tokens[place].end
    found: list[str] = []
    for token in tokens[place:]:
        depth += (token.text in "([{") - (token.text in ")]}") if token.kind == "op" else 0
        if depth == 0 or (depth == 1 and token.text == ","):
            found.append(source.text[last : token.start].strip())
            last = token.end
        if depth == 0:
            return tokens[place].end, token.start, found
    return None


def _parameters(source: Source, name: str) -> list[str]:
    match = re.search(rf"\bdef {re.escape(name)}\(([^()]*)\)", source.text)
    if match is None:
        return []
    names = [re.split(r"[=:\s]", item.strip())[0] for item in match.group(1).split(",")]
    return [item for item in names if item not in ("self", "cls")]


HEURISTIC = Heuristic("argument-order", "positional argument after a keyword", _propose)
