"""What a docstring states of one argument: what comes of it when it is empty, negative, 0 or None.

``or None for an empty list``, ``ValueError: if n is negative``, ``If the list is empty, return
0``, ``renvoie None si la liste est vide``. The statement is about the one argument that it can be
about; where two could be meant, nothing is tested.
"""

from __future__ import annotations

import builtins
import re

from swarm_tools.oracle.derived.render import Rendered, doc, plain, target, written
from swarm_tools.signatures.facts import Function, Param
from swarm_tools.signatures.prose import prose, stem
from swarm_tools.signatures.samples import (
    STRANGE,
    callable_plainly,
    plain_constructor,
    sample_args,
)
from swarm_tools.signatures.tokens import split, words

STATED = 0.85
EMPTIES: dict[str, object] = {
    "list": [], "iterable": [], "strings": [], "nested": [], "objects": [], "string": "",
    "dict": {},
}  # fmt: skip
_SAID_OF = {
    "list": {"list", "iterable", "strings", "nested", "objects"}, "string": {"string"},
    "text": {"string"}, "dict": {"dict"}, "dictionary": {"dict"}, "number": {"number"},
}  # fmt: skip
_OF = r"(?:the |its |any |la |le |l'|les )?`{0,2}(?P<of>\w+)`{0,2} (?:is|are|==|est|sont)"
_CONDITIONS = {
    "empty": (
        rf"(?:{_OF} (?:empty|vides?)"
        r"|(?:an |une |un )?(?:empty(?: (?P<noun>\w+))?|(?P<nom>\w+) vide)"
        r"|there (?:are|is) (?:none|no (?P<no>\w+))|(?:it|they) (?:is|are) empty"
        r"|il n'y (?:en )?a (?:pas|aucune?)(?: d[e'] ?(?P<pas>\w+))?)"
    ),
    "negative": (
        rf"(?:{_OF} (?:(?:a )?negative|negatif|négatif|below zero|less than (?:zero|0)"
        r"|not positive)|(?:a |an )?negative \w+)"
    ),
    "zero": rf"{_OF} (?:zero|zéro|0)",
    "none": rf"{_OF} (?-i:None)",
}
SPELLED = {
    "an empty list": "[]", "an empty string": '""', "an empty dict": "{}", "une liste vide": "[]",
    "an empty dictionary": "{}", "zero": "0", "zéro": "0",
    "none": "None", "true": "True", "false": "False", "''": '""',
}  # fmt: skip
_VALUE = (
    r"(?P<value>None|True|False|-?\d+(?:\.\d+)?(?![\w.]*\w)|\[\]|\{\}|zero|zéro|"
    + "|".join(k for k in SPELLED if " " in k)
    + ")"
)
STUFF = frozenset(
    stem(w)
    for w in words(
        "items elements values numbers data input entries list string text sequence iterable array "
        "tuple dict dictionary collection set mapping word sentence words strings one argument "
        "liste chaine chaîne texte tableau dictionnaire entree entrée mot phrase ones gives returns"
    )
)
_STOP = r"(?=\s*[.,;:)]|\s*$|(?-i:\s+[A-Z]))"
_END = rf"(?:{_STOP}|(?=\s+(?:or|ou)\b))"
_ON = r"(?:if|when|for|on|from|si|s'|quand|pour|sur)"
_GIVES = r"(?:returns?|gives?|is|renvoie|retourne|donne|it is)"
_RAISED = r"(?-i:(?P<exc>[A-Z]\w*(?:Error|Exception)))(?: is raised)?:?"
_FORMS = (
    rf"(?:\b{_GIVES}|[,;:]|\bor|\bou|\band)\s+{_VALUE},? {_ON} ?{{condition}}{_END}",
    rf"\b{_ON} {{condition}},? (?:it |the result |on )?{_GIVES} {_VALUE}{_END}",
    rf"\b{{condition}} {_GIVES} {_VALUE}{_END}",
    # "negative or zero" says more than this.
    rf"\b{_RAISED} {_ON} ?{{condition}}{_STOP}",
)
_PATTERNS = tuple(
    (kind, re.compile(form.replace("{condition}", condition), re.IGNORECASE))
    for kind, condition in _CONDITIONS.items()
    for form in _FORMS
)


def stated_tests(function: Function) -> list[Rendered]:
    """Return a test for each statement of the docstring about one argument."""
    if not callable_plainly(function) and not _fresh(function):
        return []
    text = prose(function.doc)
    tests: list[Rendered] = []
    called: set[str] = set()
    for kind, pattern in _PATTERNS:
        for found in pattern.finditer(text):
            if kind == "empty" and not _of_input(function, found, text[: found.start()]):
                continue
            call = _call(function, kind, found["of"] if "of" in pattern.groupindex else None)
            rows = outcome(call, found.groupdict()) if call and call not in called else ()
            if call and rows:
                called.add(call)
                name = f"test_{plain(function.name)}_{kind}_as_stated_{len(tests) + 1}"
                tests.append(Rendered(name, (doc("The docstring states it."), *rows)))
    return tests


def _of_input(function: Function, found: re.Match[str], before: str) -> bool:
    """Say whether what there is none of is what the function is given, not what it looks for."""
    said = found.group().lower()
    names = {stem(w) for p in function.params for w in (*split(p.name), p.name.lower())}
    noun = found["noun"] or found["nom"]
    if "there " not in said and "il n'y" not in said:
        return not noun or stem(noun.lower()) in names | STUFF
    thing = found["no"] or found["pas"]
    if thing:
        return stem(thing.lower()) in names | STUFF
    told = {stem(w) for w in re.findall(r"[^\W\d_]+", before.lower())}
    return "is none" not in said and bool(names & told)


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


def outcome(call: str, groups: dict[str, str | None]) -> tuple[str, ...]:
    """Return the rows that a call has to give what is stated of it.

    Args:
        call: The call.
        groups: What was found: ``value`` as it is spelled, or ``exc``, the name of an error;
            nothing is asked for when that is no builtin one.
    """
    name = groups.get("exc")
    if name:
        known = isinstance(getattr(builtins, name, None), type)
        return (f"with pytest.raises({name}):", f"    {call}") if known else ()
    value = groups["value"].lower()
    value = SPELLED.get(value, value)
    if value in ("None", "True", "False"):
        return (f"assert {call} is {value}",)
    return (f"assert {f'list({call})' if value == '[]' else call} == {value}",)


def _call(function: Function, kind: str, said: str | None) -> str | None:
    """Return the call that meets the condition, or None when it can't be told."""
    if function.binding == "instance":
        return f"{target(function)}()" if kind == "empty" else None
    about = _about([p for p in function.params if not p.optional], kind, (said or "").lower())
    if about is None:
        return None
    value = {"empty": EMPTIES.get(about.kind), "negative": -1, "zero": 0, "none": None}[kind]
    args = sample_args(function, given={about.name: value})
    if args is None:
        return None
    return f"{target(function)}({', '.join(written(a) for a in args)})"


def _about(params: list[Param], kind: str, said: str) -> Param | None:
    """Return the one parameter that a condition can be about."""
    named = [p for p in params if p.name.lower() == said]
    if kind == "none":
        return named[0] if named else None
    fit = [p for p in params if (p.kind in EMPTIES if kind == "empty" else p.kind == "number")]
    if named:
        fit = [p for p in fit if p is named[0]]
    elif said in _SAID_OF:
        fit = [p for p in fit if p.kind in _SAID_OF[said]]
    return fit[0] if len(fit) == 1 else None
