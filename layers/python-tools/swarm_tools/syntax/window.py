"""Cuts the part of a long text that holds its first failure, so that the search stays short."""

from __future__ import annotations

import re

from swarm_tools.syntax.model import Failure, check

LEAST_CHARACTERS = 12_000
_TOP = re.compile(r"(?:async )?def |class |@|import |from \w|if __name__|[A-Za-z_]\w* = ")


def window(text: str, failure: Failure) -> tuple[int, int] | None:
    """Return the offsets of the top-level blocks around a failure.

    Args:
        text: A text that does not compile.
        failure: Its first failure.

    Returns:
        The span of a part that fails by itself, after a part that compiles; None when the text is
        short or cannot be cut.
    """
    if len(text) < LEAST_CHARACTERS:
        return None
    lines = text.split("\n")
    tops = [number for number, line in enumerate(lines) if _TOP.match(line)]
    before = [number for number in tops if number < failure.line]
    after = [number for number in tops if number > failure.line]
    for back in range(1, min(4, len(before) + 1)):
        start = before[-back]
        head = "\n".join(lines[:start]) + "\n"
        if check(head) is not None:
            continue
        stop = after[0] if after else len(lines)
        part = "\n".join(lines[start:stop])
        if check(part) is not None:
            return len(head) if start else 0, (len(head) if start else 0) + len(part)
    return None
