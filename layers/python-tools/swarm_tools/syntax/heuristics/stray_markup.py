"""Markdown fences, prompts and prose around the code."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_FENCE = re.compile(r"^\s*(```|~~~)\s*\w*\s*$")
_PROMPT = re.compile(r"^(\s*)(>>>|\.\.\.) ?")


def _propose(source: Source) -> Iterator[Candidate]:
    fences = [n for n, line in enumerate(source.lines) if _FENCE.match(line)]
    if fences:
        kept = [line for n, line in enumerate(source.lines) if n not in fences]
        yield Candidate("\n".join(kept), fences[0] + 1, "Removed the Markdown fences.", 0.5)
        inside, out = False, []
        for number, line in enumerate(source.lines):
            if number in fences:
                inside = not inside
            elif inside:
                out.append(line)
        text = "\n".join([*out, ""])
        yield Candidate(text, fences[0] + 1, "Kept only the code inside the Markdown fences.", 0.8)
    if _PROMPT.match(source.lines[source.failure.line - 1]):
        lines = [_PROMPT.sub(r"\1", line) for line in source.lines]
        yield Candidate("\n".join(lines), source.failure.line, "Removed interpreter prompts.", 0.9)
        code = [
            _PROMPT.sub(r"\1", line)
            for line in source.lines
            if _PROMPT.match(line) or not line.strip()
        ]
        yield Candidate(
            "\n".join(code), source.failure.line, "Kept only what follows a prompt.", 1.2
        )


HEURISTIC = Heuristic("stray-markup", "Markdown fences and prompts", _propose)
