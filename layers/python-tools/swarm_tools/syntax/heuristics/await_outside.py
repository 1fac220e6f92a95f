"""``await`` and its kin in a function that is not ``async``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_DEF = re.compile(r"^(\s*)def\b")


def _propose(source: Source) -> Iterator[Candidate]:
    if not re.search(r"await|async", source.failure.message):
        return
    width = source.width(source.failure.line)
    number = source.previous(source.failure.line)
    while number:
        if source.width(number) < width:
            width = source.width(number)
            line = source.lines[number - 1]
            if _DEF.match(line):
                new = _DEF.sub(r"\1async def", line)
                message = "Made the function that awaits an 'async' one."
                yield source.with_lines({number: new}, message, 0.6)
                return
        number = source.previous(number)


HEURISTIC = Heuristic("await-outside", "'await' outside an async function", _propose)
