"""A parameter without a default after one that has one, and a dangling operator."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source


def _propose(source: Source) -> Iterator[Candidate]:
    if "default" in source.failure.message:
        for line in source.around[:2]:
            yield from _defaults(source, line)
    for line in source.around[:2]:
        tokens = source.code(line)
        if len(tokens) > 1 and tokens[-1].text in (
            "+",
            "-",
            "*",
            "/",
            ",",
            "and",
            "or",
            ".",
            "not",
        ):
            last = tokens[-1]
            message = f"Removed the dangling '{last.text}'."
            yield source.edit(tokens[-2].end, last.end, "", message, 2.4)
        text = source.lines[line - 1]
        for match in re.finditer(r"([+\-*/%]|and|or|==|,)(\s*)\1(?=\s)", text):
            start = source.start(line) + match.start()
            new = match.group(1)
            yield source.edit(start, start + len(match.group()), new, f"Wrote '{new}' once.", 1.8)


def _defaults(source: Source, line: int) -> Iterator[Candidate]:
    text = source.lines[line - 1]
    match = re.search(r"\bdef\s+\w+\s*\((.*)\)", text)
    if not match or "(" in match.group(1):
        return
    parts = [part.strip() for part in match.group(1).split(",")]
    seen, out = False, []
    for part in parts:
        seen = seen or "=" in part
        plain = re.fullmatch(r"\w+", part)
        out.append(f"{part}=None" if seen and plain else part)
    new = text[: match.start(1)] + ", ".join(out) + text[match.end(1) :]
    yield source.with_lines({line: new}, "Gave the later parameter a default as well.", 1.5)


HEURISTIC = Heuristic("missing-value", "missing default or operand", _propose)
