"""Comments of other languages: ``//`` and ``/* */``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_BLOCK = re.compile(r"/\*(.*?)\*/", re.DOTALL)


def _propose(source: Source) -> Iterator[Candidate]:
    message = "Turned a comment of another language into one of Python's."
    text = source.text
    if _BLOCK.search(text):
        new = _BLOCK.sub(lambda match: "\n".join("#" + x for x in match.group(1).split("\n")), text)
        yield Candidate(new, source.failure.line, message, 1.0)
    changes = {}
    for number, line in enumerate(source.lines, 1):
        new = re.sub(r"^(\s*)//+[ \t]?", r"\1# ", line)
        if new == line and number in source.around:
            new = re.sub(r"(?<=[\w)\]\"'; ])\s*//+\s(?=[A-Za-z].* )", "  # ", line, count=1)
        if new != line:
            changes[number] = new
    if any(number in source.around for number in changes):
        yield source.with_lines(changes, message, 1.0)


HEURISTIC = Heuristic("foreign-comment", "comment of another language", _propose)
