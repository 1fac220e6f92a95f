"""A ``for`` without its ``in``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_FOR = re.compile(
    r"\bfor\s+(\(?[A-Za-z_]\w*(?:\s*,\s*[A-Za-z_]\w*)*\)?)(?:\s+(?:of|on|inn|ni|from|=)\s+|\s*[:=]\s*"
    r"|\s+)"
    r"(?!in\b)(?=[\w\[({\"'])"
)


def _propose(source: Source) -> Iterator[Candidate]:
    for line in source.around[:2]:
        text = source.lines[line - 1]
        for match in _FOR.finditer(text):
            new = f"{text[: match.start()]}for {match.group(1)} in {text[match.end() :]}"
            yield source.with_lines({line: new}, "Added the 'in' of the loop.", 1.0)


HEURISTIC = Heuristic("missing-in", "'for' without 'in'", _propose)
