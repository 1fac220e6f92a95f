"""``else if`` and its relatives, where Python says ``elif``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_FORM = re.compile(r"^(\s*)(else\s*if|elseif|elsif|elsf|eliff|elfi|elif)\b\s*(?=\S)", re.MULTILINE)


def _propose(source: Source) -> Iterator[Candidate]:
    yield from _conditions(source)
    spots = [match for match in _FORM.finditer(source.text) if match.group(2) != "elif"]
    lines = [source.text.count("\n", 0, match.start(2)) + 1 for match in spots]
    if not any(line in source.around for line in lines):
        return
    text = source.text
    for match in reversed(spots):
        text = f"{text[: match.start(2)]}elif {text[match.end() :]}"
    yield Candidate(text, lines[0], "Wrote 'elif'.", 0.7)
    for match, line in zip(spots, lines, strict=True):
        if line in source.around:
            yield source.edit(match.start(2), match.end(), "elif ", "Wrote 'elif'.", 0.8)


def _conditions(source: Source) -> Iterator[Candidate]:
    """Turn an ``else`` that has a condition into an ``elif``."""
    for line in source.around[:2]:
        tokens = source.code(line)
        if len(tokens) > 2 and tokens[0].text == "else" and tokens[1].text not in (":", "if"):
            word = tokens[0]
            yield source.edit(word.start, word.end, "elif", "Wrote 'elif'.", 1.0)


HEURISTIC = Heuristic("else-if", "'else if' for 'elif'", _propose)
