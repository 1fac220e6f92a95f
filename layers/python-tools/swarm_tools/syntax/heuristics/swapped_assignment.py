"""An assignment whose two sides are exchanged: ``len(items) = count``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_NAME = re.compile(r"[A-Za-z_][\w.]*(\[[^\]=]*\])?")


def _propose(source: Source) -> Iterator[Candidate]:
    message = source.failure.message
    if "cannot assign" not in message and "invalid decimal" not in message:
        return
    line = source.failure.line
    tokens = source.code(line)
    marks = [token for token in tokens if token.text == "="]
    if len(marks) != 1 or tokens[0].text in ("if", "elif", "while", "assert", "return", "for"):
        return
    left = source.text[tokens[0].start : marks[0].start].strip()
    right = source.text[marks[0].end : tokens[-1].end].strip()
    if _NAME.fullmatch(right) and left:
        start, end = tokens[0].start, tokens[-1].end
        yield source.edit(
            start, end, f"{right} = {left}", "Exchanged the two sides of the assignment.", 0.9
        )
    minus = re.fullmatch(r"[A-Za-z_]\w*(?:-[A-Za-z_]\w*)+", left)
    if minus:
        text = re.sub(rf"\b{re.escape(left)}\b", left.replace("-", "_"), source.text)
        yield Candidate(text, line, "Wrote the name with underscores.", 1.0)
    spaced = re.fullmatch(r"([A-Za-z_]\w*)\s*([-+*/%])\s*(.+)", left)
    if spaced and spaced.group(3) and right:
        yield source.edit(
            tokens[0].start,
            marks[0].end,
            f"{spaced.group(1)} {spaced.group(2)}= ",
            "Wrote the operator next to the '='.",
            2.6,
        )


HEURISTIC = Heuristic("swapped-assignment", "sides of an assignment exchanged", _propose)
