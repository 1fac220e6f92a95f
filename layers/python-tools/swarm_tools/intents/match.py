"""Which intent a function has, and how sure that is."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache

from swarm_tools.intents.described import ALL, CERTAIN, HALF, THIRD, told_of
from swarm_tools.intents.elements import element_doubts
from swarm_tools.intents.facts import Function, Param
from swarm_tools.intents.families import registry
from swarm_tools.intents.fit import (
    accepts,
    changing,
    flag_doubts,
    result_doubts,
    silent_parts,
    spreads,
)
from swarm_tools.intents.forms import form_doubts
from swarm_tools.intents.leaning import only_light, said_later
from swarm_tools.intents.manners import manner_doubts
from swarm_tools.intents.model import DRIVES, Intent, words
from swarm_tools.intents.roles import role_doubts
from swarm_tools.intents.tokens import FILLERS, matches, normal, split
from swarm_tools.intents.told import strange_words, without_accents
from swarm_tools.intents.wording import twisting_words

VAGUE = words(
    "f g h fn foo bar solve solution run main helper task exercise ex exo exercice question answer "
    "problem work do it my test op operation 1 2 3 4 5 to fonction resultat result"
)
SUMMARY = words(
    "given this that and true if whether numbers number list values value string integer it its "
    "for "
    "from input using as result with all by le la les nombre nombres liste si vrai renvoie "
    "retourne "
    "calcule donne whole plain new returned true returns return integers text elements items"
)
MOST_SAID = 6
FEW_SAID = 2
SCALES = words("100 1000 60 3600 percent percentage")
CONNECTING = words("but neither both least most never not unchanged once only first")
MOST_COUNTED = 2
_GIVEN = (["make"], ["find"], ["get"])
"""First words of functions that give a thing, and do not say whether something is one."""


@dataclass(frozen=True)
class Match:
    """An intent found for a function.

    Attributes:
        intent: The intent.
        confidence: 0 to 1, all evidence weighed.
        drives: Whether its tests may drive a repair.
        reason: The evidence in one sentence.
        spread: Whether the one list argument is to be given as ``*args``.
        leans: Share of its tests that may be red when behaviour is to outweigh what speaks
            against driving; 0 when it may not.
    """

    intent: Intent
    confidence: float
    drives: bool
    reason: str
    spread: bool = False
    leans: float = 0.0


def find(function: Function) -> Match | None:
    """Return the best intent of a function by its name, else by its docstring, or None.

    Where the name alone says little or something else, that of its module or class may help.
    """
    best = _best(function, function.name, frozenset())
    if best is None or not best.drives:
        placed = _placed(function)
        if placed is not None and (best is None or placed.confidence > best.confidence):
            best = placed
    if best is None or not (best.drives or best.leans):
        best = _described(function, 0.0 if best is None else CERTAIN) or best
    if best is not None:
        return best
    said = summary_name(function)
    if not said:
        return None
    parts = frozenset(w for p in function.params for w in (*normal(p.name), *split(p.name)))
    best = _best(function, said, parts | SUMMARY)
    if best is None:
        return None
    if any(p.kind == "unknown" for p in function.params):
        reason = "only its docstring speaks of this"
        return replace(best, drives=False, leans=0.0, reason=reason)
    return best


def _best(function: Function, name: str, more: frozenset[str]) -> Match | None:
    best: Match | None = None
    for intent, names in in_question(name):
        if not any(matches(name, n, intent.objects | more) for n in names):
            continue
        if intent.returns == "bool" and split(name)[:1] in _GIVEN:
            continue
        if turns_back(name) and not any(turns_back(n.replace(" ", "_")) for n in names):
            continue
        match = weigh(function, intent)
        if match is not None and (best is None or match.confidence > best.confidence):
            best = match
    return best


def _described(function: Function, least: float) -> Match | None:
    """Return the first intent of which only the docstring speaks, with at least so many bits.

    Where a word, or the name, speaks against it, fewer of its tests may be red.
    """
    for intent, told, agrees in told_of(function) if function.cls is None else ():
        match = weigh(function, intent) if told >= least else None
        if match and (match.drives or (agrees and match.leans)):
            reason = "its docstring alone speaks of this"
            confidence = min(match.confidence, DRIVES - 0.1)
            share = HALF if agrees and match.drives else THIRD
            part = share == HALF and says_part_of(function.name, intent)
            share = ALL if part or begins_with(function.doc, intent) else share
            return replace(match, drives=False, leans=share, reason=reason, confidence=confidence)
    return None


def says_part_of(name: str, intent: Intent) -> bool:
    """Say whether the words of a function's name are part of a name of the intent."""
    said = set(normal(name)) - FILLERS
    return bool(said) and any(said <= set(normal(n.replace(" ", "_"))) for n in intent.names)


def begins_with(doc: str, intent: Intent) -> bool:
    """Say whether the first words of a docstring are a name, of more than one word."""
    first = re.findall(r"[a-z]+", without_accents(doc[:80]).lower())
    names = (n.split() for n in intent.names)
    return any(len(name) > 1 and first[: len(name)] == name for name in names)


def _placed(function: Function) -> Match | None:
    """Return the best intent that its name tells only with that of its module or class."""
    place = function.place if function.cls is None else function.cls.name
    where = set(normal(place))
    if not where or where & set(normal(function.name)):
        return None
    match = _best(function, f"{place}_{function.name}", frozenset())
    if match is None:
        return None
    told = (set(normal(n.replace(" ", "_"))) for n in match.intent.names)
    return match if any(where & words for words in told) else None


def turns_back(name: str) -> bool:
    """Say whether a name is that of the way back: `from_gray`, not `from_gray_to_binary`."""
    parts = split(name)
    return parts[:1] == ["from"] and "to" not in parts


def in_question(name: str) -> list[tuple[Intent, list[str]]]:
    """Return the intents, by id, of whose names the longest word is in a name."""
    found: dict[str, tuple[Intent, list[str]]] = {}
    for word in sorted(set(normal(name))):
        for intent, wanted in names_by_word().get(word, ()):
            found.setdefault(intent.id, (intent, []))[1].append(wanted)
    return [found[key] for key in sorted(found)]


@lru_cache(maxsize=1)
def names_by_word() -> dict[str, list[tuple[Intent, str]]]:
    """Return the names of all intents by their longest word."""
    index: dict[str, list[tuple[Intent, str]]] = {}
    for intent in registry():
        for wanted in intent.names if isinstance(intent, Intent) else ():
            word = max(normal(wanted.replace(" ", "_")), key=len)
            index.setdefault(word, []).append((intent, wanted))
    return index


def summary_name(function: Function) -> str:
    """Return the first sentence of the docstring as a name, if the name itself says nothing."""
    first = re.split(r"[.\n;:]", function.doc.strip(), maxsplit=1)[0].lower()
    said = re.findall(r"[a-z]+|\d+", first)
    meant = {*said, *normal("_".join(said))}
    silent = FILLERS | VAGUE | meant
    if not 2 <= len(said) <= 12 or any(w not in silent for w in normal(function.name)):
        return ""
    return "_".join(said)


def weigh(function: Function, intent: Intent) -> Match | None:
    """Return how well the code fits the intent; None when the call itself can't fit."""
    need = len(intent.params)
    spread = False
    required = [p for p in function.params if not p.optional]
    if spreads(function) and need == 1 and intent.params[0] == "numbers":
        spread = True
    elif function.vararg or len(required) > need or len(function.params) < need:
        return None
    doubts: list[str] = []
    kinds: list[str] = []
    extra: list[Param] = []
    if not spread:
        for param, wanted in zip(function.params, intent.params, strict=False):
            kinds.append(param.kind)
            if not accepts(param, wanted):
                doubts.append(f"`{param.name}` is used as {param.kind}, not as {wanted}")
        extra = changing(function.params[need:], intent)
    doubts += flag_doubts(function, intent)
    twisting = twisting_words(function, intent)
    unexplained = [] if twisting else strange_words(function, intent)
    doubts += [f"the word `{w}` suggests another meaning" for w in twisting]
    doubts += [f"nothing explains `{w}`" for w in unexplained]
    doubts += role_doubts(function, intent)
    doubts += element_doubts(function, intent)
    doubts += manner_doubts(function, intent) or form_doubts(function, intent)
    doubts += result_doubts(function, intent)
    silent = silent_parts(function, intent, kinds)
    silent += [f"the extra parameter `{p.name}` may change the meaning" for p in extra]
    doubts += silent
    uncounted = max(0, len(twisting) + len(unexplained) - MOST_COUNTED)
    confidence = intent.confidence - 0.3 * (len(doubts) - uncounted)
    if function.binding == "instance":
        confidence -= 0.02
    confidence = round(max(0.0, confidence), 2)
    reason = "name, parameters and body agree" if not doubts else "; ".join(doubts)
    drives = not doubts and confidence >= DRIVES
    chosen = any(type(p.default) is str for p in extra)
    known = len(doubts) == len(twisting) + len(unexplained) + len(silent) and not chosen
    leans = float(known and outweighed(function, intent, twisting, unexplained, silent))
    if known and not leans and not silent and (twisting or unexplained):
        spoken = {*twisting, *(unexplained or strange_words(function, intent))}
        leans = THIRD if said_later(function.doc, spoken) else 0.0
    return Match(intent, confidence, drives, reason, spread, leans)


def outweighed(
    function: Function,
    intent: Intent,
    twisting: list[str],
    unexplained: list[str],
    silent: list[str],
) -> bool:
    """Say whether behaviour may outweigh what speaks against an intent.

    A few words may, or one thing that nothing shows and hardly a word. Where a scale may be
    another one, as a share instead of a percentage, it may not.
    """
    spoken = twisting + unexplained
    if silent:
        if len(silent) > 1 or twisting or SCALES & intent.needs:
            return False
        return not spoken or only_light(spoken, [function.node], intent.unless, FEW_SAID)
    if CONNECTING.issuperset(twisting):
        return only_light(spoken, [function.node], intent.unless, MOST_SAID)
    return only_light(spoken, [function.node], intent.unless, FEW_SAID)
