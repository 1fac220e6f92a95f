"""Texts of values that are the same in every process, and whatever private things are called."""

from __future__ import annotations

import math
import types
import zlib

_DEEP = 6
_MANY = 60
_LONG = 400
_MOST = 2000
_LITERAL_DEEP = 20
_LITERAL_MOST = 20_000
_EXACT = (int, bool, str, bytes, type(None))
_PLAIN = (int, float, complex, bool, str, bytes, type(None))
_LAZY = (types.GeneratorType, map, filter, zip, reversed, enumerate)


def text_of(value: object) -> tuple[str, bool]:
    """Return a text of `value`, and whether `ast.literal_eval` gives the value back from it."""
    text = _literal(value, _LITERAL_DEEP)
    if text is not None and len(text) <= _LITERAL_MOST:
        return text, True
    return render(value), False


def _literal(value: object, deep: int) -> str | None:
    kind = type(value)
    if kind in _EXACT:
        return repr(value)
    if kind is float:
        return repr(value) if math.isfinite(value) else None  # type: ignore[arg-type]
    if deep == 0 or kind not in (list, tuple, dict, set):
        return None
    if kind is dict:
        pairs = [
            (_literal(key, deep - 1), _literal(item, deep - 1))
            for key, item in value.items()  # type: ignore[attr-defined]
        ]
        if any(key is None or item is None for key, item in pairs):
            return None
        return "{" + ", ".join(f"{key}: {item}" for key, item in pairs) + "}"
    items = [_literal(item, deep - 1) for item in value]  # type: ignore[attr-defined]
    if any(item is None for item in items):
        return None
    if kind is set:
        return "{" + ", ".join(_sorted(value)) + "}" if items else "set()"
    joined = ", ".join(items)  # type: ignore[arg-type]
    if kind is list:
        return f"[{joined}]"
    return f"({joined},)" if len(items) == 1 else f"({joined})"


def _sorted(value: object) -> list[str]:
    """Return the texts of a set's items in one order: by value where they compare, else by text."""
    try:
        return [_literal(item, _LITERAL_DEEP) or "" for item in sorted(value)]  # type: ignore
    except TypeError:
        return sorted(_literal(item, _LITERAL_DEEP) or "" for item in value)  # type: ignore


def render(value: object, deep: int = _DEEP) -> str:
    """Return a text of `value`: of containers and objects with what they hold, to a depth.

    Objects are told by their class, its name without case and underscores, and the values they
    hold without the names, for clean-up may rename both. Long texts end in a checksum.
    """
    if type(value) in _PLAIN:
        return _cut(repr(value), _LONG)
    return "..." if deep == 0 else _cut(_compound(value, deep), _MOST)


def _cut(text: str, most: int) -> str:
    if len(text) <= most:
        return text
    return f"{text[:most]}... {zlib.crc32(text.encode('utf-8', 'surrogatepass')):08x}"


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
        return f"{_name(kind)}({', '.join(pairs)}, of {len(value)})"
    if kind in _LAZY:
        return "lazy" + render(_take(value), deep)
    if isinstance(value, BaseException):
        return f"{kind.__name__}({render(value.args, deep - 1)})"
    if isinstance(value, (type, types.FunctionType, types.MethodType, types.BuiltinFunctionType)):
        return "callable"
    if isinstance(value, types.ModuleType):
        return "module"
    return _object(value, deep)


def _take(value: object) -> list[object]:
    found = []
    for item in value:  # type: ignore[attr-defined]
        found.append(item)
        if len(found) == _MANY:
            break
    return found


def _name(kind: type) -> str:
    return kind.__name__.replace("_", "").lower()


def _object(value: object, deep: int) -> str:
    name = _name(type(value))
    held = state_of(value)
    if held is None:
        text = repr(value)
        return name if " at 0x" in text else f"{name} {text[:_LONG]}"
    items = [value[:_MANY]] if isinstance(value, (str, bytes, tuple)) else []
    items += [list.__getitem__(value, slice(0, _MANY))] if isinstance(value, list) else []
    return f"{name}({', '.join(sorted(render(item, deep - 1) for item in [*held, *items]))})"


def state_of(value: object) -> list[object] | None:
    """Return the values in the `__dict__` and `__slots__` of an object; None without either."""
    held = getattr(value, "__dict__", None)
    slots = [
        getattr(value, name)
        for kind in type(value).__mro__
        for name in _names(kind.__dict__.get("__slots__", ()))
        if hasattr(value, name)
    ]
    if isinstance(held, dict):
        return [*held.values(), *slots]
    return slots or None


def _names(slots: object) -> list[str]:
    return [slots] if isinstance(slots, str) else [str(name) for name in slots]  # type: ignore
