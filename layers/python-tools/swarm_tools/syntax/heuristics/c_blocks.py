"""Blocks in braces, as C and its children write them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_OPEN = re.compile(
    r"^(\s*)\}?\s*((?:if|else|elif|for|while|def|class|try|except|finally|with)\b.*?)\s*\{\s*$"
)
_CLOSE = re.compile(r"^\s*\}\s*;?\s*$")


def _propose(source: Source) -> Iterator[Candidate]:
    if not any(_OPEN.match(line) for line in source.lines):
        return
    out = []
    for line in source.lines:
        match = _OPEN.match(line)
        if match:
            head = re.sub(r"^else\s+if\b", "elif", match.group(2))
            head = re.sub(r"^(if|elif|while)\s*\((.*)\)$", r"\1 \2", head)
            out.append(f"{match.group(1)}{head}:")
        elif not _CLOSE.match(line):
            out.append(re.sub(r";\s*$", "", line))
    yield Candidate("\n".join(out), source.failure.line, "Turned braces into indented blocks.", 1.0)


HEURISTIC = Heuristic("c-blocks", "blocks in braces", _propose)
