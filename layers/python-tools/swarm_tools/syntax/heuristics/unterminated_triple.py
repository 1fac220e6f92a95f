"""A triple-quoted string that is never closed."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_CODE = re.compile(
    r"\s*(def |class |return\b|if .*:$|for .*:$|while .*:$|import |from \w+ import|try:|with |"
    r"raise |"
    r"print\(|[\w.\[\]]+(, *\w+)* *[-+*/]?= |[\w.]+\(.*\)$)"
)

_CLOSER = re.compile(r"[)\]}]+\s*(?:[,:;]|\.\w+\(.*|,\s*[(\[{].*|\[.*)?$|,\s*[(\[{].*\)$")


def _propose(source: Source) -> Iterator[Candidate]:
    for token in source.tokens:
        if token.kind != "badtriple":
            continue
        yield from _starts(source, token.text, token.start, token.line)
    openings = [
        token for token in source.tokens if token.kind == "string" and _is_triple(token.text)
    ]
    for token in openings:
        if "\n" in token.text:
            yield from _starts(source, token.text, token.start, token.line, 0.6)
    for line in source.around[:2]:
        yield from _short(source, line)


def _is_triple(text: str) -> bool:
    return text.lstrip("rRbBuUfF")[:3] in ('"""', "'''")


def _starts(
    source: Source, text: str, start: int, line: int, extra: float = 0.0
) -> Iterator[Candidate]:
    mark = text.lstrip("rRbBuUfF")[:3]
    message = "Closed the triple-quoted string that was never closed."
    lines = text.split("\n")
    offset = start
    swallowed = False
    for index, part in enumerate(lines[:40]):
        after = next((item for item in lines[index + 1 :] if item.strip()), "")
        code_follows = bool(_CODE.match(after)) or index + 1 == len(lines)
        body = part.rstrip()
        if body or index == 0:
            swallowed = swallowed or (index > 0 and bool(_CODE.match(part)))
            stray = re.search(r"(?<!\")\"{1,3}$|(?<!')'{1,3}$", body)
            cost = (1.2 if code_follows else 2.4) + extra + 0.02 * index
            cost += 0.8 * swallowed
            if (
                stray
                and index + start >= 0
                and (index > 0 or stray.start() > len(part) - len(body) + 2)
            ):
                where = offset + stray.start()
                yield source.edit(where, offset + len(body), mark, message, cost - 0.9)
            if len(body) > 3 or index > 0:
                yield source.edit(offset + len(body), offset + len(body), mark, message, cost)
            if index > 0 and _closes(lines, index):
                opened = _opened(source.text[source.start(line) : start])
                where = offset + (len(part) - len(part.lstrip()) if opened else 0)
                new = mark if opened else f"{source.indent(line)}{mark}\n"
                yield source.edit(where, where, new, message, 0.5 + extra + 0.02 * index)
            if index > 0 and code_follows:
                new = f"\n{source.indent(line)}{mark}"
                yield source.edit(offset + len(body), offset + len(body), new, message, cost - 0.6)
        elif code_follows or not after.strip():
            indent = source.indent(line)
            yield source.edit(
                offset, offset, f"{indent}{mark}", message, 2.2 + extra + 0.02 * index
            )
        offset += len(part) + 1


def _closes(lines: list[str], index: int) -> bool:
    """Return whether a line closes the bracket around a string that begins at a line's end."""
    alone = lines[0].strip().lstrip("rRbBuUfF")[3:] == ""
    body = lines[index]
    after = next((item for item in lines[index + 1 :] if item.strip()), "")
    deeper = len(after) - len(after.lstrip()) > len(body) - len(body.lstrip())
    return alone and bool(_CLOSER.match(body.strip())) and not deeper


def _opened(text: str) -> bool:
    """Return whether a piece of a line leaves a bracket open."""
    return sum((c in "([{") - (c in ")]}") for c in text) > 0


def _short(source: Source, line: int) -> Iterator[Candidate]:
    """Complete a docstring closed, or opened, with too few quotes on one line."""
    text = source.lines[line - 1]
    start = source.start(line)
    for mark in ('"', "'"):
        match = re.match(rf"(\s*){mark}{{1,2}}(?!{mark})([^{mark}]*){mark}{{3}}\s*$", text)
        if match:
            new = f"{match.group(1)}{mark * 3}{match.group(2)}{mark * 3}"
            yield source.edit(start, start + len(text), new, "Completed the triple quotes.", 1.0)
        match = re.match(rf"(\s*){mark}{{3}}([^{mark}]*){mark}{{1,2}}\s*$", text)
        if match:
            new = f"{match.group(1)}{mark * 3}{match.group(2)}{mark * 3}"
            yield source.edit(start, start + len(text), new, "Completed the triple quotes.", 0.9)


HEURISTIC = Heuristic("unterminated-triple", "triple-quoted string never closed", _propose)
