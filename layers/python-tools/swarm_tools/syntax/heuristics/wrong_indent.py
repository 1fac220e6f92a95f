"""A line that is indented too far, or to a level that does not exist."""

from __future__ import annotations

from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_BRANCHES = ("else", "elif", "except", "finally")


def _propose(source: Source) -> Iterator[Candidate]:
    line = source.failure.line
    if not source.code(line):
        line = source.following(line) or source.previous(line)
    message = source.failure.message
    inconsistent = "indent" in message or "inconsistent" in message
    inconsistent = inconsistent and "expected an indented" not in message
    first = source.code(line)[0].text if line and source.code(line) else ""
    outside = source.failure.stage == 2
    if not line or not (inconsistent or first in _BRANCHES or outside):
        return
    if outside:
        yield from _into_function(source, line)
        yield from _move(source, line, source.indent(source.previous(line) or line), 1.6)
    for cost, indent in _levels(source, line):
        branch = 0.8 if first in _BRANCHES else 1.0
        yield from _move(source, line, indent, branch + cost)
    yield from _raise_previous(source, line)


def _into_function(source: Source, line: int) -> Iterator[Candidate]:
    """Move a line that is outside of a function, and its neighbours, into the one above it."""
    number, body, own = source.previous(line), 0, source.width(line)
    while number and source.code(number)[0].text not in ("def", "async"):
        body, number = number, source.previous(number)
    if not number or not body:
        return
    indent = source.indent(body)
    block = [line]
    after = source.following(line)
    while after and after - block[-1] == 1 and source.width(after) >= own:
        block.append(after)
        after = source.following(after)
    message = "Moved the line into the function above it."
    before = source.previous(line)
    while before and source.width(before) == own and before == block[0] - 1 and before > body:
        block.insert(0, before)
        changes = {n: indent + source.lines[n - 1][len(source.indent(line)) :] for n in block}
        yield source.with_lines(changes, message, 0.8 + 0.05 * len(block))
        before = source.previous(before)
    block = [n for n in block if n >= line]
    for count in range(1, len(block) + 1):
        part = block[:count]
        changes = {n: indent + source.lines[n - 1][len(source.indent(line)) :] for n in part}
        yield source.with_lines(changes, message, 0.7 + 0.02 * (len(block) - count))


def _levels(source: Source, line: int) -> list[tuple[float, str]]:
    """Return the indentations open before a line, the likeliest first."""
    previous = source.previous(line)
    indents: list[str] = []
    number, least = previous, 10_000
    while number:
        if source.width(number) < least:
            least = source.width(number)
            indents.append(source.indent(number))
        number = source.previous(number)
    if previous and source.code(previous)[-1].text == ":":
        indents.insert(0, source.indent(previous) + source.unit)
    own = source.width(line)
    ranked = sorted(
        enumerate(indents),
        key=lambda item: (abs(len(item[1].expandtabs(8)) - own), item[0]),
    )
    return [(0.15 * place, indent) for place, (_, indent) in enumerate(ranked)]


def _move(source: Source, line: int, indent: str, cost: float) -> Iterator[Candidate]:
    message = "Moved the line to an indentation that fits the block it is in."
    alone = {line: indent + source.lines[line - 1].lstrip(" \t")}
    run = source.run(line, source.width(line))
    flat = [number for number in run if source.width(number) == source.width(line)]
    yield source.with_lines(alone, message, cost + (0.3 if len(flat) > 1 else 0.1))
    old = source.indent(line)
    shifted = {
        number: indent + source.lines[number - 1][len(old) :]
        for number in run
        if source.indent(number).startswith(old)
    }
    if len(shifted) > 1:
        yield source.with_lines(shifted, message, cost + 0.1)
        body = {line: shifted[line]}
        for number in run[1:]:
            if source.width(number) <= source.width(line) or number not in shifted:
                break
            body[number] = shifted[number]
        if len(body) > 1:
            yield source.with_lines(body, message, cost + 0.2)


def _raise_previous(source: Source, line: int) -> Iterator[Candidate]:
    """Indent the line before, where that is the one out of place."""
    previous = source.previous(line)
    if previous and source.width(previous) < source.width(line):
        changed = {previous: source.indent(line) + source.lines[previous - 1].lstrip(" \t")}
        yield source.with_lines(changed, "Indented the line like the one after it.", 1.4)


HEURISTIC = Heuristic("wrong-indent", "unexpected or unmatched indentation", _propose)
