"""Results that a docstring shows and that tell their argument: ``"1h 02m 03s"`` of 3723 seconds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from swarm_tools.intents.facts import Function

_QUOTED = re.compile(r"(?P<quote>['\"`])(?P<text>[^'\"`\n]{2,24})(?P=quote)")
_OTHERWISE = re.compile(r"\b(not|never|instead of|rather than|without|no|pas|jamais)\W*\Z", re.I)
_UNITS = (
    r"(?:(?P<h>\d+) ?(?:h|hours?|hrs?|heures?)\b)?(?:,| and| et)? ?"
    r"(?:(?P<m>\d+) ?(?:m|min|mins|minutes?)\b)?(?:,| and| et)? ?"
    r"(?:(?P<s>\d+) ?(?:s|sec|secs|seconds?|secondes?)\b)?"
)
_SPANS = (
    re.compile(_UNITS), re.compile(_UNITS.replace(r"\b", "").replace(" ?", "")),
    re.compile(r"(?P<h>\d+)h(?P<m>\d\d)"), re.compile(r"(?P<h>\d+):(?P<m>\d\d):(?P<s>\d\d)"),
)  # fmt: skip
_SECONDS = re.compile(r"(\w+_)?(seconds?|secs?|secondes?)", re.IGNORECASE)
_MINUTES = re.compile(r"(\w+_)?(minutes?|mins?)", re.IGNORECASE)
_CENTS = re.compile(r"(\w+_)?(cents|centimes)", re.IGNORECASE)
_AMOUNT = re.compile(r"(?P<sign>-?)\D{0,3}\d{1,3}(?:[.,' \u202f]?\d{3})*[.,]\d\d(?:\W{0,2}\D{0,4})")


def shown_amounts(function: Function) -> Iterator[tuple[str, str]]:
    """Yield the argument and the text of each span of time, or amount, that is shown.

    Asked is a function of one parameter alone, whose name tells the unit.
    """
    if len(function.params) != 1 or (function.returns and "string" not in function.returns):
        return
    if function.params[0].kind not in ("number", "unknown"):
        return
    name = function.params[0].name
    for found in _QUOTED.finditer(function.doc):
        if _OTHERWISE.search(function.doc[: found.start()]):
            continue
        text, value = found["text"], None
        if _SECONDS.fullmatch(name):
            value = _span(text, 1)
        elif _MINUTES.fullmatch(name):
            value = _span(text, 60)
        elif _CENTS.fullmatch(name) and (amount := _AMOUNT.fullmatch(text)):
            value = int("".join(c for c in text if c.isdigit())) * (-1 if amount["sign"] else 1)
        if value is not None:
            yield repr(value), repr(text)


def _span(text: str, unit: int) -> int | None:
    """Return how long a span is, in a unit of so many seconds; None if it is not written out."""
    for pattern in _SPANS:
        parts = pattern.fullmatch(text)
        if parts is None or not any(parts.groupdict().values()):
            continue
        held = parts.groupdict()
        hours, minutes, seconds = (int(held.get(k) or 0) for k in "hms")
        if minutes > 59 or seconds > 59 or hours > 23 or (unit == 60 and held.get("s")):
            return None
        return (hours * 3600 + minutes * 60 + seconds) // unit
    return None
