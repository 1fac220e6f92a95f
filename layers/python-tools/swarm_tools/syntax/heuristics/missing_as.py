"""A name without the ``as`` before it: ``with open(path) file:``, ``import numpy np``."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_WITH = re.compile(
    r"^\s*(?:async\s+)?with\s.*\)(?P<sign>\s*(?:=|->|=>|:|,)?\s*)(?P<name>[a-z_]\w*)\s*:?\s*$"
)
_IMPORT = re.compile(r"^\s*import\s+[\w.]+(?P<sign>\s+(?:is\s+)?)(?P<name>[a-z]\w*)\s*$")


def _propose(source: Source) -> Iterator[Candidate]:
    for number in source.around[:2]:
        line, start = source.lines[number - 1], source.start(number)
        for pattern in (_WITH, _IMPORT):
            match = pattern.match(line)
            if match and match["sign"] and not keyword.iskeyword(match["name"]):
                yield source.edit(
                    start + match.start("sign"),
                    start + match.end("sign"),
                    " as ",
                    "Added the missing 'as'.",
                    0.8,
                )


HEURISTIC = Heuristic("missing-as", "name without its 'as'", _propose)
