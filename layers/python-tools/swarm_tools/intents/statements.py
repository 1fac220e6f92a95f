"""What a docstring states of single arguments: raises or returns so if n is negative."""

from __future__ import annotations

import builtins
import re

from swarm_tools.intents.facts import Function, Param
from swarm_tools.intents.render import Rendered, doc, plain, target, written
from swarm_tools.intents.samples import callable_plainly, sample_args

STATED = 0.85
_CONDITION = (
    r"(?:[Tt]he |any )?`{0,2}(?P<param>\w+)`{0,2} (?:is|are|==|est) (?:a |an )?"
    r"(?P<what>negative|zero|0|empty|None|not positive|less than zero|less than 0"
    r"|vide)\b(?=\s*[.,;)]|\s*$|\s+[A-Z]|\s+returns?\b)"
)
_RAISES = re.compile(rf"\b(?P<exc>\w+Error)\b[:\s]*(?:is raised )?(?:[Ii]f|[Ww]hen) {_CONDITION}")
_VALUE = r"(?P<value>None|True|False|-?\d+(?:\.\d+)?|\[\]|\{\}|an empty list|an empty string|zero)"
_RETURNS = re.compile(rf"\b[Rr]eturns? {_VALUE} (?:[Ii]f|[Ww]hen) {_CONDITION}")
_IF_RETURNS = re.compile(rf"\b[Ii]f {_CONDITION},? (?:it )?returns? {_VALUE}(?=[\s.,;]|$)")
_SPELLED = {"an empty list": "[]", "an empty string": '""', "zero": "0"}
_EMPTY = {"list": [], "string": "", "dict": {}, "strings": [], "nested": [], "iterable": []}


def stated_tests(function: Function) -> list[Rendered]:
    """Return a test for each statement of the docstring about one argument."""
    if not callable_plainly(function):
        return []
    tests: list[Rendered] = []
    text = " ".join(function.doc.split())
    for found in _RAISES.finditer(text):
        call = _call(function, found)
        name = found["exc"]
        if call and isinstance(getattr(builtins, name, None), type):
            rows = (f"with pytest.raises({name}):", f"    {call}")
            tests.append(_test(function, "raises", len(tests) + 1, rows))
    for pattern in (_RETURNS, _IF_RETURNS):
        for found in pattern.finditer(text):
            call = _call(function, found)
            if call:
                value = found["value"]
                value = _SPELLED.get(value.lower(), value[:1].upper() + value[1:])
                plain_value = value in ("None", "True", "False")
                form = f"is {value}" if plain_value else f"== {value}"
                rows = (f"assert {call} {form}",)
                tests.append(_test(function, "returns", len(tests) + 1, rows))
    return tests


def _test(function: Function, kind: str, number: int, rows: tuple[str, ...]) -> Rendered:
    name = f"test_{plain(function.name)}_{kind}_as_stated_{number}"
    return Rendered(name, (doc("The docstring states it."), *rows))


def _call(function: Function, found: re.Match[str]) -> str | None:
    """Return the call that meets the condition, or None when it can't be told."""
    args = sample_args(function)
    if args is None:
        return None
    required = function.params[: len(args)]
    about = [p for p in required if p.name.lower() == found["param"].lower()]
    if not about:
        kinds = {"list": "list", "string": "string", "number": "number", "text": "string"}
        wanted = kinds.get(found["param"].lower())
        about = [p for p in required if p.kind == wanted]
    if len(about) != 1:
        return None
    value = _value(about[0], found["what"].lower())
    if value is _UNKNOWN:
        return None
    shown = [written(value) if p is about[0] else written(a)
             for p, a in zip(required, args, strict=True)]  # fmt: skip
    return f"{target(function)}({', '.join(shown)})"


_UNKNOWN = object()


def _value(param: Param, what: str) -> object:
    if what == "none":
        return None
    if what in ("empty", "vide"):
        return _EMPTY.get(param.kind, _UNKNOWN)
    if param.kind != "number":
        return _UNKNOWN
    return 0 if what in ("zero", "0") else -1
