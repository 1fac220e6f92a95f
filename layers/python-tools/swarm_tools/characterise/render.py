"""Texts of values that are the same in every process, and whatever private things are called."""

from __future__ import annotations

import types

_DEEP = 5
_MANY = 60
_LONG = 400
_MOST = 2000
_PLAIN = (int, float, complex, bool, str, bytes, type(None))
_LAZY = (types.GeneratorType, map, filter, zip, reversed, enumerate)


def render(value: object, deep: int = _DEEP) -> str:
    """Return a text of `value`: of containers and objects with what they hold, to a depth.

    Objects are told by their class, its name without case and underscores, and the values they
    hold without the names, for clean-up may rename both.
    """
    if type(value) in _PLAIN:
        return repr(value)[:_LONG]
    return "..." if deep == 0 else _compound(value, deep)[:_MOST]


def _compound(value: object, deep: int) -> str:
    kind = type(value)
    if kind in (list, tuple):
        inner = ", ".join(render(item, deep - 1) for item in value[:_MANY])  # type: ignore[index]
        return f"{kind.__name__}({inner}, of {len(value)})"  # type: ignore[arg-type]
    if kind in (set, frozenset):
        return f"{kind.__name__}({', '.join(sorted(render(item, deep - 1) for item in value))})"  # type: ignore[attr-defined]
    if isinstance(value, dict):
        pairs = [
            f"{render(key, deep - 1)}: {render(item, deep - 1)}"
            for key, item in list(value.items())[:_MANY]
        ]
        return f"dict({', '.join(pairs)}, of {len(value)})"
    if kind in _LAZY:
        return "lazy" + render(_take(value), deep)
    if isinstance(value, BaseException):
        return f"{kind.__name__}({render(value.args, deep - 1)})"
    if callable(value):
        return "callable"
    return _object(value, deep)


def _take(value: object) -> list[object]:
    found = []
    for item in value:  # type: ignore[attr-defined]
        found.append(item)
        if len(found) == _MANY:
            break
    return found


def _object(value: object, deep: int) -> str:
    name = type(value).__name__.replace("_", "").lower()
    held = getattr(value, "__dict__", None)
    if held is None:
        text = repr(value)
        return name if " at 0x" in text else f"{name} {text[:_LONG]}"
    return f"{name}({', '.join(sorted(render(item, deep - 1) for item in held.values()))})"
