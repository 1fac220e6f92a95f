"""Whether a value agrees with what a reference gives, as loosely as authors differ."""

from __future__ import annotations

import ast
import math
import re
from collections.abc import Mapping
from typing import Any

TOLERANCE = 1e-9
_WRAPPED = re.compile(r"^(?:Counter|OrderedDict|deque|frozenset|set)\((?P<inside>.*)\)$", re.S)
_DEFAULT = re.compile(r"^defaultdict\(<[^<>]*>, (?P<inside>\{.*\})\)$", re.S)
UNREAD = object()
"""What a text that is no literal is read as."""


def read(text: str) -> Any:
    """Return the value of a literal's text, `UNREAD` for any other; containers are unwrapped."""
    match = _WRAPPED.match(text) or _DEFAULT.match(text)
    if match:
        kind, inside = text[: text.index("(")], match["inside"]
        if not inside:
            return set() if kind in ("set", "frozenset") else [] if kind == "deque" else {}
        value = read(inside)
        return set(value) if kind in ("set", "frozenset") and isinstance(value, list) else value
    try:
        return ast.literal_eval(text)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return {"inf": math.inf, "-inf": -math.inf}.get(text, UNREAD)


def same(wanted: Any, found: Any) -> bool:
    """Say whether two values agree: numbers to 1e-9, a tuple as a list, an integer as a float."""
    if isinstance(wanted, bool):
        return isinstance(found, int) and wanted == found
    if isinstance(wanted, (int, float)):
        if isinstance(found, bool) or not isinstance(found, (int, float)):
            return False
        if isinstance(wanted, int) and isinstance(found, int):
            return wanted == found
        return near(float(wanted), float(found))
    if isinstance(wanted, (list, tuple)):
        alike = isinstance(found, (list, tuple)) and len(found) == len(wanted)
        return alike and all(map(same, wanted, found))
    if isinstance(wanted, Mapping):
        if not isinstance(found, Mapping) or wanted.keys() != found.keys():
            return False
        return all(same(value, found[key]) for key, value in wanted.items())
    return type(wanted) is type(found) and wanted == found


def near(wanted: float, found: float) -> bool:
    """Say whether two numbers differ by no more than arithmetic in another order may."""
    return math.isclose(wanted, found, rel_tol=TOLERANCE, abs_tol=TOLERANCE)


def same_rounded(wanted: Any, found: Any, digits: int) -> bool:
    """Say whether `found` is `wanted` rounded to some digits, a half to either side."""
    if isinstance(wanted, (list, tuple)):
        alike = isinstance(found, (list, tuple)) and len(found) == len(wanted)
        return alike and all(same_rounded(w, f, digits) for w, f in zip(wanted, found, strict=True))
    plain = (int, float)
    if isinstance(wanted, bool) or not isinstance(wanted, plain):
        return same(wanted, found)
    if isinstance(found, bool) or not isinstance(found, plain) or not math.isfinite(found):
        return False
    scaled = found * 10**digits
    if not math.isclose(scaled, round(scaled), rel_tol=TOLERANCE, abs_tol=1e-6):
        return False
    return abs(found - wanted) <= 0.5 * 10**-digits + TOLERANCE * max(1.0, abs(wanted))


def shape(value: Any) -> Any:
    """Return the type of a value with those of its elements, of numbers only that they are such."""
    if isinstance(value, bool):
        return "bool"
    if isinstance(value, (int, float)):
        return "number"
    if isinstance(value, (list, tuple)):
        return ("list", frozenset(map(shape, value)))
    if isinstance(value, (set, frozenset)):
        return ("set", frozenset(map(shape, value)))
    if isinstance(value, Mapping):
        plain = (int, float, str)  # keys and values may be confused, that is a mistake
        inner = ("plain" if isinstance(v, plain) else shape(v) for v in value.values())
        return ("dict", frozenset(inner))
    if isinstance(value, str):
        return "lines" if "\n" in value else "str"
    return type(value).__name__


def fitting(one: Any, other: Any) -> bool:
    """Say whether two shapes may be of one type: empty containers are of any."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        if one[0] != other[0]:
            return False
        return not one[1] or all(any(fitting(a, b) for a in one[1]) for b in other[1])
    return one == other or "NoneType" in (one, other)
