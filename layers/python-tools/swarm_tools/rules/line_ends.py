"""Line ends of a text that has several kinds: lines that stay keep theirs."""

from __future__ import annotations

import re
from difflib import SequenceMatcher

_END = re.compile(r"(\r\n|\r|\n)")


def with_line_ends_of(before: str, text: str) -> str:
    r"""Return `text`, whose lines end in ``\n``, with the line ends of `before`.

    A line that stays has the one that it had, a new one that of the line before it.
    """
    parts = _END.split(before)
    old, ends = parts[::2], parts[1::2]
    new = text.split("\n")
    found: list[str] = []
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    for _, start, end, first, last in matcher.get_opcodes():
        for offset in range(last - first):
            at = start + offset if start + offset < end else max(end - 1, 0)
            found.append(ends[min(at, len(ends) - 1)])
    return "".join(line + end for line, end in zip(new, [*found[:-1], ""], strict=True))
