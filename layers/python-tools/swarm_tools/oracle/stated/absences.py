"""What a docstring states of a thing that is not there: ``KeyError if it is not in the cart``.

A new object holds nothing, and neither does an empty list: whatever is asked for there is unknown.
"""

from __future__ import annotations

import re

from swarm_tools.oracle.derived.render import Rendered, doc, plain, target, written
from swarm_tools.oracle.stated.statements import SPELLED, STUFF, outcome
from swarm_tools.signatures.facts import Function, describe
from swarm_tools.signatures.prose import prose, stem
from swarm_tools.signatures.samples import (
    SAMPLES,
    STRANGE,
    callable_plainly,
    plain_constructor,
    sample_args,
)
from swarm_tools.signatures.tokens import split, words

NOBODY = "nobody"
UNKNOWN = 99
_GIVEN = (
    r"(?<![\w.=])`{0,2}(?:(?P<value>None|True|False|-?\d+|\[\]|\{\}|\"\"|''|zero|"
    + "|".join(k for k in SPELLED if " " in k)
    + r")|(?-i:(?P<exc>[A-Z]\w*Error)(?: is raised)?))`{0,2}:?,? "
)
_NOT = r"(?: not|n't)"
_GONE = (
    r"(?:unknown|absent|missing"
    rf"|(?:is|are|was){_NOT} (?:there|found|known|present|stored|registered|listed)"
    r"|not (?:found|there|present|known)"
    rf"|(?:is|are|was){_NOT} (?:in|on|among|one of|part of) (?:the |it\b|them\b|this )?\w*"
    rf"|do(?:es)?{_NOT} (?:exist|occur)|n'existe pas|introuvable|inconnue?|absente?"
    r"|n'est pas (?:trouvée?|présente?|là)|n'y est pas)"
)
_WHOSE = (
    r"(?:(?:the |an? |any |that |this |such an? |le |la |l'|un |une )?`{0,2}(?P<of>\w+)`{0,2} "
    r"(?:\w+ )?)??(?:is |are |est |it's )?"
)
_NONE = (
    r"(?:there (?:is|are|was) )?(?:none(?: of (?:it|them|that))?|no such (?P<no>\w+)(?: exists)?)"
)
_UNKNOWN = r"(?:an? |une? )?(?:(?:unknown|absent|missing) (?P<noun>\w+)|(?P<nom>\w+) inconnue?)"
_END = r"(?=\s*(?:[.,;:)]|$)|\s+(?:or|and|else|otherwise|ou)\b)"
_IF = r"(?:if|when|for|where|si|s'|quand|pour) ?"
ABSENT = re.compile(_GIVEN + _IF + rf"(?:{_UNKNOWN}|{_NONE}|{_WHOSE}{_GONE})" + _END, re.IGNORECASE)
_THINGS = frozenset(
    stem(w)
    for w in words(
        "it he she they one thing item entry element key name id value member product book user "
        "person player account contact task word article produit nom cle clé numero elle il"
    )
)


def absence_tests(function: Function) -> list[Rendered]:
    """Return a test for what a docstring states of something unknown."""
    text = prose(function.doc)
    for found in ABSENT.finditer(text):
        call = _call(function, found)
        rows = outcome(call, found.groupdict()) if call else ()
        if rows:
            name = f"test_{plain(function.name)}_of_something_unknown"
            return [Rendered(name, (doc("The docstring states it."), *rows))]
    return []


def _call(function: Function, found: re.Match[str]) -> str | None:
    """Return a call that asks for something that is not there, or None."""
    needed = [p for p in function.params if not p.optional]
    if function.name.startswith("_") or function.vararg or not needed:
        return None
    called = target(function)
    if function.binding == "instance":
        thing = made(function)
        said = (found["of"] or found["noun"] or found["no"] or "").lower()
        if said in {p.name for p in function.params if p.optional}:
            return None
        if thing is None or function.flags & (STRANGE - {"state"}):
            return None
        called = f"{thing}.{function.name}"
        args = [_asked(p.kind, first=not i) for i, p in enumerate(needed)]
    elif len(needed) == 2 and callable_plainly(function) and needed[0].kind in _HOLDERS:
        if not _about(function, found):
            return None
        args = [_HOLDERS[needed[0].kind], _asked(needed[1].kind, first=True)]
    else:
        return None
    if None in args:
        return None
    return f"{called}({', '.join(written(a) for a in args)})"


def made(function: Function) -> str | None:
    """Return the expression of a new object of the method's class, or None."""
    if plain_constructor(function):
        return f"module.{function.cls.name}()"
    if function.cls.bases or function.cls.decorator_list or function.cls.keywords:
        return None
    init = next(n for n in function.cls.body if getattr(n, "name", "") == "__init__")
    args = sample_args(describe(init, function.cls))
    if args is None or init.args.kwonlyargs or any(isinstance(a, (list, dict)) for a in args):
        return None
    return f"module.{function.cls.name}({', '.join(written(a) for a in args)})"


_HOLDERS: dict[str, object] = {"list": [], "dict": {}, "strings": [], "iterable": []}


def _asked(kind: str, *, first: bool) -> object:
    """Return an argument of a kind; what is asked for may be anything."""
    if kind in ("number", "string"):
        return UNKNOWN if kind == "number" else NOBODY
    if first and kind not in SAMPLES:
        return NOBODY
    return None


def _about(function: Function, found: re.Match[str]) -> bool:
    """Say whether it is the thing asked for that is not there."""
    said = found["of"] or found["noun"] or found["nom"] or found["no"]
    if not said:
        return True
    wanted = {stem(w) for p in function.params[1:] for w in (*split(p.name), p.name.lower())}
    return stem(said.lower()) in wanted | _THINGS - STUFF
