"""A docstring without its opening quotes, or with none at all."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.heuristics.prose import looks_like_prose
from swarm_tools.syntax.model import Candidate, Heuristic, Source

_MARK = re.compile(r"\"\"\"|'''")
_EMPTY = re.compile(r"^(\s*)(\"\"|'')([^\"'].*?[^\"'])(\"\"|''|\"\"\"|''')\s*$")


def _propose(source: Source) -> Iterator[Candidate]:
    for number in source.around:
        line = source.lines[number - 1]
        match = _EMPTY.match(line)
        if match:
            mark = match.group(2)[0] * 3
            new = f"{match.group(1)}{mark}{match.group(3)}{mark}"
            yield source.with_lines({number: new}, "Completed the docstring's quotes.", 0.7)
    for number in source.around:
        command = source.lines[number - 1].lstrip()[:1] in ("$", "%", ">")
        if not command and _opens(source, number) and looks_like_prose(source.lines[number - 1]):
            yield from _wrap(source, number)


def _opens(source: Source, number: int) -> bool:
    """Return whether a line is where a docstring belongs."""
    before = source.previous(number)
    if not before:
        return False
    return source.code(before)[-1].text == ":" and number - before <= 2


def _wrap(source: Source, number: int) -> Iterator[Candidate]:
    lines = source.lines
    indent = source.indent(number)
    first = f'{indent}"""{lines[number - 1][len(indent) :]}'
    for stop in range(number, min(number + 40, len(lines)) + 1):
        mark = _MARK.search(lines[stop - 1])
        if mark and not lines[stop - 1][mark.end() :].strip():
            opened = first.replace('"""', mark.group(), 1)
            yield source.with_lines({number: opened}, "Opened the docstring.", 0.6)
            break
        if mark:
            break
    stop = number
    while stop < len(lines) and (
        looks_like_prose(lines[stop]) and source.indent(stop + 1) == indent
    ):
        stop += 1
    if stop == number:
        changes = {number: f'{first.rstrip()}"""'}
    else:
        changes = {number: first, stop: f'{lines[stop - 1].rstrip()}\n{indent}"""'}
    yield source.with_lines(changes, "Put the docstring in quotes.", 0.7)


HEURISTIC = Heuristic("docstring-quotes", "docstring without its quotes", _propose)
