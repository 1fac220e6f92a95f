"""Reads the pairs of a broken file and the program that was meant."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "pairs"


@dataclass(frozen=True)
class Pair:
    """One broken text and the program that was meant."""

    name: str
    broken: str
    intended: str


def pairs() -> list[Pair]:
    """Return every pair, sorted by name."""
    found = []
    for path in sorted(FOLDER.glob("*.txt")):
        for part in re.split(r"^=== ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            name, rest = part.split("\n", 1)
            broken, intended = rest.split("--- intended\n")
            found.append(Pair(f"{path.stem}/{name}", broken, intended))
    return sorted(found, key=lambda pair: pair.name)


def tree(text: str) -> str:
    """Return the tree of a text without positions."""
    return ast.dump(ast.parse(text))
