"""A parameter without a default after one that has one, and a dangling operator."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.arguments import definition, has_default
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
    head = definition(source, line)
    if head is None:
        return
    seen, out = False, []
    for part in head.parts:
        if part.startswith("*"):
            seen = False
            out.append(part)
            continue
        seen = seen or has_default(part)
        bare = seen and part and not has_default(part)
        sign = " = " if ":" in part else "="
        out.append(f"{part}{sign}None" if bare else part)
    if out == list(head.parts):
        return
    message = "Gave the later parameter a default as well."
    yield source.edit(head.start, head.end, head.joined(out), message, 1.5)


HEURISTIC = Heuristic("missing-value", "missing default or operand", _propose)
