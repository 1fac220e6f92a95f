"""``nonlocal`` where ``global`` is meant, and a declaration that also assigns."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_BOTH = re.compile(r"^(\s*)(global|nonlocal)\s+(\w+)\s*([-+*/]?=)\s*(.+)$")


def _propose(source: Source) -> Iterator[Candidate]:
    number = source.failure.line
    line = source.lines[number - 1]
    match = re.match(r"\s*(nonlocal)\b", line)
    if match and "nonlocal" in source.failure.message:
        start = source.start(number)
        if source.indent(number):
            yield source.edit(
                start + match.start(1), start + match.end(1), "global", "Wrote 'global'.", 0.6
            )
        else:
            yield source.with_lines({number: ""}, "Removed a declaration without effect.", 0.8)
    both = _BOTH.match(line)
    if both:
        indent, word, name, sign, value = both.groups()
        new = f"{indent}{word} {name}\n{indent}{name} {sign} {value}"
        yield source.with_lines({number: new}, "Declared the name before assigning.", 0.6)


HEURISTIC = Heuristic("scope-word", "wrong declaration of a scope", _propose)
