"""Files that do not parse: how many parse afterwards, and how many are the program meant."""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass, field

from swarm_tools.syntax import repair_source

from .corpora import HALVES, Pair, pairs


@dataclass
class SyntaxFigures:
    """What came of one half of the corpus."""

    files: int = 0
    parses: int = 0
    same: int = 0
    missed: list[str] = field(default_factory=list)


def tree(text: str) -> str | None:
    """Return the syntax tree as text, None when the text does not parse."""
    try:
        return ast.dump(ast.parse(text))
    except (SyntaxError, ValueError):
        return None


def measure(half: str, names: set[str] | None = None) -> SyntaxFigures:
    """Repair every file of a half."""
    figures = SyntaxFigures()
    for pair in pairs(half):
        if names and pair.name not in names:
            continue
        _count(figures, pair)
    return figures


def _count(figures: SyntaxFigures, pair: Pair) -> None:
    figures.files += 1
    text = repair_source(pair.broken, path="module.py").text
    found = tree(text)
    figures.parses += found is not None
    if found is not None and found == tree(pair.intended):
        figures.same += 1
    else:
        figures.missed.append(pair.name)


if __name__ == "__main__":
    for half in sys.argv[1:2] or HALVES:
        result = measure(half, set(sys.argv[2:]))
        print(half, result)
