"""A decorator on the line of what it decorates."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_GLUED = re.compile(r"^(\s*)(@[\w.]+(?:\(.*?\))?)\s*[:;,]?\s+((?:async\s+)?(?:def|class)\b.*)$")
_COLON = re.compile(r"^(\s*@[\w.]+(?:\(.*\))?)\s*[:;,]\s*$")


def _propose(source: Source) -> Iterator[Candidate]:
    for number in source.around[:2]:
        line = source.lines[number - 1]
        match = _GLUED.match(line)
        if match:
            indent, mark, rest = match.groups()
            new = f"{indent}{mark}\n{indent}{rest}"
            yield source.with_lines({number: new}, "Put the decorator on its own line.", 0.6)
        match = _COLON.match(line)
        if match:
            yield source.with_lines(
                {number: match.group(1)}, "Removed what follows the decorator.", 0.6
            )


HEURISTIC = Heuristic("decorator-line", "decorator on the wrong line", _propose)
