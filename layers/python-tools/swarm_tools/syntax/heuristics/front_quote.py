"""A string whose opening quote is missing, so that its closing quote opens another."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_BOUNDARY = re.compile(r"[(\[{,=:+%]\s*|\breturn\s+|\bin\s+|\bprint\s+|==\s*|\bf(?=\w)")


def _propose(source: Source) -> Iterator[Candidate]:
    message = "Opened the string that was only closed."
    for number in source.around:
        line = source.lines[number - 1]
        start = source.start(number)
        marks = [t for t in source.code(number) if t.kind in ("string", "badstring")]
        if not marks:
            continue
        for token in marks:
            at = token.start - start
            quote = token.text.lstrip("rRbBuUfF")[0]
            glued = at > 0 and (line[at - 1].isalnum() or line[at - 1] in "_.!?:;%-")
            if re.match(r".\w+\)", token.text) and not glued:
                continue
            if glued and line[at + 1 : at + 2].isalpha() and line[at - 1].isalpha():
                continue
            orphan = token.kind == "badstring" or re.match(r".[,)\]}]", token.text)
            if not glued and not orphan:
                continue
            floor = max((t.end - start for t in marks if t.end <= token.start), default=0)
            ends = [m.end() for m in _BOUNDARY.finditer(line, floor, at) if m.end() < at]
            for place, where in enumerate(reversed(ends)):
                if not line[where:at].strip() or line[where] in "\"'":
                    continue
                cost = (0.9 if glued else 1.4) + 0.25 * place
                yield source.edit(start + where, start + where, quote, message, cost)
            break


HEURISTIC = Heuristic("front-quote", "string without its opening quote", _propose)
