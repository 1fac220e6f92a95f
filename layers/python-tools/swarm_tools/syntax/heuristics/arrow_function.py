"""The arrow function of JavaScript, and a lambda with a statement in it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_ARROW = re.compile(r"(?:\(\s*([\w\s,=]*)\)|\b([A-Za-z_]\w*))\s*(?:=>|->)\s*(?=[\w(\[{\"'-])")
_LAMBDA = re.compile(r"(\blambda\b[^:\n]*:\s*)(?:return|print(?=\s+[\w\"']))\s+")
_BARE = re.compile(r"\blambda\s*\(([\w\s,=]*)\)\s*:")


def _propose(source: Source) -> Iterator[Candidate]:
    for number in source.around[:2]:
        line = source.lines[number - 1]
        if re.match(r"\s*(async\s+)?def\b", line):
            continue
        new = _ARROW.sub(lambda m: _head(m.group(1) or m.group(2) or ""), line)
        if new != line:
            yield source.with_lines({number: new}, "Wrote the arrow function as a lambda.", 1.2)
        new = _LAMBDA.sub(r"\1", line)
        if new != line:
            yield source.with_lines({number: new}, "Removed the statement from the lambda.", 0.6)
        new = _BARE.sub(lambda m: _head(m.group(1)).rstrip(), line)
        if new != line:
            yield source.with_lines({number: new}, "Freed the lambda's parameters.", 0.7)


def _head(parameters: str) -> str:
    parameters = parameters.strip()
    return f"lambda {parameters}: " if parameters else "lambda: "


HEURISTIC = Heuristic("arrow-function", "arrow function or statement in a lambda", _propose)
