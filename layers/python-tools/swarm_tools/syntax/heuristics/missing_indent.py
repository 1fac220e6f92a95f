"""A block whose lines are not indented under their header."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_OUTER = {"def", "class", "if", "import", "from", "@"}


def _propose(source: Source) -> Iterator[Candidate]:
    if "expected an indented block" not in source.failure.message:
        return
    match = re.search(r"on line (\d+)", source.failure.message)
    header = int(match.group(1)) if match else source.previous(source.failure.line)
    line = source.following(header)
    if not line or not source.code(header):
        return
    tokens = source.code(header)
    word = tokens[0].text
    own = source.width(header)
    after = source.following(line)
    if after and source.width(line) < own <= source.width(after) and word not in ("def", "class"):
        changed = source.indent(header) + source.unit + source.lines[line - 1].lstrip(" \t")
        message = "Gave the line back the indentation that it lost."
        yield source.with_lines({line: changed}, message, 0.9)
    lines = []
    while line and source.width(line) == own if not lines else line and source.width(line) >= own:
        first = source.code(line)[0].text
        if first in ("def", "class", "@") and word != "class" and lines:
            break
        if first in ("else", "elif", "except", "finally") and source.width(line) == own:
            break
        lines.append(line)
        line = source.following(line)
    loop_names: set[str] = set()
    if word == "for":
        texts = [token.text for token in tokens]
        stop = texts.index("in") if "in" in texts else len(texts)
        loop_names = {token.text for token in tokens[1:stop] if token.kind == "name"}
    message = f"Indented the block of this '{word}'."
    expected = _expected(source, word, lines, loop_names)
    for count in range(1, min(len(lines), 30) + 1):
        chosen = lines[:count]
        if count < len(lines) and source.width(lines[count]) > own:
            continue
        changes = {number: source.unit + source.lines[number - 1] for number in chosen}
        free = word in ("def", "class") and _apart(source, header, lines[0])
        cost = (
            1.8 + 0.01 * count
            if free
            else 1.0
            if count == expected
            else 1.6 + 0.01 * abs(count - expected)
        )
        yield source.with_lines(changes, message, cost)


def _expected(source: Source, word: str, lines: list[int], names: set[str]) -> int:
    """Return how many of the lines most likely belong to the block."""
    count = 0
    before = lines[0] - 1 if lines else 0
    for number in lines:
        gap = number - before - 1
        texts = {token.text for token in source.code(number)}
        if word in ("def", "class"):
            if gap >= 2 or (gap and source.code(number)[0].text in _OUTER):
                break
        elif count and not (names & texts):
            break
        count += 1
        before = number
        if word == "def" and source.code(number)[0].text == "return":
            break
    return max(count, 1)


def _apart(source: Source, header: int, line: int) -> bool:
    """Return whether what follows a header stands on its own rather than in its block."""
    gap = line - header - 1
    if source.code(header)[0].text == "def":
        return gap > 0 and source.code(line)[0].text in ("def", "class", "@")
    return gap > 1 or (gap == 1 and not _takes_self(source, line))


def _takes_self(source: Source, line: int) -> bool:
    """Return whether a line is a method's header, or no function at all."""
    tokens = [token.text for token in source.code(line)]
    return tokens[0] != "def" or any(name in tokens[:5] for name in ("self", "cls"))


HEURISTIC = Heuristic("missing-indent", "block without its indentation", _propose)
