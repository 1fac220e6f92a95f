"""What a docstring states of empty and of negative input, in the ways people write it.

``or None for an empty list``, ``ValueError if there are no values``, ``If the list is empty, return
0``, ``renvoie None si la liste est vide``. The statement is about the one argument that it can be
about; where two could be meant, nothing is tested.
"""

from __future__ import annotations

import builtins
import re

from swarm_tools.intents.facts import Function, Param
from swarm_tools.intents.match import plain_constructor
from swarm_tools.intents.render import Rendered, doc, plain, target, written
from swarm_tools.intents.samples import SAMPLES, STRANGE, callable_plainly

EMPTIES: dict[str, object] = {
    "list": [], "iterable": [], "strings": [], "nested": [], "objects": [], "string": "",
    "dict": {},
}  # fmt: skip
_END = r"(?=\s*[.,;:)]|\s*$|\s+(?:or|ou)\b|(?-i:\s+[A-Z]))"
_EMPTY = (
    r"(?:(?:the |its |la |le |l'|les )?(?P<of>\w+) (?:is|are|est|sont) (?:empty|vides?)"
    r"|(?:an |une |un )?(?:empty(?: \w+)?|\w+ vide)"
    r"|there (?:are|is) (?:none|nothing|no \w+)|(?:it|they) (?:is|are) empty"
    r"|il n'y (?:en )?a (?:pas|rien|aucune?)(?: d[e'] ?\w+)?)"
)
_BELOW = (
    r"(?:(?:the )?(?P<who>\w+) (?:is|are|est) "
    r"(?:negative|negatif|négatif|below zero|less than zero)"
    r"|(?:a |an )?negative (?:\w+))"
)
_ON = r"(?:if|when|for|on|from|si|s'|quand|pour|sur)"
_NONE_OF = {
    "an empty list": "[]", "an empty string": "''", "an empty dict": "{}", "une liste vide": "[]",
    "an empty dictionary": "{}", "zero": "0", "zéro": "0",
}  # fmt: skip
_VALUE = (
    r"(?P<value>None|True|False|-?\d+(?:\.\d+)?(?![\w.]*\w)|\[\]|\{\}|zero|zéro|"
    + "|".join(k for k in _NONE_OF if " " in k)
    + ")"
)
_RAISE = r"(?P<exc>[A-Z]\w*(?:Error|Exception))(?: is raised)?"
_GIVES = r"(?:returns?|gives?|is|renvoie|retourne|donne|it is)"
_CONDITIONS = (("empty", _EMPTY), ("below", _BELOW))


def edge_tests(function: Function) -> list[Rendered]:
    """Return a test for each statement of a docstring about empty or negative input."""
    if not callable_plainly(function) and not _fresh(function):
        return []
    text = " ".join(function.doc.split(">>>")[0].split())
    tests: list[Rendered] = []
    told: set[str] = set()
    for kind, condition in _CONDITIONS:
        for pattern in _patterns(condition):
            for found in pattern.finditer(text):
                call = None if kind in told else _call(function, kind, found)
                rows = _rows(call, found) if call else ()
                if rows:
                    told.add(kind)
                    name = f"test_{plain(function.name)}_{kind}_as_stated"
                    tests.append(Rendered(name, (doc("The docstring states it."), *rows)))
    return tests


def _fresh(function: Function) -> bool:
    """Say whether it is a method of a new object that it needs nothing else for: it is empty."""
    return (
        function.binding == "instance"
        and plain_constructor(function)
        and not function.vararg
        and all(p.optional for p in function.params)
        and not function.flags & (STRANGE - {"state"})
        and not function.name.startswith("_")
    )


def _patterns(condition: str) -> list[re.Pattern[str]]:
    after = rf"{_ON} ?{condition}{_END}"
    return [
        re.compile(text, re.IGNORECASE if "exc" not in text else 0)
        for text in (
            rf"(?:\b{_GIVES}|[,;:]|\bor|\bou|\band)\s+{_VALUE},? {after}",
            rf"\b{_ON} {condition},? (?:it |the result |on )?{_GIVES} {_VALUE}{_END}",
            rf"\b{condition} {_GIVES} {_VALUE}{_END}",
            rf"\b{_RAISE} {after}",
            rf"\b[Rr]aises? (?:an? )?{_RAISE} {after}",
        )
    ]


def _rows(call: str, found: re.Match[str]) -> tuple[str, ...]:
    groups = found.groupdict()
    if groups.get("exc"):
        if not isinstance(getattr(builtins, groups["exc"], None), type):
            return ()
        return (f"with pytest.raises({groups['exc']}):", f"    {call}")
    value = groups["value"].lower()
    if value in ("none", "true", "false"):
        return (f"assert {call} is {value.capitalize()}",)
    value = _NONE_OF.get(value, value)
    result = f"list({call})" if value == "[]" else call
    return (f"assert {result} == {value}",)


def _call(function: Function, kind: str, found: re.Match[str]) -> str | None:
    """Return the call that meets the condition, or None when it can't be told."""
    required = [p for p in function.params if not p.optional]
    if function.binding == "instance":
        return f"{target(function)}()" if kind == "empty" else None
    about = [p for p in required if (p.kind in EMPTIES if kind == "empty" else p.kind == "number")]
    who = found.groupdict().get("of") or found.groupdict().get("who")
    named = [p for p in required if who and p.name.lower() == who.lower()]
    if named:
        about = [p for p in about if p is named[0]]
    elif who and who.lower() in {p.name.lower() for p in function.params}:
        return None
    if len(about) != 1:
        return None
    args = [_argument(p, about[0], kind) for p in required]
    if None in args:
        return None
    return f"{target(function)}({', '.join(written(a) for a in args)})"


def _argument(param: Param, about: Param, kind: str) -> object:
    if param is about:
        return EMPTIES[param.kind] if kind == "empty" else -1
    if param.kind == "iterable":
        return [3, 1, 2]
    return SAMPLES[param.kind][0] if param.kind in SAMPLES else None
