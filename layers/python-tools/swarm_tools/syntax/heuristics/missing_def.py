"""A function header whose ``def`` is missing or is the word of another language."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_BARE = re.compile(r"^(\s*)([A-Za-z_]\w*\s*\([^()]*\)\s*(?:->\s*[\w\[\], .]+)?)\s*:?\s*(#.*)?$")
_OTHER = re.compile(
    r"^(\s*)(?:(?:public|private|static|async)\s+)*"
    r"(?:function|func|fun|fn|define|sub|void|int|string|boolean|proc|method)\s+"
    r"([A-Za-z_]\w*\s*\([^()]*\))\s*[:{]?\s*$"
)
_CLASS = re.compile(r"^(\s*)([A-Z]\w*)\s*(\(\s*[\w.]*\s*\))?\s*:\s*$")


def _propose(source: Source) -> Iterator[Candidate]:
    for line in source.around:
        text = source.lines[line - 1]
        match = _OTHER.match(text)
        if match:
            new = f"{match.group(1)}def {match.group(2)}:"
            yield source.with_lines({line: new}, "Defined the function with 'def'.", 0.8)
        after = source.following(line)
        deeper = after and source.width(after) > source.width(line)
        if not deeper:
            continue
        match = _BARE.match(text)
        if match and match.group(2).split("(")[0].strip() not in (
            "if",
            "while",
            "for",
            "elif",
            "with",
        ):
            new = f"{match.group(1)}def {match.group(2).rstrip()}:"
            yield source.with_lines({line: new}, "Added the missing 'def'.", 1.2)
        match = _CLASS.match(text)
        if match:
            new = f"{match.group(1)}class {match.group(2)}{match.group(3) or ''}:"
            yield source.with_lines({line: new}, "Added the missing 'class'.", 1.5)
    for line in source.around[:2]:
        text = source.lines[line - 1]
        match = re.match(r"^(\s*(?:async\s+)?def\s+\w+)\s*(:|->|$)", text)
        if match:
            new = f"{match.group(1)}(){text[match.start(2) :] if match.group(2) else ':'}"
            if match.group(2) == "->":
                new = f"{match.group(1)}() {text[match.start(2) :]}"
            yield source.with_lines({line: new}, "Added the function's empty parameter list.", 1.0)


HEURISTIC = Heuristic("missing-def", "function or class without its keyword", _propose)
