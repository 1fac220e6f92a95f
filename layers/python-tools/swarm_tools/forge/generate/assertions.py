"""From an observed value to the lines of a test that demand it."""

from __future__ import annotations

import math
import re
import types
from collections.abc import Callable, Mapping
from typing import Any

LONGEST = 240
LONGEST_SHOWN = 140
LONGEST_TEXT = 400
MOST_ITEMS = 20
_MOST_ATTRIBUTES = 4
_ADDRESS = re.compile(r"\b0x[0-9a-fA-F]{6,}|/tmp/|swarm-")
_PLAIN = (int, bool, str, bytes, type(None), complex)
_STANDARD = ("datetime", "decimal", "fractions", "collections", "pathlib", "uuid", "ipaddress")


def literal(value: Any, deep: int = 5) -> str | None:
    """Return the source of a plain value, None for one that has none or a long one."""
    text = _literal(value, deep)
    return text if text is not None and len(text) <= LONGEST else None


def _literal(value: Any, deep: int) -> str | None:
    kind = type(value)
    if kind in _PLAIN:
        text = repr(value)
        return None if len(text) > LONGEST_TEXT or _ADDRESS.search(text) else text
    if kind is float:
        return repr(value) if math.isfinite(value) else f'float("{value}")'
    if deep == 0:
        return None
    if kind in (list, tuple, set, frozenset):
        items = list(value)
        if kind in (set, frozenset):
            try:
                items = sorted(items)
            except TypeError:
                return None
        parts = [_literal(item, deep - 1) for item in items[:200]]
        if len(items) > 200 or any(part is None for part in parts):
            return None
        inside = ", ".join(part or "" for part in parts)
        if kind is list:
            return f"[{inside}]"
        if kind is tuple:
            return f"({inside},)" if len(parts) == 1 else f"({inside})"
        if kind is set:
            return "{" + inside + "}" if parts else "set()"
        return f"frozenset([{inside}])"
    if kind is dict:
        rows = [(_literal(k, deep - 1), _literal(v, deep - 1)) for k, v in value.items()]
        if any(k is None or v is None for k, v in rows):
            return None
        return "{" + ", ".join(f"{k}: {v}" for k, v in rows) + "}"
    return None


def has_float(value: Any, deep: int = 4) -> bool:
    """Say whether a float that is not whole is in a value."""
    if type(value) is float:
        return math.isfinite(value) and value != int(value)
    if deep and type(value) in (list, tuple, set, frozenset):
        return any(has_float(item, deep - 1) for item in value)
    return False


def demands(name: str, value: Any, deep: int = 1) -> list[str]:
    """Return assertions on the variable `name`, which holds `value`; at least its type."""
    if value is None or value is NotImplemented or value is Ellipsis:
        return [f"assert {name} is {value!r}"]
    if type(value) is bool:
        return [f"assert {name} is {value}"]
    text = literal(value)
    if text is not None:
        if type(value) is float and not math.isfinite(value):
            return [f'assert str({name}) == "{value}"']
        if type(value) is float and has_float(value):
            return [f"assert {name} == pytest.approx({text})"]
        if (
            type(value) in (list, tuple)
            and has_float(value)
            and all(type(item) in (int, float) for item in value)
        ):
            return [f"assert {name} == pytest.approx({text})"]
        rows = [f"assert {name} == {text}"]
        if type(value) in (int, float) and not has_float(value):
            return rows
        return rows
    if isinstance(value, type):
        return [f'assert {name}.__name__ == "{value.__name__}"']
    kind = f'assert type({name}).__name__ == "{type(value).__name__}"'
    return [kind, *_state(name, value, deep)]


def _state(name: str, value: Any, deep: int) -> list[str]:
    """Return assertions on what an object shows: its items, its text, its public attributes."""
    if isinstance(value, (types.FunctionType, types.MethodType, types.ModuleType)):
        return []
    rows: list[str] = []
    for form in _FORMS.get(_base(value), ()):
        rows += _try(form.format(name=name), lambda form=form: _apply(form, value))
    if rows:
        return rows[:2]
    if isinstance(value, Mapping):
        rows += _try(f"dict({name})", lambda: dict(value))
    if type(value).__module__.partition(".")[0] in _STANDARD or _has_own(value, "__str__"):
        rows += _try(f"str({name})", lambda: str(value))
    elif _has_own(value, "__repr__"):
        rows += _try(f"repr({name})", lambda: repr(value))
    try:
        fields = sorted(vars(value).items())
    except TypeError:
        fields = []
    for field, held in fields:
        if len(rows) >= _MOST_ATTRIBUTES or field.startswith("_"):
            continue
        if held is None or literal(held) is not None:
            rows += demands(f"{name}.{field}", held)
    if not rows and _has_own(value, "__len__"):
        rows += _try(f"len({name})", lambda: len(value))
    return rows


_FORMS = {
    dict: ("dict({name})",),
    list: ("list({name})",),
    tuple: ("tuple({name})",),
    set: ("sorted({name})",),
    frozenset: ("sorted({name})",),
    str: ("str({name})",),
    int: ("int({name})",),
    float: ("float({name})",),
}
_CALLS: dict[str, Callable[[Any], Any]] = {
    "dict": dict,
    "list": list,
    "tuple": tuple,
    "sorted": sorted,
    "str": str,
    "int": int,
    "float": float,
}


def _base(value: Any) -> type | None:
    return next((kind for kind in _FORMS if isinstance(value, kind)), None)


def _apply(form: str, value: Any) -> Any:
    return _CALLS[form.partition("(")[0]](value)


def _has_own(value: Any, name: str) -> bool:
    return any(name in vars(cls) for cls in type(value).__mro__[:-1])


def _try(expression: str, get: Callable[[], Any]) -> list[str]:
    try:
        value = get()
    except Exception:
        return []
    text = literal(value)
    # Long texts of objects are no readable demand, and change with each detail.
    return [] if text is None or len(text) > LONGEST_SHOWN else demands(expression, value)
