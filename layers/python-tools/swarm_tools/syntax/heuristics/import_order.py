"""Imports with their words in the wrong order."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_SWAPPED = re.compile(r"^(\s*)import\s+([\w*, ]+?)\s+from\s+([\w.]+)\s*(;?)\s*(#.*)?$")
_QUOTED = re.compile(r"^(\s*)(import|from)\s+[\"'<]([\w.]+)[\"'>](.*)$")
_DOTTED = re.compile(r"^(\s*)from\s+([\w.]+)\s+(?!import\b)([\w*, ]+?)\s*$")
_ALIAS = re.compile(r"^(\s*(?:from\s+[\w.]+\s+)?import\s+)([\w.]+)\s+(?!as\b|from\b)(\w+)\s*$")


def _shortens(short: str, name: str) -> bool:
    """Return whether a word is made of letters of a name, in order, beginning with its first."""
    rest = iter(name.lower())
    return short[:1].lower() == name[:1].lower() and all(c in rest for c in short.lower())


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
        match = _ALIAS.match(text)
        if match and _shortens(match.group(3), match.group(2).split(".")[-1]):
            new = f"{match.group(1)}{match.group(2)} as {match.group(3)}"
            yield source.with_lines({line: new}, "Added the missing 'as'.", 0.7)
        match = _DOTTED.match(text)
        if match:
            new = f"{match.group(1)}from {match.group(2)} import {match.group(3)}"
            yield source.with_lines({line: new}, "Added the missing 'import'.", 1.1)


HEURISTIC = Heuristic("import-order", "import with its words in the wrong order", _propose)
