"""The counting loop of C: ``for (i = 0; i < n; i++)``, and its loop over a collection."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_COUNT = re.compile(
    r"^(?P<indent>\s*)for\s*\(?\s*(?:int|let|var|const|auto|long|size_t)?\s*(?P<name>\w+)\s*=\s*"
    r"(?P<start>[^;]+?)\s*[;,]\s*(?P=name)\s*(?P<sign><=|>=|<|>|!=)\s*(?P<stop>[^;]+?)\s*[;,]\s*"
    r"(?P<step>[^;{]*?)\s*[:{]?\s*$"
)
_EACH = re.compile(
    r"^(?P<indent>\s*)for(?:each)?\s*\(\s*(?:(?:int|let|var|const|auto|final|\w+)\s+)?(?P<name>\w+)"
    r"\s*(?::|of|in)\s*(?P<items>[^;]+?)\s*\)\s*[:{]?\s*$"
)
_STEP = re.compile(
    r"^(?:(?P<up>\+\+)?\s*\w+\s*(?P<after>\+\+|--)?|(?P<down>--)\s*\w+|\w+\s*(?P<sign>[+-])=\s*"
    r"(?P<size>[\w.]+)|(?P<one>\w+)\s*=\s*(?P=one)\s*(?P<sign2>[+-])\s*(?P<size2>[\w.]+))\)?$"
)


def rewrite(line: str) -> str | None:
    """Return the header of a C loop as Python writes it, None when it is none."""
    match = _COUNT.match(line)
    if match:
        step = _step(match["step"])
        stop = match["stop"].strip()
        start = match["start"].strip()
        if stop.count("(") > stop.count(")"):
            return None
        if match["sign"] in ("<=", ">="):
            stop = _beyond(stop, 1 if match["sign"] == "<=" else -1)
        if step is None:
            return None
        parts = [stop] if start == "0" and step == "1" else [start, stop]
        if step != "1":
            parts.append(step)
        return f"{match['indent']}for {match['name']} in range({', '.join(parts)}):"
    match = _EACH.match(line)
    if match:
        return f"{match['indent']}for {match['name']} in {match['items']}:"
    return None


def _beyond(stop: str, by: int) -> str:
    if re.fullmatch(r"\d+", stop):
        return str(int(stop) + by)
    less = re.fullmatch(r"(.*\S)\s*-\s*1", stop)
    if less and by == 1:
        return less.group(1)
    return f"{stop} {'+' if by > 0 else '-'} 1"


def _step(text: str) -> str | None:
    text = text.strip()
    while text.endswith(")") and text.count(")") > text.count("("):
        text = text[:-1].rstrip()
    match = _STEP.match(text)
    if match is None:
        return None
    if match["up"] or match["after"] == "++":
        return "1"
    if match["down"] or match["after"] == "--":
        return "-1"
    sign, size = match["sign"] or match["sign2"], match["size"] or match["size2"]
    if not size:
        return None
    return size if sign == "+" else f"-{size}"


def _propose(source: Source) -> Iterator[Candidate]:
    changes = {}
    for number, line in enumerate(source.lines, 1):
        new = rewrite(line)
        if new is not None and new != line and source.code(number):
            changes[number] = new
    near = {number: new for number, new in changes.items() if number in source.around}
    message = "Turned the loop of another language into one over a range."
    if near:
        yield source.with_lines(near, message, 0.8)
    if near and len(changes) > len(near):
        yield source.with_lines(changes, message, 0.7)


HEURISTIC = Heuristic("c-for", "counting loop of C", _propose)
