"""What little speaks against an intent, so that behaviour may outweigh it.

A word of a docstring that nothing explains may tell another meaning, or nothing at all. Where it
is the only doubt, the tests of the intent lean to driving: they do when the code passes some of
them and one small edit makes it pass the others (`swarm_tools.repair.earned`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable

from swarm_tools.intents.model import words
from swarm_tools.intents.neutral import CONVENTIONS, NUMBER_WORDS
from swarm_tools.intents.tokens import normal, split
from swarm_tools.intents.told import stem

# Words that name another computation wherever they stand.
HEAVY = words(
    "weighted moving rolling geometric harmonic trimmed clamp clamps wrap wraps saturating "
    "approximate approximately approximation normalized cumulative windowed nth naive bug "
    "deprecated julian colors colours lexicographic alphabetical hex roman circular cap capped "
    "excluding exclude excludes except low lower lowest upper double doubled until alternating "
    "digital variant current voltage share fiscal unix trailing leading adjacent consecutive "
    "exponent exponents multiplicity collapse runs "
    "fewest above exceed exceeds largest descending decreasing "
    "before after previous preceding next following like unlike between without sort sorted not "
    "repeated hidden remain remains remaining left marginal last nearest closest farthest reverse "
    "reversed backward least lsb frais shipping delivery livraison port side debt debts dette "
    "longer"
)
FIRST_SENTENCE = re.compile(r"[.;:](?=\s|$)|\n\s*\n")


def only_light(
    said: Iterable[str], nodes: Iterable[ast.AST], heavy: frozenset[str], most: int = 1
) -> bool:
    """Say whether all that speaks against an intent are words that may as well mean nothing.

    Args:
        said: The words that speak against it.
        nodes: The code of which they were said; a word that it uses as a name is meant.
        heavy: Words that mean another behaviour to this intent.
        most: How many words may be outweighed.
    """
    spoken = set(said)
    if not 0 < len(spoken) <= most:
        return False
    if spoken & (HEAVY | CONVENTIONS | NUMBER_WORDS.keys() | heavy):
        return False
    named = {stem(part) for node in nodes for part in names_in(node)}
    return all(word.isalpha() and stem(word) not in named for word in spoken)


def said_later(doc: str, spoken: Iterable[str]) -> bool:
    """Say whether a docstring has some words only after its first sentence.

    The first sentence tells what is returned, the others mostly how, or what else is to be known.
    """
    first, later = (*FIRST_SENTENCE.split(doc.strip(), maxsplit=1), "")[:2]
    told, explained = (
        {w for word in re.findall(r"\w+", text.lower()) for w in (word, *normal(word))}
        for text in (first, later)
    )
    return set(spoken) <= explained - told


def names_in(node: ast.AST) -> set[str]:
    """Return the parts of the names that code uses, but for those of what it defines."""
    found: set[str] = set()
    for inner in ast.walk(node):
        name = getattr(inner, "id", None) or getattr(inner, "attr", None)
        if isinstance(inner, ast.keyword):
            name = inner.arg
        if isinstance(name, str):
            found.update(split(name))
    return found
