"""A replacement field of an f-string that is not closed, or was closed with the wrong bracket."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_OPEN = re.compile(r"\b[rR]?[fF][rR]?(?P<quote>\"\"\"|'''|\"|')")
_PAIRS = {"(": ")", "[": "]"}


def _propose(source: Source) -> Iterator[Candidate]:
    for number in source.around:
        text = source.lines[number - 1]
        start = source.start(number)
        for match in _OPEN.finditer(text):
            end = text.find(match["quote"], match.end())
            body = text[match.end() : end if end >= 0 else len(text)]
            for where, old, new, cost in _repairs(body):
                at = start + match.end() + where
                message = "Closed the replacement field of the f-string."
                yield source.edit(at, at + old, new, message, cost)


def _repairs(body: str) -> Iterator[tuple[int, int, str, float]]:
    """Yield offset, length, text and cost of each repair of the fields of a string's body."""
    plain = body.replace("{{", "  ").replace("}}", "  ")
    for match in re.finditer(r"\{([^{}]*)(\{|\Z)", plain):
        field = match.group(1)
        word = re.match(r"\s*[\w.]+(?:\[[^\]\[]*\]|\([^()]*\))*(?:![rsa])?(?::[^\s{}]*)?", field)
        if word and word.end():
            yield match.start(1) + word.end(), 0, "}", 1.2
        yield match.start(1) + len(field.rstrip()), 0, "}", 1.5
        if re.search(r"[)\]]$", field.rstrip()):
            yield match.start(1) + len(field.rstrip()) - 1, 1, "}", 1.4
    for match in re.finditer(r"\{([^{}]+)\}", plain):
        yield from _inner(match.group(1), match.start(1))
    for match in re.finditer(r"(\A|\})([^{}]*)\}", plain):
        for word in re.finditer(r"(?<![\w.])[A-Za-z_][\w.]*(?:\[[^\]]*\])*(?=\}|:|!)", plain):
            if match.start(2) <= word.start() and word.end() <= match.end():
                yield word.start(), 0, "{", 1.3
        yield match.end() - 1, 1, "", 1.9
    for match in re.finditer(r"\{\s*\}", plain):
        yield match.start(), len(match.group()), "{{}}", 2.0


def _inner(field: str, start: int) -> Iterator[tuple[int, int, str, float]]:
    """Close a bracket that is left open inside a field, before its format or at its end."""
    stack = []
    for character in field:
        if character in _PAIRS:
            stack.append(_PAIRS[character])
        elif stack and character == stack[-1]:
            stack.pop()
    if not stack:
        return
    closers = "".join(reversed(stack))
    spec = re.search(r"[:!](?=[^:\]\[()'\"]*$)", field)
    if spec:
        yield start + spec.start(), 0, closers, 1.1
    yield start + len(field.rstrip()), 0, closers, 1.2


HEURISTIC = Heuristic("fstring-field", "field of an f-string not closed", _propose)
