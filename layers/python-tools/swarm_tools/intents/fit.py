"""What speaks against an intent in the parameters of a function and in what it does."""

from __future__ import annotations

import ast
import re

from swarm_tools.intents.facts import Function, Param
from swarm_tools.intents.model import Intent, words
from swarm_tools.intents.tokens import split

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
SEQUENCES = words(
    "seqs seq sequences lists iterables iters arrays collections dicts sets streams sources groups "
    "others rows columns tables listes suites sequence"
)
PLACED = re.compile("index|indices|search")
PLACES = re.compile(r"index|indices|search|^(finding|positions)\.")
FROM_ONE = re.compile(
    r"\b(count\w*|number(ed|ing)|start\w*|begin\w*|indexed) (from|at|with) (1|one)\b"
    r"|\b(1|one)-(based|indexed)\b|\b(1|one) (for|is) the first\b",
    re.IGNORECASE,
)
NOTHING = (None, False, True, 0)
"""Defaults of parameters that ask for nothing, or for what is usual."""
CHANGING = words("weights default base n k")
"""Parameters that change what is meant whatever their default is."""
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


def changing(params: list[Param], intent: Intent) -> list[Param]:
    """Return the optional parameters that may change what the intent means, or leave it open."""
    return [p for p in params if not is_harmless(p, intent)]


def is_harmless(param: Param, intent: Intent) -> bool:
    """Say whether an optional parameter, left as it is, changes nothing of what the intent says."""
    name, default = param.name, param.default
    if name == "default" and "default" in intent.objects:
        return True
    if name in CHANGING:
        return False
    return (
        default in NOTHING
        or (default == "" and name in GROWN)
        or (default in GRAVITY and "9_81" in intent.needs)
        or (name in CURRENCY and type(default) is str and "currency" in intent.objects)
        or (default in DOTS and name in intent.objects)
        or (name in LONGEST and type(default) is int and default >= ROOMY)
    )


def result_doubts(function: Function, intent: Intent) -> list[str]:
    """Return doubts from the kinds of what a function returns."""
    if not function.returns:
        raises = "raises" in function.flags and intent.returns == "bool"
        return ["it raises instead of returning"] if raises else []
    if intent.returns == "any":
        return []
    strange = function.returns - RESULTS[intent.returns] - {"none"}
    if not function.returns & RESULTS[intent.returns] or (strange and intent.returns == "bool"):
        return [f"it returns {', '.join(sorted(function.returns))}"]
    return ["it returns more than one value"] if strange & {"tuple", "pair", "dict"} else []


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
