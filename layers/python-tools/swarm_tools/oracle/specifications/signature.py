"""Which parameter of a function is which of a specification."""

from __future__ import annotations

import ast
import itertools

from swarm_tools.signatures.facts import Function, Param
from swarm_tools.signatures.tokens import normal, split

from .domains import Domain
from .model import Specification, words

_ACCEPTED = {
    "number": words("number unknown"),
    "bool": words("bool unknown"),
    "string": words("string unknown iterable"),
    "list": words("list iterable unknown"),
    "strings": words("strings list iterable unknown"),
    "items": words("list iterable strings unknown"),
    "nested": words("nested list iterable unknown"),
    "dict": words("dict unknown iterable"),
}
HARMLESS = words(
    "low lo high hi left right start end begin stop first last memo cache acc accumulator reverse "
    "key debut fin gauche droite"
)
_PLAIN = words("the a an my of de la le input in given original 1 2")
MOST_PARAMETERS = 5


def order_of(function: Function, entry: Specification) -> tuple[int, ...] | None:
    """Return for each parameter of the function its index in the specification, or None.

    Parameters that may be left out and change nothing by that are not among them: what remains
    are the first ones. Where several orders fit, only that of the reference counts.
    """
    count = len(entry.parameters)
    params = function.params
    if len(params) < count:
        return _shorter(function, entry)
    if count > MOST_PARAMETERS or not all(map(harmless, params[count:])):
        return None
    return _fitting(function, entry, tuple(range(count)))


def _shorter(function: Function, entry: Specification) -> tuple[int, ...] | None:
    kept = tuple(i for i, p in enumerate(entry.parameters) if p not in entry.optional)
    return _fitting(function, entry, kept) if len(function.params) == len(kept) else None


def _fitting(
    function: Function, entry: Specification, kept: tuple[int, ...]
) -> tuple[int, ...] | None:
    params = function.params[: len(kept)]
    found = [
        order
        for order in itertools.permutations(kept)
        if all(fits(p, entry, at, function) for p, at in zip(params, order, strict=True))
    ]
    if kept in found:
        return kept
    return found[0] if len(found) == 1 else None


def fits(param: Param, entry: Specification, at: int, function: Function) -> bool:
    """Say whether a parameter may be the specification's at an index: by type and name."""
    kind = entry.domain.domains[at].kind
    if param.kind not in _ACCEPTED[kind]:
        return False
    wide = annotation(function, param.name)
    if wide.startswith(("bytes", "list[bool", "set", "frozenset", "tuple", "ndarray")):
        return False
    roles = entry.roles.get(entry.parameters[at])
    if roles is None:
        return True
    parts = split(param.name) or [param.name.lower()]
    plain = roles | _PLAIN
    explained = all(w in plain or w.rstrip("s") in plain or {*normal(w)} & plain for w in parts)
    return param.name.lower() in roles or (explained and any(w not in _PLAIN for w in parts))


def harmless(param: Param) -> bool:
    """Say whether a parameter changes nothing when it is left out."""
    if not param.optional:
        return False
    return param.default in (None, False) or param.name.lower() in HARMLESS


def annotation(function: Function, name: str) -> str:
    """Return a parameter's annotation without blanks, in lower case; "" when it has none."""
    node = function.node.args
    for arg in (*node.posonlyargs, *node.args):
        if arg.arg == name and arg.annotation is not None:
            text = ast.unparse(arg.annotation).lower().replace(" ", "").strip("'\"")
            return text.replace("typing.", "")
    return ""


def domains_of(
    function: Function, entry: Specification, order: tuple[int, ...]
) -> tuple[Domain, ...]:
    """Return the domains in the specification's order, narrowed to what annotations say."""
    found: list[Domain] = list(entry.domain.domains)
    for param, at in zip(function.params, order, strict=False):
        text = annotation(function, param.name)
        inside = text.partition("[")[2].rstrip("]").rpartition(",")[2] or text
        if param.kind == "strings":
            found[at] = found[at].narrow("strings")
        elif inside == "int":
            found[at] = found[at].narrow("int")
        elif inside in ("float", "number"):
            found[at] = found[at].narrow("list")
    return tuple(found)


_RESULTS = {
    bool: words("bool"),
    int: words("number"),
    float: words("number"),
    str: words("string"),
    list: words("list strings nested iterable pair other"),
    tuple: words("list strings nested iterable pair other"),
    dict: words("dict"),
    set: words("iterable other list"),
    type(None): words("none"),
}


def result_kinds(values: list[object]) -> frozenset[str]:
    """Return the types of result that some values are, as annotations name them."""
    none: frozenset[str] = frozenset()
    return none.union(*(_RESULTS.get(type(value), frozenset({"other"})) for value in values))
