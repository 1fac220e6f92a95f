"""Texts that a regular expression of the code matches: inputs that reach what it guards."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from typing import Any

try:
    from re import _parser as parser
except ImportError:  # before Python 3.11
    import sre_parse as parser  # type: ignore[no-redef]

MOST_TEXTS = 4
LONGEST = 40
_CLASSES = {"CATEGORY_DIGIT": "7", "CATEGORY_SPACE": " ", "CATEGORY_WORD": "w"}
_META = re.compile(r"[\\^$*+?\[\](|]")


def matching(pattern: str) -> list[str]:
    """Return a few short texts that `pattern` matches; none where it is no regular expression."""
    if not _META.search(pattern) or len(pattern) > 200:
        return []
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            parsed = parser.parse(pattern)
            compiled = re.compile(pattern)
    except (re.error, RecursionError, OverflowError, ValueError):
        return []
    found: dict[str, None] = {}
    for number in range(2 * MOST_TEXTS):
        try:
            text = "".join(_parts(parsed, number, {}))
        except (RecursionError, KeyError, IndexError):
            continue
        if 0 < len(text) <= LONGEST and compiled.search(text):
            found[text] = None
    return list(found)[:MOST_TEXTS]


def _parts(parsed: Any, number: int, groups: dict[int, str]) -> Iterator[str]:
    for op, value in parsed:
        name = str(op)
        if name == "LITERAL":
            yield chr(value)
        elif name == "NOT_LITERAL":
            yield "b" if chr(value) == "a" else "a"
        elif name == "ANY":
            yield "x"
        elif name == "IN":
            yield _one_of(value, number)
        elif name == "BRANCH":
            yield from _parts(value[1][number % len(value[1])], number // 2, groups)
        elif name == "SUBPATTERN":
            text = "".join(_parts(value[3], number, groups))
            if value[0] is not None:
                groups[value[0]] = text
            yield text
        elif name in ("MAX_REPEAT", "MIN_REPEAT", "POSSESSIVE_REPEAT"):
            least, most, inner = value
            for _ in range(min(most, least + number % 2 + (number == 0 and least == 0))):
                yield from _parts(inner, number, groups)
        elif name == "GROUPREF":
            yield groups[value]


def _one_of(items: Any, number: int) -> str:
    kind, value = items[0] if str(items[0][0]) == "NEGATE" else items[number % len(items)]
    name = str(kind)
    if name == "NEGATE":
        taken = {v for k, v in items[1:] if str(k) == "LITERAL"}
        return next(c for c in "aZ5 _-" if ord(c) not in taken)
    if name == "LITERAL":
        return chr(value)
    if name == "RANGE":
        return chr(min(value[1], value[0] + number % 3))
    return _CLASSES.get(str(value), "a")
