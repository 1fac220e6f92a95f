"""Line numbers that were copied along with the code."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_NUMBERED = re.compile(
    r"^[ \t]*(?:(?:line|L)[ ]?)?(\d+)(?:[ \t]*(?:[.:|)\]]|-(?= )|\u2502))?(?=\s|$)"
)
_LEAST = 3


def _propose(source: Source) -> Iterator[Candidate]:
    found = {
        number: match
        for number, line in enumerate(source.lines, 1)
        if (match := _NUMBERED.match(line))
    }
    run = _run(found)
    if len(run) < _LEAST or len(run) < 0.5 * sum(bool(line.strip()) for line in source.lines):
        return
    rests = {number: source.lines[number - 1][found[number].end() :] for number in run}
    full = [rest for rest in rests.values() if rest.strip()]
    margin = min((len(rest) - len(rest.lstrip(" ")) for rest in full), default=0)
    if any(rest.startswith("\t") for rest in full):
        margin = 0
        full = [rest.removeprefix("\t") for rest in full]
        rests = {number: rest.removeprefix("\t") for number, rest in rests.items()}
    lines = {number: rest[margin:].rstrip() for number, rest in rests.items()}
    yield source.with_lines(lines, "Removed the line numbers in front of the code.", 0.6)


def _run(found: dict[int, re.Match[str]]) -> list[int]:
    """Return the lines whose numbers go up one by one, blank lines between them aside."""
    run: list[int] = []
    for number, match in found.items():
        value = int(match.group(1))
        if run:
            step = value - int(found[run[-1]].group(1))
            if not 0 < step <= number - run[-1]:
                continue
        run.append(number)
    return run


HEURISTIC = Heuristic("line-numbers", "line numbers in front of the code", _propose)
