"""What the message of an error says of an argument: ``month must be between 1 and 12``.

A message says which arguments are refused, and with that which are not. The argument is the one
that the message names, or the only one of its kind.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from typing import NamedTuple

from swarm_tools.oracle.derived.render import Rendered, doc, plain, target, written
from swarm_tools.oracle.stated.absences import made
from swarm_tools.oracle.stated.statements import EMPTIES
from swarm_tools.signatures.facts import Function, Param, own
from swarm_tools.signatures.prose import stem
from swarm_tools.signatures.samples import STRANGE, callable_plainly, sample_args
from swarm_tools.signatures.tokens import split

LARGEST = 1000
_N = r"(?P<n>-?\d+(?:\.\d+)?|zero|one)(?![\w.]*\w)"
_MUST = r"(?:must|should|has to|needs to|doit|doivent) (?:be |[eê]tre )?(?:an? |un |une )?"
_NOT = (
    r"(?:(?:must|should|can|may|shall)(?: ?not|n't) be|is not allowed to be"
    r"|ne (?:peut|doit|peuvent|doivent) pas [eê]tre)(?: an?)?"
)
_WHOLE = r"(?:whole |integer |number |entier |nombre )?"
_FORMS = (
    ("between", rf"{_MUST}{_WHOLE}(?:between|compris\w* entre|entre|from|in the range(?: from)?) "
     r"(?P<a>-?\d+(?:\.\d+)?) (?:and|et|to|[aà]) (?P<b>-?\d+(?:\.\d+)?)(?![\w.]*\w)(?! exclu)"),
    ("at_least", rf"{_MUST}{_WHOLE}(?:at least|>=|no less than|not less than|not below|au moins) "
     rf"{_N}"),
    ("at_most", rf"{_MUST}{_WHOLE}(?:at most|<=|no more than|not more than|not above|au plus) "
     rf"{_N}"),
    ("above", rf"{_MUST}{_WHOLE}(?:greater than|more than|above|larger than|bigger than|>"
     rf"|sup[eé]rieure? [aà]|plus grande? que) {_N}"),
    ("below", rf"{_MUST}{_WHOLE}(?:less than|below|smaller than|lower than|<|inf[eé]rieure? [aà]"
     rf"|plus petite? que) {_N}"),
    ("not_negative", rf"{_NOT} (?:negative|n[eé]gati\w+|below (?:zero|0)|less than (?:zero|0))"
     rf"|{_MUST}(?:non-?negative|positive or (?:zero|null|0)|zero or (?:more|positive)"
     r"|positi\w+ ou nul\w*)"),
    ("positive", rf"{_MUST}(?:strictly )?(?<!tre )positive\b(?! multiple)"
     rf"|{_MUST}strictement positi\w+"),
    # In French, zero is among the positive numbers.
    ("positif", rf"{_MUST}positi(?:f|fs|ves|(?<=tre positi)ve)\b"),
    ("not_zero", rf"{_NOT} (?:zero|0|nul|null|z[eé]ro)\b|{_MUST}non-?zero"),
    ("not_empty", rf"{_NOT} (?:empty|vides?)\b|{_MUST}non-?empty"),
)  # fmt: skip
_PATTERNS = tuple((kind, re.compile(form, re.IGNORECASE)) for kind, form in _FORMS)
_SPELLED = {"zero": "0", "one": "1"}


class Bound(NamedTuple):
    """Arguments that a message speaks of: those that are refused, and those that are taken."""

    kind: str
    refused: tuple[object, ...]
    taken: tuple[object, ...]


def refusal_tests(function: Function) -> list[Rendered]:
    """Return tests of the arguments that the messages of a function's errors speak of."""
    called = caller(function)
    if called is None:
        return []
    tests: list[Rendered] = []
    for error, message in raised(function):
        for kind, pattern in _PATTERNS:
            told = pattern.search(message)
            about = told and spoken_of(function, message[: told.start()], kind)
            if not about:
                continue
            bound = bound_of(kind, told, EMPTIES.get(about.kind))
            tests += tests_of(function, called, about, error, told.group(), bound)
            break
    return tests


def caller(function: Function) -> str | None:
    """Return what is called: the function, the class, or the method of a new object, else None."""
    if callable_plainly(function):
        return target(function)
    plain_class = function.cls and not (function.cls.bases or function.cls.decorator_list)
    alone = not function.vararg and not function.flags & {"io", "async"}
    if function.name == "__init__" and plain_class and alone:
        return f"module.{function.cls.name}"
    strange = function.flags & (STRANGE - {"state"}) or function.name.startswith("_")
    if function.binding != "instance" or function.vararg or strange:
        return None
    thing = made(function)
    return f"{thing}.{function.name}" if thing else None


def raised(function: Function) -> Iterator[tuple[str, str]]:
    """Yield the name of each builtin error that a function raises, and its message."""
    nodes = list(own(function.node))
    partly = {id(inner) for n in nodes if isinstance(n, ast.If) and of_several(n.test, function)
              for stmt in n.body for inner in ast.walk(stmt)}  # fmt: skip
    for node in nodes:
        if not isinstance(node, ast.Raise) or not isinstance(node.exc, ast.Call):
            continue
        if id(node) in partly:
            continue  # what else is given decides, too
        name = getattr(node.exc.func, "id", "")
        known = getattr(builtins, name, None)
        is_error = isinstance(known, type) and issubclass(known, Exception)
        if not is_error or not node.exc.args:
            continue
        text = node.exc.args[0]
        if isinstance(text, ast.Constant) and isinstance(text.value, str):
            yield name, text.value


def of_several(test: ast.expr, function: Function) -> bool:
    """Say whether a condition asks for something of several parameters at once."""
    params = {p.name for p in function.params}
    return any(
        isinstance(n, ast.BoolOp) and isinstance(n.op, ast.And)
        and len(params & {v.id for v in ast.walk(n) if isinstance(v, ast.Name)}) > 1
        for n in ast.walk(test)
    )  # fmt: skip


def spoken_of(function: Function, subject: str, kind: str) -> Param | None:
    """Return the parameter that a message begins with, or the only one that it can be about."""
    params = [p for p in function.params if not p.optional]
    fit = [p for p in params if (p.kind in EMPTIES if kind == "not_empty" else p.kind == "number")]
    if not fit:
        return None
    said = {stem(word) for word in re.findall(r"[a-z]+", subject.lower())}
    exactly = [p for p in function.params if re.search(rf"\b{re.escape(p.name)}\b", subject)]
    named = exactly or [
        p for p in function.params if said & {stem(w) for w in (*split(p.name), p.name.lower())}
    ]
    if len(named) == 1:
        return named[0] if named[0] in fit else None
    return fit[0] if len(fit) == 1 and len(function.params) == 1 and not named else None


def bound_of(kind: str, told: re.Match[str], empty: object = None) -> Bound:
    """Return the arguments next to the bound that a message tells.

    Args:
        kind: Kind of the bound, as in the table of forms.
        told: What was found of the message.
        empty: The value that is refused where it is not to be empty.
    """
    groups = told.groupdict()
    if kind == "between":
        low, high = number(groups["a"]), number(groups["b"])
        return Bound(kind, (low - 1, high + 1), (low, high))
    n = number(groups["n"]) if groups.get("n") else 0
    return {
        "at_least": Bound(kind, (n - 1,), (n,)),
        "at_most": Bound(kind, (n + 1,), (n,)),
        "above": Bound(kind, (n, n - 1), (n + 1,)),
        "below": Bound(kind, (n, n + 1), (n - 1,)),
        "not_negative": Bound(kind, (-1,), (0,)),
        "positive": Bound(kind, (-1, 0), (1,)),
        "positif": Bound("positive", (-1,), (1,)),
        "not_zero": Bound(kind, (0,), ()),
        "not_empty": Bound(kind, (empty,), ()),
    }[kind]


def number(text: str) -> float:
    """Return a number as it is spelled."""
    text = _SPELLED.get(text.lower(), text)
    return float(text) if "." in text else int(text)


def tests_of(
    function: Function, called: str, about: Param, error: str, message: str, bound: Bound
) -> Iterator[Rendered]:
    """Yield a test for each argument that is refused, and for each that is not."""
    start = f"test_{plain(function.name)}_{plain(about.name)}"
    said = doc("The message of an error states it.")
    for taken in (False, True):
        for rank, value in enumerate(bound.taken if taken else bound.refused, 1):
            args = sample_args(function, given={about.name: value})
            if args is None or (isinstance(value, (int, float)) and abs(value) > LARGEST):
                continue
            call = f"{called}({', '.join(written(a) for a in args)})"
            kind = f"{bound.kind}_{'taken' if taken else 'refused'}_{rank}"
            rows = (
                ("try:", f"    {call}", "except Exception as error:",
                 f"    assert {message!r} not in str(error)")
                if taken
                else (f"with pytest.raises({error}):", f"    {call}")
            )  # fmt: skip
            yield Rendered(f"{start}_{kind}", (said, *rows))
