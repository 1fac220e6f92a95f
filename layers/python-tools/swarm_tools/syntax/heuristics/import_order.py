"""Imports with their words in the wrong order."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_SWAPPED = re.compile(r"^(\s*)import\s+([\w*, ]+?)\s+from\s+([\w.]+)\s*(;?)\s*(#.*)?$")
_QUOTED = re.compile(r"^(\s*)(import|from)\s+[\"'<]([\w.]+)[\"'>](.*)$")
_DOTTED = re.compile(r"^(\s*)from\s+([\w.]+)\s+(?!import\b)([\w*, ]+?)\s*$")


def _propose(source: Source) -> Iterator[Candidate]:
    for line in source.around[:2]:
        text = source.lines[line - 1]
        match = _SWAPPED.match(text)
        if match:
            new = f"{match.group(1)}from {match.group(3)} import {match.group(2)}"
            yield source.with_lines({line: new}, "Put the import's words in order.", 0.6)
        match = _QUOTED.match(text)
        if match:
            new = f"{match.group(1)}{match.group(2)} {match.group(3)}{match.group(4)}"
            yield source.with_lines({line: new}, "Imported by name instead of by string.", 0.9)
        match = _DOTTED.match(text)
        if match:
            new = f"{match.group(1)}from {match.group(2)} import {match.group(3)}"
            yield source.with_lines({line: new}, "Added the missing 'import'.", 1.1)


HEURISTIC = Heuristic("import-order", "import with its words in the wrong order", _propose)
