"""Words of a docstring that give the name of a function another meaning."""

from __future__ import annotations

import ast
import re
from functools import lru_cache

from swarm_tools.intents.facts import Function, own, plain_doc
from swarm_tools.intents.families import registry
from swarm_tools.intents.fields import words_of_its_own
from swarm_tools.intents.model import Intent, words
from swarm_tools.intents.record_filters import filter_words
from swarm_tools.intents.tokens import FILLERS, normal, split
from swarm_tools.intents.told import (
    HARMLESS,
    in_one,
    strange_words,
    without_accents,
    without_stated,
)

TWISTS = words(
    "weighted moving rolling geometric harmonic trimmed excluding exclude excludes except ignoring "
    "ignore ignores ignored skip skips skipping only unless clamp clamps wrap wraps saturating "
    "approximate approximately approximation normalized cumulative consecutive adjacent windowed "
    "distinct per nth naive bug deprecated nested missing never below above but "
    "without instead least most cap capped until repeatedly julian colors colours lexicographic "
    "alphabetical priority hex roman circular inclusive exclusive beyond twice both neither "
    "sauf sans uniquement seulement ignorant jamais"
)
# Words of names that tell nothing when they stand in a docstring.
PARTICLES = words("par ne as qu")
HEAD = 3
MOST_TWISTS = 6
SECTION = re.compile(
    r"^\s*((args|arguments|parameters|params|returns?|raises|yields|examples?|notes?)\s*"
    r"(:|\n\s*---)|:param|:return|:raise|@param|>>>).*",
    re.IGNORECASE | re.MULTILINE | re.DOTALL,
)
COMMON = words(
    "if none at starting week years "
    "list number numbers value values string text word words element elements item items data two "
    "first second sum count total add all check array integer int list given input new index "
    "by up with after each are has empty zero n order keys year between on from into or "
    "divide subtract multiply is to in of and word position number dict place square "
    "all plus grand petit convert costs duration format name prices step steps time change pay "
    "cost "
    "shape take drop tail skip column between size length depth norm cross mask middle degree "
    "get key "
    "center centre overlap overlaps indent swap gray survivor intersects percentile where "
    "partition last scale compact discriminant height levels invert mirror reject chain "
    "ways page distances contains same text file path read write line lines character characters"
)


def twisting_words(function: Function, intent: Intent) -> list[str]:
    """Return the words of a function that give its name another meaning, a few at most.

    The summary of the docstring may not speak of what other intents are about.
    """
    doc = SECTION.sub("", plain_doc(function))
    told = without_accents(without_stated(doc, intent))
    said = set("".join(c if c.isalnum() else " " for c in told.lower()).split())
    own = set(" ".join(intent.names).split()) | intent.objects | COMMON
    own |= set(normal("_".join(re.findall(r"[a-z]+", intent.doc.lower()))))
    own |= {w for p in function.params for w in (*split(p.name), *normal(p.name))}
    own |= {word.removesuffix("s") for word in own}
    plainly = words_of_its_own(intent.id)
    own |= plainly | set(normal("_".join(sorted(plainly))))
    meant = {w for word in said for w in normal(word)}
    head = head_words(without_accents(HARMLESS.sub(" ", in_one(doc)))) & meant
    other = {
        min(phrase - own)
        for phrase in phrases()
        if phrase <= (meant if len(phrase) > 1 else head) and not phrase <= own
    }
    other -= PARTICLES
    named = set(" ".join(intent.names).split()) | plainly | flag_words(function)
    filtering = filter_words(function.node, intent)
    own |= filtering
    named |= filtering | intent.objects | set(re.findall(r"[a-z]+", intent.doc.lower()))
    twists = said & TWISTS - named
    barring = function.vocabulary & intent.unless - flag_words(function) - filtering
    if function.doc and barring and not twists and not other:
        inner = local_words(function)
        if not strange_words(function, intent):
            barring -= inner
    found = sorted(twists) + sorted(barring) + sorted(other)
    # Marks of the code tell more than words, which may mean nothing.
    return sorted(found, key=lambda word: not word.endswith("="))[:MOST_TWISTS]


def local_words(function: Function) -> set[str]:
    """Return the words that only the names of a function's own variables have."""
    params = {p.name for p in function.params}
    nodes = list(own(function.node))
    held = {
        n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
    } - params
    others = {n.id for n in nodes if isinstance(n, ast.Name)} - held
    others |= params | {n.attr for n in nodes if isinstance(n, ast.Attribute)}
    said = set(re.findall(r"[a-z0-9]+", function.doc.lower()))
    return _split(held) - _split(others) - said


def _split(names: set[str]) -> set[str]:
    return {w for name in names for w in re.findall(r"[a-z0-9]+", name.lower())}


def flag_words(function: Function) -> set[str]:
    """Return the words of parameters that are false, or zero, when they are not given.

    What they ask for is told of calls that no test makes.
    """
    flags = [p.name for p in function.params if p.optional and p.default in (False, 0)]
    return {w for name in flags for w in (name, *split(name), *normal(name))}


def head_words(told: str) -> set[str]:
    """Return the first words of meaning of a text: what is returned, not what is said of it."""
    said = normal("_".join(re.findall(r"[a-z]+", told.lower())))
    return set([w for w in said if w not in FILLERS][:HEAD])


@lru_cache(maxsize=1)
def phrases() -> frozenset[frozenset[str]]:
    """Return the words of each name by which functions are matched, without fillers."""
    names = [n for i in registry() if isinstance(i, Intent) for n in i.names]
    said = {frozenset(normal(n.replace(" ", "_"))) - FILLERS for n in names}
    return frozenset(p for p in said if p)
