"""The markers of a merge that was never finished."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_BLOCK = re.compile(
    r"^[ \t]*<{7}[^\n]*\n(?P<ours>.*?)(?:^[ \t]*\|{7}[^\n]*\n.*?)?"
    r"^[ \t]*={7}[^\n]*\n(?P<theirs>.*?)(?:^[ \t]*>{7}[^\n]*(?:\n|\Z)|\Z)",
    re.MULTILINE | re.DOTALL,
)
_MARK = re.compile(r"^[ \t]*(<{7}|={7}|>{7}|\|{7})( [^\n]*)?(\n|\Z)", re.MULTILINE)


def _propose(source: Source) -> Iterator[Candidate]:
    first = _MARK.search(source.text)
    if first is None:
        return
    line = source.text.count("\n", 0, first.start()) + 1
    for side, cost in (("ours", 0.5), ("theirs", 4.0)):
        new = _BLOCK.sub(lambda match, side=side: match.group(side), source.text)
        message = f"Resolved the unfinished merge by keeping the {_SIDES[side]} side."
        if new != source.text:
            yield Candidate(new, line, message, cost)
    stray = 4.5 if _BLOCK.search(source.text) else 1.8
    yield Candidate(_MARK.sub("", source.text), line, "Removed a stray merge marker.", stray)


_SIDES = {"ours": "first", "theirs": "second"}
HEURISTIC = Heuristic("merge-conflict", "markers of an unfinished merge", _propose)
