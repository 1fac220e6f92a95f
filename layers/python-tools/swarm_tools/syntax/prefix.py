"""Judges the part of a broken text that lies before its first failure."""

from __future__ import annotations

import re

from swarm_tools.syntax.model import Failure, check
from swarm_tools.syntax.plausibility import implausibility

_BOUND = re.compile(
    r"^(?:async +)?(?:def|class) +(\w+)|^(\w+)\s*[:=]|^(?:from\s+\S+\s+)?import\s+(.+)$"
    r"|^ +global +(\w+)|^for (\w+) in|\bas (\w+):",
    re.MULTILINE,
)


class Prefixes:
    """Remembers the judgement of each beginning it has seen."""

    def __init__(self) -> None:
        self._seen: dict[str, float] = {}

    def judge(self, text: str, failure: Failure) -> tuple[float, str]:
        """Return how odd the text before the failing line is, and the rest that is still open.

        Args:
            text: A text that does not compile.
            failure: Its first failure.

        Returns:
            The implausibility of the finished part, 0.0 when none is finished, and what follows
            that part.
        """
        lines = text.split("\n")
        for stop in _stops(lines, failure.line):
            part = "\n".join(lines[:stop]) + "\n"
            rest = "\n".join(lines[stop:])
            if part not in self._seen:
                if not part.strip() or check(part) is not None:
                    continue
                self._seen[part] = implausibility(part, _bound(rest))
            return self._seen[part], rest
        return 0.0, text


def _stops(lines: list[str], line: int) -> list[int]:
    """Return where to cut: before the failing line, else before the block that it is in."""
    stops = [line - 1]
    number = line - 1
    while number > 0 and (not lines[number] or lines[number][0] in " \t#)]}"):
        number -= 1
    if number != line - 1:
        stops.append(number)
    return [stop for stop in stops if stop > 0]


def _bound(rest: str) -> set[str]:
    """Return the names that the rest binds at module level, as far as can be seen."""
    names: set[str] = set()
    for match in _BOUND.finditer(rest):
        for group in match.groups():
            names.update(re.findall(r"\w+", group or ""))
    return names
