"""What a docstring states of simple conditions: raises so, or gives so, if an argument is so."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator

from swarm_tools.oracle.bug_patterns.slips.conditions import meeting
from swarm_tools.oracle.bug_patterns.slips.lives import constructor, life
from swarm_tools.oracle.bug_patterns.slips.model import Program, Slip, slip
from swarm_tools.oracle.bug_patterns.slips.values import one_call, required, shown
from swarm_tools.oracle.stated.statements import stated_tests
from swarm_tools.signatures.facts import Function

WHEN = r"\s*(?:is raised\s)?(?:if|when|for|on|si|quand|pour|lorsque)\s+(?P<condition>.+)"
RAISES = re.compile(rf"(?:^|\b(?:raises?|throws?|lève|leve)\s+:?)\W*(?P<exc>\w+)`{{0,2}}:?{WHEN}",
                    re.IGNORECASE)  # fmt: skip
VALUE = (
    r"`{0,2}(?P<value>None|True|False|-?\d+(?:\.\d+)?|\[\]|\{\}|\"\"|''|an? empty list|zero|"
    r"an? empty string|an? empty dict(?:ionary)?|une liste vide|une chaîne vide)`{0,2}"
)
GIVES = re.compile(rf"\b(?:returns?|gives?|or|ou|renvoie|retourne|:returns?:)\s+{VALUE},?{WHEN}",
                   re.IGNORECASE)  # fmt: skip
SPELLED = {
    "zero": "0", "an empty list": "[]", "une liste vide": "[]", "an empty string": '""',
    "une chaîne vide": '""', "an empty dict": "{}", "an empty dictionary": "{}", "none": "None",
    "true": "True", "false": "False", "''": '""',
}  # fmt: skip
EMPTIED = re.compile(
    r"(?:the |this |la |le )?(?:it|(?P<name>\w+)) (?:is|est) (?:empty|vide)(?=\s*(?:[.,;)]|$))",
    re.IGNORECASE,
)
OUTSIDE = frozenset({"async", "io", "keyword_only", "generator", "decorated"})


def find(program: Program) -> Iterator[Slip]:
    """Yield the statements of docstrings as tests."""
    own = {c.name for c in program.classes()}
    for function in program.functions:
        private = function.name.startswith("_") and function.name != "__init__"
        if not function.doc or private or function.flags & OUTSIDE or function.vararg:
            continue
        made = None if stated_tests(function) else of_what(function, program)
        if made is None:
            continue
        number = 0
        for sentence in sentences(function.doc):
            subject = made
            if begins_empty(function, program) and not required(function):
                subject = f"{life(function.cls, program, filled=False)}.{function.name}"
            rows = raised(sentence, function, subject, own) or gives(sentence, function, subject)
            if rows:
                number += 1
                yield slip(function, "stated", f"keeps_its_word_{number}",
                           "What the docstring states holds", *rows)  # fmt: skip


def begins_empty(function: Function, program: Program) -> bool:
    """Say whether an object of the class is made without arguments."""
    return function.binding == "instance" and constructor(function.cls, program) == ()


def sentences(text: str) -> list[str]:
    """Return the statements of a docstring; one that goes on in the next line is put together."""
    text = re.sub(r"\n\s*(?=:|\w+Error\b|-|\*|Returns?\b|Raises?\b)", "\n\n", text)
    parts = re.split(r"\n\s*\n|(?<=[.;])\s+|:\n", text)
    return [" ".join(p.split()).removeprefix(":").strip() for p in parts if p.strip()]


def of_what(function: Function, program: Program) -> str | None:
    """Return the expression to call."""
    if function.name == "__init__":
        return f"module.{function.cls.name}"
    if function.binding == "instance":
        thing = life(function.cls, program)
        return thing and f"{thing}.{function.name}"
    return f"module.{function.qualname}"


def raised(sentence: str, function: Function, made: str, own: set[str]) -> list[str]:
    """Return the lines of a test that something is refused."""
    found = RAISES.search(sentence)
    name = found["exc"] if found else ""
    known = isinstance(getattr(builtins, name, None), type) and name[0].isupper()
    cases = calls(function, found["condition"]) if found else []
    if not cases or not (known or name in own):
        return []
    rows = []
    for args in cases:
        rows.append(f"error = tried({made}, *{shown(args)})[1]")
        rows.append(f"assert isinstance(error, {'' if known else 'module.'}{name})")
    return rows


def gives(sentence: str, function: Function, made: str) -> list[str]:
    """Return the lines of a test that a value is given."""
    found = GIVES.search(sentence)
    cases = calls(function, found["condition"]) if found else []
    if not cases or function.name == "__init__":
        return []
    value = SPELLED.get(found["value"].lower(), found["value"])
    same = f"result is {value}" if value in ("None", "True", "False") else f"result == {value}"
    if isinstance(ast.literal_eval(value), list):
        same = "list(result) == []"
    rows = []
    for args in cases:
        rows += [f"result, error = tried({made}, *{shown(args)})", "assert error is None",
                 f"assert {same}"]  # fmt: skip
    return rows


def of_itself(name: str | None, function: Function) -> bool:
    """Say whether what is called empty is the object: by the name of its class, and only `[]`."""
    named = name is None or name.lower() in function.cls.name.lower()
    inits = [n for n in function.cls.body if getattr(n, "name", "") == "__init__"]
    plain = [n for n in ast.walk(inits[0]) if isinstance(n, ast.Assign)] if inits else []
    return named and len(plain) == 1 and ast.unparse(plain[0].value) in ("[]", "{}", "deque()")


def calls(function: Function, condition: str) -> list[tuple[object, ...]]:
    """Return the arguments of calls that meet a condition."""
    emptied = EMPTIED.match(condition)
    if emptied and function.binding == "instance" and not required(function):
        return [()] if of_itself(emptied["name"], function) else []
    met = meeting(function, condition)
    plain = one_call(function)
    if met is None or plain is None:
        return []
    param, values = met
    place = [p.name for p in required(function)].index(param.name)
    return [(*plain[:place], value, *plain[place + 1 :]) for value in values]
