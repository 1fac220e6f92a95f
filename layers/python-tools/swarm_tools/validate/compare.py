"""Whether two outcomes of a call are the same to those who call, and how they read."""

from __future__ import annotations

import ast
import json

from .model import MODULE, Call, Outcome

MISUSE = frozenset(
    ("TypeError", "AttributeError", "NameError", "UnboundLocalError", "RecursionError")
)
"""Exceptions that show, as a rule, that an input is not one that the code was made for."""
_OF_THE_SANDBOX = frozenset(("RecursionError", "MemoryError", "BlockingIOError"))
_LONG = 160
_ASPECTS = (
    ("printed", "prints"),
    ("arguments", "leaves its arguments as"),
    ("state", "leaves the object with"),
    ("files", "leaves the files"),
)


def compared(outcome: Outcome) -> bool:
    """Say whether an outcome is one that another can be compared with.

    Endless calls are not, nor those that meet a limit, which may be nearer the next time.
    """
    if outcome.kind == "raises":
        return outcome.value not in _OF_THE_SANDBOX
    return outcome.kind == "value"


def meant(outcome: Outcome) -> bool:
    """Say whether a call ended as calls with a fitting input do: in a value or a refusal."""
    return outcome.kind == "value" or (outcome.kind == "raises" and outcome.value not in MISUSE)


def same(before: Outcome, after: Outcome) -> bool:
    """Say whether nothing that a caller can see differs.

    Where the input was not one that the code is made for, another exception is the same.
    """
    if before.kind != after.kind or before.printed != after.printed:
        return False
    if before.kind == "raises" and before.value in MISUSE:
        return True
    if before.kind == "raises":
        kinds = before.value.replace("_", "").lower(), after.value.replace("_", "").lower()
        said = before.message == after.message or " at 0x" in before.message + after.message
        if kinds[0] != kinds[1] or not said:
            return False
    elif before.value != after.value:
        return False
    return (before.arguments, before.state, before.files) == (
        after.arguments, after.state, after.files,
    )  # fmt: skip


def tolerated(before: Outcome, after: Outcome) -> bool:
    """Say whether a difference is only what becomes of an input that code is not made for.

    Other code for the same may well take more: `sum(x[i] for i in ...)` wants what can be
    indexed, `sum(x)` does not. Code that never ends otherwise is not gated.
    """
    crashed = before.kind == "raises" and before.value in ("TypeError", "AttributeError")
    return crashed and after.kind in ("value", "raises")


def same_module(before: Outcome, after: Outcome) -> list[tuple[str, str, str]]:
    """Return what differs in the values that a module holds, as (name, before, after).

    Names that only one of the two has are left out: a clean-up may rename, and add old names.
    """
    found = []
    if before.printed != after.printed:
        found.append(("import", f"prints {before.printed!r}", f"prints {after.printed!r}"))
    held, now = _held(before), _held(after)
    for name in sorted(held.keys() & now.keys()):
        if held[name] != now[name]:
            found.append((name, _cut(held[name]), _cut(now[name])))
    return found


def _held(outcome: Outcome) -> dict[str, str]:
    try:
        data = json.loads(outcome.state)
    except ValueError:
        return {}
    return {str(name): str(text) for name, text in data.items()} if isinstance(data, dict) else {}


def input_text(call: Call) -> str:
    """Return a call as a person writes it: ``describe(6)``, ``Stack().push(1), then .pop()``."""
    if call.function == MODULE:
        text = "run as a program"
    elif call.make is None:
        text = f"{call.function}({_inside(call.arguments, call.keywords)})"
    else:
        owner, _, name = call.function.rpartition(".")
        steps = [f".{method}({_inside(row)})" for method, row in call.first]
        steps.append(f".{name}({_inside(call.arguments, call.keywords)})")
        text = f"{owner}({_inside(call.make)}){', then '.join(steps)}"
    if call.stdin:
        text += f" with input {call.stdin!r}"
    if call.given:
        text += " with " + ", ".join(f"{name} holding {held!r}" for name, held in call.given)
    return text


def _inside(arguments: str, keywords: str = "{}") -> str:
    inner = arguments[1:-1].strip().rstrip(",")
    named = []
    if keywords != "{}":
        tree = ast.parse(keywords, mode="eval").body
        if isinstance(tree, ast.Dict):
            pairs = zip(tree.keys, tree.values, strict=True)
            named = [f"{getattr(key, 'value', '**')}={ast.unparse(value)}" for key, value in pairs]
    return ", ".join([part for part in (inner, *named) if part])


def texts(before: Outcome, after: Outcome) -> tuple[str, str]:
    """Return how two outcomes that differ read, with what differs apart from the value."""
    message = before.value == after.value and before.message != after.message
    found = []
    for outcome in (before, after):
        parts = [_result(outcome, message)]
        for name, said in _ASPECTS:
            if getattr(before, name) != getattr(after, name):
                parts.append(f"{said} {_cut(_shown(getattr(outcome, name), name))}")
        found.append(" and ".join(part for part in parts if part))
    return found[0], found[1]


def _result(outcome: Outcome, message: bool) -> str:
    if outcome.kind == "late":
        return "does not end"
    if outcome.kind == "absent":
        return "cannot be called"
    if outcome.kind == "raises":
        return f"raises {outcome.value}" + (f"({outcome.message!r})" if message else "")
    return _cut(outcome.value)


def _shown(text: str, name: str) -> str:
    return repr(text) if name == "printed" else text or "as they were"


def _cut(text: str) -> str:
    return text if len(text) <= _LONG else text[: _LONG - 3] + "..."
