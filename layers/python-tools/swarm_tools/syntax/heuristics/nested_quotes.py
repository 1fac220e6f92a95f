"""An f-string that uses its own quote inside a replacement field."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source


def _propose(source: Source) -> Iterator[Candidate]:
    for line in source.around[:2]:
        text = source.lines[line - 1]
        for quote, other in (('"', "'"), ("'", '"')):
            for match in re.finditer(rf"\b[rR]?[fF][rR]?{quote}", text):
                new = _swap(text, match.end(), quote, other)
                if new is not None and new != text:
                    yield source.with_lines(
                        {line: new}, "Used the other quote inside the f-string's field.", 0.8
                    )


def _swap(text: str, start: int, quote: str, other: str) -> str | None:
    depth, out = 0, list(text)
    for index in range(start, len(text)):
        character = text[index]
        if character == "{":
            depth += 1
        elif character == "}":
            depth = max(depth - 1, 0)
        elif character == quote:
            if depth == 0:
                return "".join(out)
            out[index] = other
    return None


HEURISTIC = Heuristic("nested-quotes", "f-string with its own quote inside", _propose)
