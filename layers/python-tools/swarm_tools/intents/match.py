"""Which intent a function has, and how sure that is."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, replace
from functools import lru_cache

from swarm_tools.intents.described import ALL, CERTAIN, HALF, THIRD, told_of
from swarm_tools.intents.elements import element_doubts
from swarm_tools.intents.facts import Function, Param
from swarm_tools.intents.families import registry
from swarm_tools.intents.forms import form_doubts
from swarm_tools.intents.leaning import only_light, said_later
from swarm_tools.intents.manners import manner_doubts
from swarm_tools.intents.model import DRIVES, Intent, words
from swarm_tools.intents.roles import role_doubts
from swarm_tools.intents.tokens import FILLERS, matches, normal, split
from swarm_tools.intents.told import strange_words, without_accents
from swarm_tools.intents.wording import twisting_words

ACCEPTS = {
    "number": {"number", "unknown"},
    "numbers": {"list", "iterable", "unknown"},
    "sorted": {"list", "iterable", "unknown"},
    "list": {"list", "iterable", "unknown"},
    "nested": {"list", "iterable", "nested", "unknown"},
    "matrix": {"list", "iterable", "nested", "unknown"},
    "string": {"string", "iterable", "unknown"},
    "strings": {"list", "iterable", "strings", "unknown"},
    "cards": {"list", "iterable", "strings", "nested", "unknown"},
    "dict": {"dict", "iterable", "unknown"},
    "graph": {"graph"},
    "pairs graph": {"weighted pairs"},
    "dict graph": {"weighted dict"},
    "records": {"objects", "list", "iterable", "unknown"},
    "path": {"unknown", "other", "string"},
    "date": {"other", "unknown"},
    "node": {"other", "unknown"},
    "function": {"other"},
    "pair": {"list", "iterable", "unknown", "other"},
    "any": {"number", "string", "list", "iterable", "unknown", "dict", "strings"},
}
RESULTS = {
    "number": {"number", "unknown"},
    "bool": {"bool", "unknown", "number"},
    "list": {"list", "unknown", "tuple", "iterator", "set"},
    "string": {"string", "unknown"},
    "dict": {"dict", "unknown"},
    "text or number": {"string", "number", "unknown"},
    "text or list": {"string", "list", "unknown", "tuple", "iterator", "set", "dict"},
    "pair": {"pair", "tuple", "list", "unknown"},
}
HARD_FLAGS = ("async", "io", "keyword_only", "decorated")
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


SEQUENCES = words(
    "seqs seq sequences lists iterables iters arrays collections dicts sets streams sources groups "
    "others rows columns tables listes suites sequence"
)
MOST_SAID = 6
FEW_SAID = 2
PLACED = re.compile("index|indices|search")
PLACES = re.compile(r"index|indices|search|^(finding|positions)\.")
FROM_ONE = re.compile(
    r"\b(count\w*|number(ed|ing)|start\w*|begin\w*|indexed) (from|at|with) (1|one)\b"
    r"|\b(1|one)-(based|indexed)\b|\b(1|one) (for|is) the first\b",
    re.IGNORECASE,
)
SCALES = words("100 1000 60 3600 percent percentage")
CONNECTING = words("but neither both least most never not unchanged once only first")
MOST_COUNTED = 2
LONGEST = words("max_length max_len maxlen maxlength longueur_max")
ROOMY = 30
"""A limit of so many characters or more is none to the texts of cases."""
DOTS = ("...", "…")
"""What stands for the rest of a text that is cut."""
GRAVITY = (9.81, 9.80665)
CURRENCY = words("symbol currency currency_symbol devise symbole sign")
GROWN = words("prefix parent parent_key parent_path base_key prefixe")
"""Parameters, empty at first, by which a function tells itself where it is."""
CONTENTS = words("text texte content contents contenu lines lignes string data body")
"""Words of parameters that hold what is in a file, not where it is."""
_GIVEN = (["make"], ["find"], ["get"])
"""First words of functions that give a thing, and do not say whether something is one."""


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
    extra: list[str] = []
    if not spread:
        for param, wanted in zip(function.params, intent.params, strict=False):
            kinds.append(param.kind)
            if not accepts(param, wanted):
                doubts.append(f"`{param.name}` is used as {param.kind}, not as {wanted}")
        extra = extra_doubts(function.params[need:], intent)
    doubts += flag_doubts(function, intent)
    twisting = twisting_words(function, intent)
    unexplained = [] if twisting else strange_words(function, intent)
    doubts += [f"the word `{w}` suggests another meaning" for w in twisting]
    doubts += [f"nothing explains `{w}`" for w in unexplained]
    doubts += role_doubts(function, intent)
    doubts += element_doubts(function, intent)
    doubts += manner_doubts(function, intent) or form_doubts(function, intent)
    if function.returns and intent.returns != "any":
        usable = function.returns & RESULTS[intent.returns]
        strange = function.returns - RESULTS[intent.returns] - {"none"}
        if not usable or (strange and intent.returns == "bool"):
            doubts.append(f"it returns {', '.join(sorted(function.returns))}")
        elif strange & {"tuple", "pair", "dict"}:
            doubts.append("it returns more than one value")
    silent = silent_parts(function, intent, kinds) + extra
    doubts += silent
    if not function.returns and "raises" in function.flags and intent.returns == "bool":
        doubts.append("it raises instead of returning")
    uncounted = max(0, len(twisting) + len(unexplained) - MOST_COUNTED)
    confidence = intent.confidence - 0.3 * (len(doubts) - uncounted)
    if function.binding == "instance":
        confidence -= 0.02
    confidence = round(max(0.0, confidence), 2)
    reason = "name, parameters and body agree" if not doubts else "; ".join(doubts)
    drives = not doubts and confidence >= DRIVES
    chosen = bool(extra) and any(type(p.default) is str for p in function.params[need:])
    known = len(doubts) == len(twisting) + len(unexplained) + len(silent) and not chosen
    leans = float(known and outweighed(function, intent, twisting, unexplained, silent))
    if known and not leans and not silent and (twisting or unexplained):
        spoken = {*twisting, *(unexplained or strange_words(function, intent))}
        leans = THIRD if said_later(function.doc, spoken) else 0.0
    return Match(intent, confidence, drives, reason, spread, leans)


def silent_parts(function: Function, intent: Intent, kinds: list[str]) -> list[str]:
    """Return doubts from what nothing shows of the parameters: their kinds, their scale."""
    found = []
    told = [k for k, wanted in zip(kinds, intent.params, strict=False) if wanted != "any"]
    if intent.known and "unknown" in told:
        found.append("nothing shows what its parameters are")
    if intent.needs and not intent.needs & function.vocabulary:
        found.append("nothing shows the scale or role of its parameters")
    for param, pattern in zip(function.params, intent.spelled, strict=False):
        if not re.fullmatch(pattern, param.name, re.IGNORECASE):
            found.append(f"the parameter `{param.name}` may stand for something else")
    return found


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


def spreads(function: Function) -> bool:
    """Say whether a function takes any number of arguments, which are not sequences themselves."""
    rest = function.node.args.vararg
    return rest is not None and not function.params and not SEQUENCES & set(split(rest.arg))


def accepts(param: Param, wanted: str) -> bool:
    """Say whether a parameter of this kind may be of the wanted kind."""
    if wanted == "path" and CONTENTS & set(split(param.name)):
        return False
    open_to = ACCEPTS[wanted] & {"string", "list", "iterable"}
    return param.kind in ACCEPTS[wanted] or (param.guessed and bool(open_to))


def extra_doubts(params: list[Param], intent: Intent) -> list[str]:
    """Return doubts about optional parameters that the intent does not know."""
    harmless = (None, False, True, 0)
    return [
        f"the extra parameter `{p.name}` may change the meaning"
        for p in params
        if not (p.name == "default" and "default" in intent.objects)
        if (
            p.default not in harmless
            and not (p.default == "" and p.name in GROWN)
            and not (p.default in GRAVITY and "9_81" in intent.needs)
            and not (p.name in CURRENCY and type(p.default) is str and "currency" in intent.objects)
            and not (p.default in DOTS and p.name in intent.objects)
            and not (p.name in LONGEST and type(p.default) is int and p.default >= ROOMY)
        )
        or p.name in ("weights", "default", "base", "n", "k")
    ]


def flag_doubts(function: Function, intent: Intent) -> list[str]:
    """Return doubts from what the function does besides computing."""
    doubts = [f"it is {f}" for f in HARD_FLAGS if f in function.flags - intent.allows]
    if "generator" in function.flags and intent.returns not in ("list",):
        doubts.append("it is a generator")
    quiet = not function.returns and "generator" not in function.flags
    if quiet and "prints" in function.flags:
        doubts.append("it prints instead of returning")
    if function.binding == "instance" and "state" in function.flags:
        doubts.append("it depends on the state of its object")
    if function.binding == "instance" and not plain_constructor(function):
        doubts.append("its class needs arguments to be made")
    if function.binding in ("class", "static") and function.cls and function.cls.bases:
        doubts.append("its class stands for something else")
    if makes_its_own(function):
        doubts.append("it returns an object of its class")
    if always_same(function):
        doubts.append("it returns the same whatever it is given")
    if function.name.startswith("_") or (function.name.isupper() and len(function.name) > 1):
        doubts.append("the name is not one for everybody")
    if "index" in function.flags and not PLACED.search(intent.id):
        doubts.append("it returns an index")
    if PLACES.search(intent.id) and FROM_ONE.search(function.doc):
        doubts.append("it counts places from 1")
    return doubts


def makes_its_own(function: Function) -> bool:
    """Say whether a method returns new objects of its class."""
    own = {"cls", "type(self)", getattr(function.cls, "name", "cls")}
    return function.cls is not None and any(
        isinstance(n, ast.Return)
        and isinstance(n.value, ast.Call)
        and ast.unparse(n.value.func) in own
        for n in ast.walk(function.node)
    )


def always_same(function: Function) -> bool:
    """Say whether a function does nothing but to return a constant."""
    body = function.node.body[bool(function.doc) :]
    return len(body) == 1 and isinstance(getattr(body[0], "value", None), ast.Constant)


def plain_constructor(function: Function) -> bool:
    """Say whether the class of a method can be made without arguments."""
    if function.cls is None:
        return True
    if function.cls.bases or function.cls.decorator_list or function.cls.keywords:
        return [getattr(b, "id", "") for b in function.cls.bases] == ["object"]
    for node in function.cls.body:
        if getattr(node, "name", "") == "__init__":
            args = node.args
            needed = len(args.posonlyargs) + len(args.args) - 1 - len(args.defaults)
            return needed <= 0 and not any(d is None for d in args.kw_defaults)
    return True
