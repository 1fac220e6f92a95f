"""Intents of which a docstring speaks although the name of its function does not."""

from __future__ import annotations

import math
import re
from collections import Counter
from functools import lru_cache
from typing import TypeVar

from swarm_tools.intents.facts import Function
from swarm_tools.intents.families import registry
from swarm_tools.intents.model import ClassIntent, Intent
from swarm_tools.intents.tokens import FILLERS, normal, split
from swarm_tools.intents.told import explains, stem, without_accents

Intended = TypeVar("Intended", Intent, ClassIntent)
TELLING = 5.0
"""What words must tell together, in bits: one of a few intents, or two of many."""
ALL, HALF, THIRD = 1.0, 0.5, 0.34
"""Shares of tests that may be red: where the name says a part of it, where nothing else speaks
against them, and where something does."""
OUTSPOKEN = 8.0
"""What they must tell where the name of the function says something else."""
CERTAIN = 13.0
"""What they must tell where the name has an intent of its own, with which the code disagrees."""

ELSEWHERE = re.compile(r"\bsuch (an?|lists?|texts?|numbers?)\b", re.IGNORECASE)
"""A docstring that says so is about what was described in another place."""
BOUND = re.compile(r"\s*(never|not|no|at (most|least)|nothing|jamais|pas|au (plus|moins))\b", re.I)
"""A docstring that begins so tells a limit of what is done, not what that is."""


def said_in(text: str) -> set[str]:
    """Return the stems of the words of the first sentence of a docstring."""
    first = re.split(r"\.\s|\.$|\n\s*\n|;", text.strip(), maxsplit=1)[0]
    plain = "_".join(re.findall(r"[a-z]+|\d+", without_accents(first).lower()))
    return {stem(w) for w in normal(plain)}


def told_of(function: Function) -> list[tuple[Intent, float, bool]]:
    """Return the intents whose names the first sentence of a docstring says, best first.

    Returns:
        Each with what its words tell, in bits, and whether the name of the function says nothing
        else.
    """
    if all(w in FILLERS for w in normal(function.name)):
        return []
    if ELSEWHERE.search(function.doc) or BOUND.match(function.doc):
        return []
    said = said_in(function.doc)
    found: dict[str, tuple[float, Intent]] = {}
    for wanted, intent in _names(Intent):
        if wanted <= said:
            told = sum(_bits(word) for word in wanted)
            if told >= TELLING and told > found.get(intent.id, (0.0, intent))[0]:
                found[intent.id] = (told, intent)
    ranked = sorted(found.values(), key=lambda f: (-f[0], f[1].id))
    alike = [
        (intent, told, not names_another(function.name, intent))
        for told, intent in ranked
        if not asks_otherwise(function.name, intent)
    ]
    return [row for row in alike if row[2] or row[1] >= OUTSPOKEN]


def classes_told_in(text: str) -> list[ClassIntent]:
    """Return the intents of classes whose names the first sentence of a docstring says."""
    said = said_in(text)
    told = {intent.id: intent for wanted, intent in _names(ClassIntent) if wanted <= said}
    return list(told.values())


def asks_otherwise(name: str, intent: Intent) -> bool:
    """Say whether a name asks a question that the intent does not answer, or is a way back."""
    if intent.returns != "bool" and {"is", "has", "un", "from"}.intersection(split(name)[:1]):
        return True
    counts, _ = _rarity()
    return any(word[:2] in ("un", "de") and stem(word[2:]) in counts for word in split(name))


def names_another(name: str, intent: Intent) -> bool:
    """Say whether a name has a word that other intents are known by, and this one is not."""
    counts, _ = _rarity()
    known = [w for w in normal(name) if w not in FILLERS and stem(w) in counts]
    return not all(explains(intent, word) for word in known)


@lru_cache(maxsize=2)
def _names(kind: type[Intended]) -> list[tuple[frozenset[str], Intended]]:
    """Return the stems of the words of each name, without fillers, of one kind of intents."""
    out = []
    for intent in registry():
        for name in intent.names if isinstance(intent, kind) else ():
            words = {stem(w) for w in normal(name.replace(" ", "_")) if w not in FILLERS}
            out.append((frozenset(words), intent))
    return [row for row in out if row[0]]


@lru_cache(maxsize=1)
def _rarity() -> tuple[Counter[str], int]:
    by_intent: dict[str, set[str]] = {}
    for wanted, intent in _names(Intent):
        by_intent.setdefault(intent.id, set()).update(wanted)
    return Counter(w for ws in by_intent.values() for w in ws), len(by_intent)


def _bits(word: str) -> float:
    counts, total = _rarity()
    return math.log2(total / counts[word])
