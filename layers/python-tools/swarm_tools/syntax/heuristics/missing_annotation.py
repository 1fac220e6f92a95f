"""An annotation without the sign before it: ``name str``, ``def f(x) int:``."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_TYPE = (
    r"(?:int|float|complex|str|bytes|bool|object|None|list|dict|set|frozenset|tuple"
    r"|(?:[a-z]\w*\.)*[A-Z]\w*)"
)
_FIELD = re.compile(
    rf"^\s+(?P<name>[a-z_]\w*)(?P<sign>\s*[;,.]\s*|\s+){_TYPE}(?:\[[^=]*\])?(?:\s*\|\s*\w+)*\s*(?:=\s.*)?$"
)
_PARAMETER = re.compile(rf"(?<=[(,])\s*[a-z_]\w*(?P<sign>\s+){_TYPE}(?=\s*[,)=\[])")
_RETURN = re.compile(
    rf"^\s*(?:async\s+)?def\s.*\)(?P<sign>\s*(?:>|-|--|:|,|=)\s*|\s+){_TYPE}(?:\[.*\])?\s*:\s*$"
)


def _propose(source: Source) -> Iterator[Candidate]:
    for number in source.around[:2]:
        line, start = source.lines[number - 1], source.start(number)
        match = _FIELD.match(line)
        if match and not keyword.iskeyword(match["name"]):
            message = "Added the colon before the annotation."
            cost = 0.9 if match["sign"].strip() in ("", ";") else 1.4
            yield source.edit(
                start + match.start("sign"), start + match.end("sign"), ": ", message, cost
            )
        for match in _PARAMETER.finditer(line) if re.match(r"\s*(?:async )?def\b", line) else ():
            message = "Added the colon before the annotation."
            yield source.edit(
                start + match.start("sign"), start + match.end("sign"), ": ", message, 0.4
            )
        match = _RETURN.match(line)
        if match:
            message = "Added the arrow before the type that is returned."
            yield source.edit(
                start + match.start("sign"), start + match.end("sign"), " -> ", message, 0.8
            )


HEURISTIC = Heuristic("missing-annotation", "annotation without its sign", _propose)
