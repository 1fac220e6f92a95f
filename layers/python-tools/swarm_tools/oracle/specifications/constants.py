"""The numbers and the characters that a specification has a use for."""

from __future__ import annotations

import types
from functools import lru_cache

from .model import Specification

_USUAL = frozenset({0, 1, 2})


@lru_cache(maxsize=512)
def _constants(reference: types.FunctionType) -> tuple[frozenset[float], frozenset[str]]:
    numbers: set[float] = set()
    letters: set[str] = set()
    seen: set[int] = set()

    def take(value: object, scope: dict[str, object]) -> None:
        if id(value) in seen:
            return
        if isinstance(value, str):
            letters.update(value.lower())
        elif isinstance(value, (int, float)):
            numbers.add(abs(value))
        elif isinstance(value, (tuple, list, frozenset)):
            for inner in value:
                take(inner, scope)
        elif isinstance(value, types.CodeType):
            for inner in value.co_consts:
                if inner is not value.co_consts[0] or not isinstance(inner, str):
                    take(inner, scope)
            for name in value.co_names:
                seen_before = scope.get(name)
                if isinstance(seen_before, (str, int, float, tuple, types.FunctionType)):
                    take(seen_before, scope)
        elif isinstance(value, types.FunctionType):
            seen.add(id(value))
            take(value.__code__, value.__globals__)

    take(reference, reference.__globals__)
    return frozenset(numbers), frozenset(letters)


def known(entry: Specification) -> tuple[frozenset[float], frozenset[str]]:
    """Return the numbers and the characters that a specification has a use for."""
    numbers, letters = _constants(entry.reference)
    given = [v for values in entry.choices().values() for v in values]
    more = {abs(v) for v in given if isinstance(v, (int, float))}
    near = {n + by for n in numbers if isinstance(n, int) and n > 2 for by in (-1, 1)}
    texts = {c for v in given if isinstance(v, str) and " " not in v for c in v.lower()}
    half = {0.5} if entry.rounded else set()
    return numbers | more | near | half | _USUAL | entry.numbers, letters | texts
