"""The ``switch`` of other languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_HEAD = re.compile(r"^(\s*)switch\s*\(?\s*(.+?)\s*\)?\s*[:{]?\s*$")
_CASE = re.compile(r"^(\s*)case\s+(.+?)\s*:?\s*$")
_DEFAULT = re.compile(r"^(\s*)(?:default|case\s+default|else)\s*:?\s*$")


def _propose(source: Source) -> Iterator[Candidate]:
    for number in source.around[:2]:
        head = _HEAD.match(source.lines[number - 1])
        if not head:
            continue
        changes = {number: f"{head.group(1)}match {head.group(2)}:"}
        flat = None
        line = source.following(number)
        while line and source.width(line) >= source.width(number):
            text = source.lines[line - 1]
            match = _DEFAULT.match(text) or _CASE.match(text)
            if source.width(line) == source.width(number) and not match:
                if text.strip() == "}":
                    changes[line] = ""
                break
            if flat is None:
                flat = source.width(line) == source.width(number)
            extra = source.unit if flat else ""
            if _DEFAULT.match(text):
                changes[line] = f"{extra}{match.group(1)}case _:"
            elif match:
                changes[line] = f"{extra}{match.group(1)}case {match.group(2)}:"
            elif text.strip().rstrip(";") == "break":
                changes[line] = ""
            elif extra or text.rstrip().endswith(";"):
                changes[line] = extra + text.rstrip().rstrip(";")
            line = source.following(line)
        yield source.with_lines(changes, "Turned the 'switch' into a 'match'.", 0.8)


HEURISTIC = Heuristic("switch-block", "'switch' of another language", _propose)
