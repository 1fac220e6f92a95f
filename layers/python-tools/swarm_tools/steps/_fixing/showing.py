"""What repairs do otherwise: the behaviour of each repaired function before and after."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ...validate.gate import FunctionDiff, Gate
from .state import FixState

_SECONDS = 8.0
_ROWS = 8
_LONG = 300


def behaviour_of(
    state: FixState,
    before: Path,
    texts: Mapping[str, str],
    repaired: Iterable[tuple[str, str, str]],
) -> list[dict[str, Any]]:
    """Return the behavioural table of each repaired function, as results carry it.

    Args:
        state: Of the step.
        before: The project without the repairs.
        texts: The files that the repairs change, as they leave them.
        repaired: Path and qualified name of each repaired function, and its evidence.
    """
    wanted = {(path, name): evidence for path, name, evidence in repaired}
    context = state.context
    seconds = min(_SECONDS, context.remaining_s)
    gate = Gate(context.sandbox, context.workspace, before, texts, seconds)
    after, _ = state.trial(dict(texts))
    found = []
    for path, diffs in sorted(gate.compare(after, texts).items()):
        for diff in diffs:
            evidence = wanted.get((path, diff.function))
            if evidence is not None:
                found.append(behaviour_row(diff, evidence))
    return found


def behaviour_row(diff: FunctionDiff, evidence: str) -> dict[str, Any]:
    """Return the behavioural table of one function, as results carry it."""
    return {
        "path": diff.path,
        "function": diff.function,
        "evidence": evidence,
        "gated": diff.gated,
        "rows": [
            {"input": given[:_LONG], "before": was[:_LONG], "after": now[:_LONG]}
            for given, was, now in diff.changed[:_ROWS]
        ],
        "changed": max(len(diff.calls), len(diff.changed)),
        "unchanged": diff.unchanged,
    }
