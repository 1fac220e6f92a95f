"""Handlers written as another language writes ``except``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_TYPED = re.compile(
    r"^(?P<indent>\s*)(?:catch|except|rescue)\s*\(?\s*(?P<type>[A-Z][\w.]*)\s*(?:\bas\b|=>|,|\s)\s*"
    r"(?P<name>[a-z_]\w*)\s*\)?\s*[:{]?\s*$"
)
_NAMED = re.compile(
    r"^(?P<indent>\s*)(?:catch|rescue)\s*(?:\(\s*)?(?P<name>[a-z_]\w*)\s*\)?\s*[:{]?\s*$"
)
_BARE = re.compile(
    r"^(?P<indent>\s*)(?:catch|rescue)\b\s*\(?\s*(?P<type>[A-Z][\w.]*)?\s*\)?\s*[:{]?\s*$"
)
_PYTHON2 = re.compile(r"^\s*except\s+[\w.]+\s*,\s*\w+\s*:\s*$")


def _propose(source: Source) -> Iterator[Candidate]:
    message = "Wrote the handler with 'except'."
    for number in source.around[:2]:
        line = source.lines[number - 1]
        new = None
        if _PYTHON2.match(line):
            continue
        if match := _TYPED.match(line):
            new = f"{match['indent']}except {match['type']} as {match['name']}:"
        elif match := _NAMED.match(line):
            new = f"{match['indent']}except Exception as {match['name']}:"
        elif match := _BARE.match(line):
            kind = match["type"] or "Exception"
            new = f"{match['indent']}except {kind}:"
        if new is not None and new != line:
            yield source.with_lines({number: new}, message, 0.7)


HEURISTIC = Heuristic("foreign-except", "handler of another language", _propose)
