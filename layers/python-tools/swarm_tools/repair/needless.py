"""Edits that do more than is needed: where a plain copy does, a sorted one was not meant.

A list that two objects share is a bug that any copy mends. So of the edits of one place that keep
what stands there, only the plain copies are likely; and of copies in two functions of which one
calls the other, the one in the function that is called serves all of its callers.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence

from swarm_tools.repair.model import Candidate

COPIES = ("list({})", "dict({})", "set({})", "{}[:]", "{}.copy()", "copy.copy({})",
          "copy.deepcopy({})", "deepcopy({})")  # fmt: skip

Span = tuple[str, int, int]


def needed(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Return the candidates that do no more than is needed.

    Args:
        candidates: Edits that pass the same tests.
    """
    copied: dict[Span, list[Candidate]] = {}
    for candidate in candidates:
        if (span := _span(candidate)) and _new(candidate) in _copies(candidate):
            copied.setdefault(span, []).append(candidate)
    if not copied:
        return list(candidates)
    served = {id(c) for group in copied.values() for c in group if _is_served(c, copied)}
    return [
        c
        for c in candidates
        if id(c) not in served
        and not ((span := _span(c)) in copied and c not in copied[span] and _keeps(c))
    ]


def _span(candidate: Candidate) -> Span | None:
    """Return the place of a single edit that replaces something."""
    edits = [(path, *edit) for path, proposal in candidate.proposals for edit in proposal.edits]
    if len(edits) != 1 or edits[0][1] == edits[0][2]:
        return None
    return edits[0][:3]


def _old(candidate: Candidate) -> str:
    path, start, end = _span(candidate) or ("", 0, 0)
    return candidate.base[path][start:end] if path else ""


def _new(candidate: Candidate) -> str:
    return candidate.edits(candidate.path)[0][2]


def _copies(candidate: Candidate) -> list[str]:
    return [form.format(_old(candidate)) for form in COPIES]


def _keeps(candidate: Candidate) -> bool:
    return _old(candidate) in _new(candidate)


def _is_served(candidate: Candidate, copied: dict[Span, list[Candidate]]) -> bool:
    """Say whether a function that this one calls has a copy that would do."""
    called = _called(candidate)
    others = {c.function for group in copied.values() for c in group}
    return any(
        name.removesuffix(".__init__").rpartition(".")[2] in called
        for name in others - {candidate.function}
    )


def _called(candidate: Candidate) -> set[str]:
    """Return the names that the function of a candidate calls; its class for `cls`."""
    *around, name = candidate.function.split(".")
    found: set[str] = set()
    for node in ast.walk(ast.parse(candidate.base[candidate.path])):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name == name:
            for call in (n for n in ast.walk(node) if isinstance(n, ast.Call)):
                found.add(getattr(call.func, "id", getattr(call.func, "attr", "")))
    return found | ({around[-1]} if around and "cls" in found else set())
