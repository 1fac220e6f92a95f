"""Examples in running text: ``'ab' -> 'ba'``, ``5 gives '101'``, ``XIV -> 14``, ``f(0) is 0``.

The left side is the one argument that the function needs. A chain (``a -> b -> c``) is a path or
an order, not an example, and a text with dots stands for more than it says.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from swarm_tools.signatures.tokens import split, words

if TYPE_CHECKING:
    from swarm_tools.signatures.facts import Function

_LITERAL = (
    r"(?:'[^'\n]*'|\"[^\"\n]*\"|-?\d+(?:\.\d+)?|True|False|None"
    r"|\[(?:[^\[\]\n]|\[[^\[\]\n]*\])*\]|\((?:[^()\n]|\([^()\n]*\))*\)|\{[^{}\n]*\})"
)
_ARROW = r"(?:->|=>|\u2192|becomes|gives|yields|turns into|devient|donne)"
_BEFORE = r"(?<![\w'\"\])}>.,+*/^-])(?:(?<=[a-z][a-z], )|(?<![,>+*/^-] ))(?<!and )(?<!or )"
_AFTER = r"(?=[.,;:)]?(?:\s|$))(?!\s*(?:->|=>|\u2192|[-+*/^%=<>]))"
_INLINE = re.compile(rf"{_BEFORE}(?P<given>{_LITERAL})\s*{_ARROW}\s*(?P<want>{_LITERAL}){_AFTER}")
_NEXT = re.compile(
    rf"[,;]\s*(?:and\s+)?(?P<given>{_LITERAL})\s*{_ARROW}\s*(?P<want>{_LITERAL}){_AFTER}"
)
_TEXT = r"(?:'[^'\n]*'|\"[^\"\n]*\")"
# `Decode digits with 'A' -> 1 ... 'Z' -> 26`: a code that is used, not a call of the function.
_CODE = re.compile(r"(?:\b(?:with|where|using|avec)|\.\.\.|\u2026)\s*$")
_LONG_TEXT = r"(?:'[^'\n]{3,}'|\"[^\"\n]{3,}\")"
# `Letters 'a' to 'z'` are no example.
_TOLD = re.compile(
    rf"{_BEFORE}(?:(?P<given>{_TEXT}|[A-Z]{{2,}})\s+(?:is|means|stands for|est|vaut)"
    rf"|(?P<long>{_LONG_TEXT})\s+(?:as|into|to|en)"
    rf"|(?:such as|like)\s+(?P<such>{_LONG_TEXT})[^.;()'\"]{{1,40}}\((?=[^()]*\)))"
    rf"\s*(?P<want>{_LITERAL})(?:(?=\))|{_AFTER})"
)
_CAPITALS = r"[A-Z][A-Z0-9]*(?![\w-])"
_BARE = re.compile(
    rf"(?<![\w'\"\])}}>.+*/^-])(?<!-> )(?<!=> )(?:(?P<text>{_CAPITALS})\s*(?:->|=>|\u2192)"
    rf"\s*(?P<number>\d+(?:\.\d+)?)|(?P<of>\d+)\s*(?:->|=>|\u2192)\s*(?P<capitals>{_CAPITALS}))"
    rf"{_AFTER}"
)
_CALL = re.compile(
    rf"(?<![\w.])(?P<name>\w+)\((?P<given>[^()\n]*)\)\s*"
    r"(?:is|==|=|->|=>|\u2192|gives|returns|renvoie|retourne|donne|vaut)\s*"
    rf"(?P<want>{_LITERAL}){_AFTER}"
)
_OF = re.compile(
    rf"\b(?P<said>(?:[^\W\d_]+ ){{1,5}})(?:of|for|in|de|du|des|dans)\s+(?P<given>{_LITERAL})\s+"
    rf"(?:is|are|equals|=|est|vaut|sont)\s+(?P<want>{_LITERAL}){_AFTER}",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"(?<![\w.])\d+(?![\w.]*\w)")
_DOCTEST = re.compile(r"^[ \t]*>>> .*(?:\n[ \t]*\S.*)*", re.MULTILINE)
CLAUSES = re.compile(r"[.,;:\n]")
VERBS = words(
    "get find compute calculate count make list return calculer trouver compter calcule compte the"
)
UNITS = words(
    "cent cents penny pence centimes second seconds secs ms millis milliseconds minute minutes "
    "mins hour hours day days percent permille metre metres meter meters cm mm km gram grams "
    "grammes kg bytes pixels degrees euros dollars secondes jours heures pourcent metres"
)
WHOLE = words("s digits bits letters chars address class hms seconds minutes hours")
_KINDS = {
    str: {"string", "unknown"}, int: {"number", "unknown"}, float: {"number", "unknown"},
    bool: {"bool", "unknown"}, list: {"list", "iterable", "nested", "strings", "unknown"},
    tuple: {"list", "iterable", "nested", "strings", "unknown"}, dict: {"dict", "unknown"},
}  # fmt: skip
_BUILT = {"dict": dict, "list": (list, tuple), "string": str, "set": (set, frozenset)}


def arrow_examples(function: Function) -> Iterator[tuple[str, str]]:
    """Yield the arguments and the value of each example in the text, as source, each once."""
    yield from dict.fromkeys(_written_out(function))


def _written_out(function: Function) -> Iterator[tuple[str, str]]:
    text = "\n".join(part for part in (function.doc, function.above, function.head) if part)
    for found in _CALL.finditer(text):
        if found["name"] == function.name and found["given"].strip():
            call = f"({found['given']},)"
            if is_plain(call) and is_plain(found["want"]) and fits_result(function, found["want"]):
                yield found["given"].strip(), found["want"]
    needed = [p for p in function.params if not p.optional]
    if function.vararg or len(needed) != 1:
        return
    yield from of_examples(function, needed[0].kind, text)
    chosen = re.compile("|".join(rf"\b{p.name}\b" for p in function.params if p.optional) or "(?!)")
    position = 0
    while found := _INLINE.search(text, position):
        while found:
            given, want = found["given"], found["want"]
            fit = fits(function, needed[0].kind, given, want)
            fit = fit and not _CODE.search(text, 0, found.start())
            if fit and not chosen.search(clause(text, found.start(), found.end())):
                yield given, want
            position = found.end()
            found = _NEXT.match(text, position)
    for found in _BARE.finditer(text):
        text_first = found["text"] is not None
        given = repr(found["text"]) if text_first else found["of"]
        want = found["number"] if text_first else repr(found["capitals"])
        if fits(function, needed[0].kind, given, want):
            yield given, want
    for found in _TOLD.finditer(text):
        # Capitals alone are a text, as in `XIV is 14`.
        given, want = found["given"] or found["long"] or found["such"], found["want"]
        given = repr(given) if given.isalpha() else given
        fit = fits(function, needed[0].kind, given, want)
        if fit and not chosen.search(clause(text, found.start(), found.end())):
            yield given, want


def clause(text: str, start: int, end: int) -> str:
    """Return what stands around a part of a text, up to the next marks of punctuation.

    An option that is spoken of there is one that the example was made with.
    """
    before, after = CLAUSES.split(text[:start])[-1], CLAUSES.split(text[end:])[0]
    return f"{before} {after}"


def of_examples(function: Function, kind: str, text: str) -> Iterator[tuple[str, str]]:
    """Yield those of ``the digit sum of 123 is 6``, where the words before are the name's."""
    named = {word for word in split(function.name) if word not in VERBS}
    for found in _OF.finditer(text):
        said = found["said"].lower().split()
        given, want = found["given"], found["want"]
        if not named or not named <= {*said, *(word.removesuffix("s") for word in said)}:
            continue
        if fits(function, kind, given, want):
            yield given, want


def without_examples(text: str) -> str:
    """Return a text without the examples in it: their values tell nothing else."""
    for pattern in (_CALL, _OF, _INLINE, _BARE, _TOLD):
        text = pattern.sub(" ", text)
    return text


def without_shown_numbers(text: str) -> str:
    """Return a docstring without the numbers that only its examples hold."""
    told = set(_NUMBER.findall(without_examples(_DOCTEST.sub(" ", text))))
    return _NUMBER.sub(lambda found: found[0] if found[0] in told else " ", text)


def fits(function: Function, kind: str, given: str, want: str) -> bool:
    """Say whether plain literals may be of the parameter's kind, and of the result's."""
    if not (is_plain(given) and is_plain(want)):
        return False
    value = ast.literal_eval(given)
    if isinstance(value, float) and UNITS.intersection(split(function.params[0].name)):
        return False  # the text may speak in a larger unit
    name = function.params[0].name
    singular = not name.endswith("s") or bool(WHOLE.intersection((name, split(name)[-1])))
    if kind == "unknown" and not singular and not isinstance(value, (list, tuple, dict)):
        return False  # the example may be of one of many
    kinds = _KINDS[type(value)] | ({"iterable"} if isinstance(value, str) and singular else set())
    if not function.returns and isinstance(value, (list, dict)):
        return False  # it may work in place
    return kind in kinds and fits_result(function, want)


def fits_result(function: Function, want: str) -> bool:
    """Say whether the function may return a value of this type."""
    value = ast.literal_eval(want)
    returned = function.returns - {"none", "unknown"}
    if function.flags & {"generator", "prints"}:
        return False
    types = [_BUILT[kind] for kind in returned if kind in _BUILT]
    return not types or len(types) < len(returned) or any(isinstance(value, t) for t in types)


def is_plain(text: str) -> bool:
    """Say whether a text is a literal that says all it means."""
    try:
        value = ast.literal_eval(text)
    except (ValueError, SyntaxError, TypeError, MemoryError):
        return False
    if isinstance(value, (list, tuple)):
        inner = [isinstance(v, (list, tuple, dict)) for v in value]
        if any(inner) and not all(isinstance(v, (list, tuple)) for v in value):
            return False
    return type(value) in (*_KINDS, type(None)) and "..." not in text and "\u2026" not in text


def tolerance(want: str) -> str:
    """Return how far a number may be from the digits that the text shows."""
    _, _, places = want.partition(".")
    return "0.5" if not places else f"{0.51 / 10 ** len(places):.{len(places) + 2}f}"
