"""Differences that a repair of a bug pattern is to make, and whether those are the ones seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from .compare import input_text, same, tolerated
from .gate import FunctionDiff, Gate
from .model import Call

WITNESS = "_Witness"
"""Name of the exception that a witness raises where it predicts a difference."""
_ALONE = 40


@dataclass(frozen=True)
class Predicted:
    """The difference that a repair makes, and no other.

    Attributes:
        kind: ``crash``: only where the code before raised one of `exceptions`, and the code after
            does not. ``endless``: only where the code before did not end, and the code after does.
            ``second_call``: none in the first call in a process, only in later ones.
            ``witness``: only where the module that `witness` makes raises `WITNESS`.
            ``none``: no difference at all.
        exceptions: Names of exception types, of a crash.
        or_none: Whether the repair stays where the function is gated and shows no difference.
        shown: Whether the error is certain from the text alone, so that the repair stays where no
            input came to it, too.
        witness: From a module's text to one that defines `WITNESS`, a `BaseException`, and raises
            it exactly where the difference is predicted.
    """

    kind: Literal["crash", "endless", "second_call", "witness", "none"]
    exceptions: tuple[str, ...] = ()
    witness: Callable[[str], str] | None = None
    shown: bool = False
    or_none: bool = False


def unpredicted(
    gate: Gate, after_root: Path, diffs: list[FunctionDiff], predicted: Predicted
) -> dict[str, str]:
    """Return the changed functions of one file whose differences are not the predicted ones.

    Args:
        gate: The gate of the version before.
        after_root: The version after.
        diffs: What `gate.compare` said of the file.
        predicted: What the repair is to change.

    Returns:
        A reason by function, to be read after its name. Empty when every touched function shows
        the predicted difference and nothing shows another.
    """
    found = {}
    others = [diff for diff in diffs if not diff.touched and diff.harm]
    for diff in diffs:
        if not diff.touched:
            continue
        reason = _reason(gate, after_root, diff, predicted)
        for other in others:
            reason = reason or _wrong(gate, after_root, other, predicted)
        if reason:
            found[diff.function] = reason
    return found


def _reason(gate: Gate, after_root: Path, diff: FunctionDiff, predicted: Predicted) -> str:
    if predicted.kind == "none":
        return _wrong(gate, after_root, diff, predicted) or ("" if diff.gated else diff.why)
    wrong = _wrong(gate, after_root, diff, predicted)
    if wrong or predicted.shown:
        return wrong
    seen = bool(diff.calls) or (predicted.or_none and diff.gated)
    if predicted.kind == "endless":
        seen = gate.ends_now(after_root, diff.path, diff.function)
    return "" if seen else "shows no difference on the inputs that were tried"


def _wrong(gate: Gate, after_root: Path, diff: FunctionDiff, predicted: Predicted) -> str:
    """Return what is not as predicted, or nothing."""
    if {row[0] for row in diff.changed} - {input_text(call) for call, _, _ in diff.calls}:
        return "differs where the module is imported"
    crash = predicted.kind == "crash"
    calls = [call for call, one, other in diff.calls if crash or not tolerated(one, other)]
    if predicted.kind in ("none", "endless"):
        return "differs on inputs where nothing was to change" if calls else ""
    if predicted.kind == "crash":
        for _, before, after in diff.calls:
            crashed = before.kind == "raises" and before.value in predicted.exceptions
            again = after.kind == "raises" and after.value in predicted.exceptions
            if not crashed or again or after.kind in ("late", "absent"):
                return "differs where the code did not crash before"
        return ""
    if predicted.kind == "second_call":
        every = list(gate.before.of(diff.path, diff.function))
        chosen = list(dict.fromkeys([*calls, *every]))[:_ALONE]
        before = gate.before.run_each_alone(None, {diff.path: chosen}).outcomes[diff.path]
        after = gate.before.run_each_alone(after_root, {diff.path: chosen}).outcomes[diff.path]
        equal = all(same(one, two) for one, two in zip(before, after, strict=True))
        return "" if equal else "differs in the first call already"
    return _beyond_witness(gate, diff, calls, predicted)


def _beyond_witness(gate: Gate, diff: FunctionDiff, calls: list[Call], predicted: Predicted) -> str:
    if not calls:
        return ""
    assert predicted.witness is not None
    text = predicted.witness(gate.before.texts[diff.path])
    found = gate.before.run_changed({diff.path: text}, {diff.path: calls}).outcomes[diff.path]
    raised = all(one.kind == "raises" and one.value == WITNESS for one in found)
    return "" if raised else "differs where the bug pattern has no effect"
