"""Plain values for parameters of which only the kind is known."""

from __future__ import annotations

from collections.abc import Mapping

from swarm_tools.signatures.facts import Function

_LISTS = ([3, 1, 2], [5], [4, 4, 1, 7])

SAMPLES: dict[str, tuple[object, ...]] = {
    "number": (2, 5, 9),
    "string": ("hello", "aabbb", "a b c"),
    "list": _LISTS,
    "iterable": _LISTS,
    "dict": ({"a": 1}, {"b": 2, "c": 3}, {"x": 0}),
    "bool": (True, False, True),
    "strings": (["b", "a"], ["one"], ["x", "y", "z"]),
    "nested": ([[1, 2], [3, 4]], [[5, 6], [7, 8]], [[1]]),
}  # fmt: skip
STRANGE = frozenset({"async", "io", "decorated", "keyword_only", "generator", "prints", "state"})


def callable_plainly(function: Function) -> bool:
    """Say whether a function can be called by itself, without effects or objects."""
    plain = function.binding in ("function", "static") and not function.vararg
    return plain and not function.flags & STRANGE and not function.name.startswith("_")


def sample_args(
    function: Function, number: int = 0, *, given: Mapping[str, object] | None = None
) -> list[object] | None:
    """Return arguments for the parameters that must be given, or None when a kind is open.

    Args:
        function: The function.
        number: Which of the samples of each kind.
        given: Arguments that are known, by the name of the parameter.
    """
    known = given or {}
    out = []
    for param in function.params:
        if param.optional:
            break
        if param.name in known:
            out.append(known[param.name])
        elif param.kind in SAMPLES:
            out.append(SAMPLES[param.kind][number])
        else:
            return None
    return out


def plain_constructor(function: Function) -> bool:
    """Say whether the class of a method can be made without arguments."""
    if function.cls is None:
        return True
    if function.cls.bases or function.cls.decorator_list or function.cls.keywords:
        return [getattr(b, "id", "") for b in function.cls.bases] == ["object"]
    for node in function.cls.body:
        if getattr(node, "name", "") == "__init__":
            args = node.args
            needed = len(args.posonlyargs) + len(args.args) - 1 - len(args.defaults)
            return needed <= 0 and not any(d is None for d in args.kw_defaults)
    return True
