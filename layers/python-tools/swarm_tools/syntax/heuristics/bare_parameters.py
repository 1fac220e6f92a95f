"""A function header whose parameters stand without their parentheses."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_BARE = re.compile(r"^(\s*(?:async\s+)?def\s+\w+)\s+([\w*][\w\s,=*'\".]*?)\s*:?\s*$")
_SQUARE = re.compile(r"^(\s*(?:async\s+)?def\s+\w+)\s*[\[{<](.*)[\]}>]\s*:?\s*$")
_DOUBLE = re.compile(r"^(\s*(?:async\s+)?def\s+\w+)\s*:\s*\((.*)\)\s*:?\s*$")


def _propose(source: Source) -> Iterator[Candidate]:
    message = "Put the function's parameters in parentheses."
    for number in source.around[:2]:
        line = source.lines[number - 1]
        for pattern in (_BARE, _SQUARE, _DOUBLE):
            match = pattern.match(line)
            if match:
                parts = re.sub(r"(?<=\w)\s+(?=\w)", ", ", match.group(2))
                new = f"{match.group(1)}({parts}):"
                yield source.with_lines({number: new}, message, 0.8)


HEURISTIC = Heuristic("bare-parameters", "parameters without parentheses", _propose)
