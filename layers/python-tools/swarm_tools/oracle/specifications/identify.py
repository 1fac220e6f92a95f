"""Which specification a function has, by its name, signature and docstring alone."""

from __future__ import annotations

import ast
from functools import lru_cache
from typing import Any

from swarm_tools.signatures.facts import Function
from swarm_tools.signatures.kinds import annotation_kind
from swarm_tools.signatures.tokens import matches, normal, split

from .body import foreign
from .identified import Identified
from .model import OPEN, RAISES, Specification
from .registry import by_word, registry
from .signature import domains_of, order_of, result_kinds
from .wording import narrowing

_REFUSED = frozenset({"async", "input", "decorated", "keyword_only", "io", "state"})
_TRIED = 12
_SEQUENCES = frozenset({"list", "pair", "tuple", "iterator", "set", "iterable", "nested"})


def identify(function: Function) -> Identified | None:
    """Return the one specification that a function's name, signature and docstring fit.

    Nothing is run but references of ours, on samples of ours.

    Args:
        function: What the source says about it. Functions with state, input or output,
            decorators of unknown effect or required keywords are not identified, neither are
            methods of an object.

    Returns:
        The specification with the variants left, or None: none fits or more than one does.
    """
    if function.binding not in ("function", "static") or function.vararg:
        return None
    if function.flags & _REFUSED or function.name.startswith("_"):
        return None
    found = [f for entry in named(function.name) if (f := fitting(function, entry)) is not None]
    return found[0] if len(found) == 1 else None


def named(name: str) -> list[Specification]:
    """Return the specifications that a name says and no word besides, by id."""
    raw = frozenset(split(name))
    found = {
        entry.id
        for word in set(normal(name))
        for entry, wanted in by_word().get(word, ())
        if matches(name, wanted, entry.extra) and not raw & entry.unless
    }
    return [registry()[key] for key in sorted(found)]


def fitting(function: Function, entry: Specification) -> Identified | None:
    """Return the specification for this function, or None when its signature or text differs."""
    order = order_of(function, entry)
    if order is None:
        return None
    fixed = narrowing(function, entry)
    if fixed is None:
        return None
    fixed = by_result(function, entry, fixed)
    if fixed is None or foreign(function, entry):
        return None
    return Identified(entry, order, domains_of(function, entry, order), entry.variants(fixed))


def by_result(
    function: Function, entry: Specification, fixed: dict[str, Any]
) -> dict[str, Any] | None:
    """Return the variants decided with those that the type of the result decides, or None."""
    kinds = kinds_of(entry.id)
    node = function.node.returns
    said = annotation_kind(ast.unparse(node)) if node is not None else ""
    if said == "unknown":
        said = ""
    if node is not None and ast.unparse(node).strip("'\"") == "bool":
        said = "bool"
    silent = ast.unparse(node) == "None" if node is not None else function.returns <= {"none"}
    if silent and "generator" not in function.flags:
        return {**fixed, "in_place": True} if entry.in_place else None
    if entry.in_place:
        fixed = {**fixed, "in_place": False}
    if said and said not in kinds:
        return None
    seen = function.returns - {"none"}
    if not said and seen and "unknown" not in seen and not any(map(kinds.__contains__, seen)):
        return None if not (seen & _SEQUENCES and kinds & _SEQUENCES) else fixed
    return fixed


@lru_cache(maxsize=512)
def kinds_of(identifier: str) -> frozenset[str]:
    """Return the types of result that a specification has, over all its variants."""
    entry = registry()[identifier]
    rows = entry.samples(entry.domain.domains, 0, _TRIED)
    values = [entry.call(row, v) for row in rows for v in entry.variants({})]
    return result_kinds([v for v in values if v is not OPEN and v is not RAISES])
