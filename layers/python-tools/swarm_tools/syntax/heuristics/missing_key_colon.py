"""A key and its value in a dictionary without the colon between them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_KINDS = ("string", "number", "name")


def _propose(source: Source) -> Iterator[Candidate]:
    tokens = [t for t in source.tokens if t.kind not in ("newline", "comment", "join")]
    stack: list[str] = []
    message = "Added the missing colon between key and value."
    arrows = [
        match
        for match in re.finditer(r"(?<=[\w\"')])[ \t]*=>[ \t]*", source.text)
        if source.text.count("\n", 0, match.start()) + 1
        in range(source.failure.line - 5, source.failure.line + 20)
    ]
    if arrows and "{" in source.text[: arrows[0].start()]:
        text = source.text
        for match in reversed(arrows):
            text = f"{text[: match.start()]}: {text[match.end() :]}"
        yield Candidate(text, source.failure.line, message, 0.9)
    for index, token in enumerate(tokens[:-1]):
        after = tokens[index + 1]
        before = tokens[index - 1] if index else token
        if stack and stack[-1] == "{" and abs(token.line - source.failure.line) <= 2:
            key = before.text in ("{", ",") and token.kind in ("string", "number")
            if key and after.line == token.line:
                if after.kind in _KINDS or after.text in ("[", "{", "(", "-"):
                    yield source.edit(token.end, after.start, ": ", message, 1.0)
                elif after.text in (",", ";", ".", "->", "=>", ">=", "::", "|"):
                    later = tokens[index + 2] if index + 2 < len(tokens) else after
                    if later.line == token.line:
                        yield source.edit(token.end, later.start, ": ", message, 1.6)
        if token.text in "([{" and token.kind == "op":
            stack.append(token.text)
        elif token.text in ")]}" and token.kind == "op" and stack:
            stack.pop()


HEURISTIC = Heuristic("missing-key-colon", "key and value without a colon", _propose)
