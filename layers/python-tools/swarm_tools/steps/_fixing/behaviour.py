"""The clean-up beside what was there before it, through the behaviour gate."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...validate.gate import FunctionDiff, Gate
from ...validate.model import MODULE
from ...validate.predicted import Predicted, unpredicted
from .state import FixState

_RUN_S = 20.0


class Behaviour:
    """What the targets do before the clean-up, and whether versions of them do the same."""

    def __init__(self, state: FixState, texts: Mapping[str, str]) -> None:
        """Take the files that may change as they are, `texts` laid over the working copy."""
        self._state = state
        root = state.trial(dict(texts))[0]
        limit = min(_RUN_S, state.context.remaining_s)
        context = state.context
        self._gate = Gate(context.sandbox, context.workspace, root, texts, limit)

    def compare(self, texts: Mapping[str, str]) -> dict[str, list[FunctionDiff]]:
        """Return the functions that new texts of files touch, by path."""
        return self._gate.compare(self._state.trial(dict(texts))[0], texts)

    def not_as_predicted(
        self, texts: Mapping[str, str], predicted: Predicted
    ) -> tuple[dict[str, dict[str, str]], dict[str, list[FunctionDiff]]]:
        """Hold a repair to the one difference that it is to make.

        Returns:
            By path the functions in which it makes another one, or none, with the reason; and
            what it does to each function.
        """
        root = self._state.trial(dict(texts))[0]
        found = self._gate.compare(root, texts)
        wrong = {
            path: unpredicted(self._gate, root, found.get(path, []), predicted) for path in texts
        }
        return wrong, found


def to_protect(diffs: Iterable[FunctionDiff]) -> set[str]:
    """Return the functions that a clean-up has to leave as they are.

    Where one that is not touched differs, it is for one that is: then none is changed.
    """
    diffs = list(diffs)
    names = {diff.function for diff in diffs if diff.touched and (diff.harm or not diff.gated)}
    if any(diff.harm and not diff.touched for diff in diffs):
        names |= {diff.function for diff in diffs if diff.touched}
    return {name.partition("@")[0] for name in names}


def reason(diffs: Iterable[FunctionDiff]) -> str:
    """Return why a clean-up is not taken, for the report."""
    diffs = list(diffs)
    names = sorted({_name(diff) for diff in diffs if diff.harm})
    if names:
        return "it would change what code does: " + ", ".join(names[:5])
    names = sorted({_name(diff) for diff in diffs if not diff.gated})
    return "nothing shows that it changes nothing in: " + ", ".join(names[:5])


def _name(diff: FunctionDiff) -> str:
    return "the module" if diff.function == MODULE else diff.function.partition("@")[0]
