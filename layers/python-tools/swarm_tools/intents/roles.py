"""What the names of the parameters say of their part, against what the intent expects there."""

from __future__ import annotations

import re

from swarm_tools.intents.facts import Function
from swarm_tools.intents.model import Intent, words
from swarm_tools.intents.tokens import split
from swarm_tools.intents.told import explains

# In these fields a single number has one part to play, which its name may not deny.
STRICT = (
    "conversion.", "units.", "times.", "number_theory.", "whole_numbers.", "special_numbers.",
    "geometry.", "calendar_days.age_in_years", "calendar_days.century", "properties.",
    "dates.is_leap_year",
)  # fmt: skip
PLAIN = words(
    "n x y z a b c d e f g h i j k l m p q r s t v w num number numbers nums val value values nb "
    "integer int ints amount quantity qty total min lower end start "
    "stop low high base exponent arg argument input data list lst items size count length result "
    "target candidate digit digits temp temperature temps degree degrees weight mass height width "
    "distance dist speed velocity duration time times given to of in per first second third other "
    "left right one two top up nth position index modulus mod power side sides current now birth "
    "born this nombre valeur entier debut fin longueur largeur hauteur rayon cote "
    "annee an naissance vitesse masse poids distance "
    "duree temps depart nbytes marches my test measure measurement reading original angle "
    "term terms modulo"
)
ELSEWHERE = words(
    "hour minute day week month year date weekday customer user person player employee member "
    "student patient client guest visitor sentence phrase paragraph word path file folder filename "
    "url node tree card seat board room street door piece team colour color country city ticket "
    "vehicle animal token plate bits flags mask status state mode kind"
)
# Where the number is a place in a row, a limit would be another matter.
ONE_PLACE = re.compile(r"\.(fibonacci|factorial|nth_\w+|is_\w+|sum_of_digits|square|cube)$")
LIMITS = words("limit max maximum upper bound limite borne")
# Their cases have numbers in any order; who asks for sorted ones sorts them elsewhere.
SORTING = ("statistics.median", "everyday.percentile", "sequences.kth_smallest")
SORTED = words("sorted ordered presorted triee trie triees")
LETTERS = words("ch char character letter lettre car caractere")
CALLED_WITH = re.compile(r"""\{f\}\((["'])(.*?)\1""")
SINGULAR = re.compile(r".*(ss|us|is|os|as)$")


def role_doubts(function: Function, intent: Intent) -> list[str]:
    """Return a doubt for each parameter whose name belongs to another matter."""
    strict = intent.id.startswith(STRICT)
    found = []
    patterns = (*intent.spelled, *[""] * len(intent.params))
    rows = zip(function.params, intent.params, patterns, strict=False)
    for place, (param, wanted, pattern) in enumerate(rows):
        if wanted == "numbers" and intent.id in SORTING and SORTED & set(split(param.name)):
            found.append(f"the parameter `{param.name}` is sorted before")
        if names_it(pattern, param.name):
            continue
        if wanted == "string" and param.name in LETTERS and asks_for_words(intent, place):
            found.append(f"the parameter `{param.name}` is one character")
        if wanted != "number":
            continue
        strange = [w for w in split(param.name) if not w.isdigit() and not explains(intent, w)]
        strange = [w for w in strange if w not in PLAIN]
        if not ONE_PLACE.search(intent.id):
            strange = [w for w in strange if w not in LIMITS]
        if not strict:
            strange = [w for w in strange if w in ELSEWHERE or is_plural(w)]
        if strange:
            found.append(f"the parameter `{param.name}` speaks of something else")
    return found[:1]


def asks_for_words(intent: Intent, place: int) -> bool:
    """Say whether cases of an intent, with no name about a letter, give several at a place."""
    if any(LETTERS & set(name.split()) for name in intent.names):
        return False
    given = [case.args[place] for case in intent.cases if case.args and len(case.args) > place]
    if place == 0:
        rows = (row for c in intent.cases if c.args is None for row in c.value or ())
        given += [text for row in rows for _, text in CALLED_WITH.findall(row)]
    return any(isinstance(text, str) and len(text) > 1 for text in given)


def names_it(pattern: str, name: str) -> bool:
    """Say whether a pattern of an intent, other than one for any name, has a name in mind."""
    return pattern.strip(".*") != "" and re.fullmatch(pattern, name, re.IGNORECASE) is not None


def is_plural(word: str) -> bool:
    """Say whether a word is the plural of a thing."""
    return len(word) > 3 and word.endswith("s") and not SINGULAR.match(word)
