"""pylint's score, from counts that may be summed over files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

COUNTED = ("statement", "fatal", "error", "warning", "refactor", "convention")
NO_COUNTS: Mapping[str, int] = dict.fromkeys(COUNTED, 0)


def add_counts(counts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """Return the sum of several files' counts."""
    total = dict(NO_COUNTS)
    for one in counts:
        for name in COUNTED:
            total[name] += one.get(name, 0)
    return total


def penalty(counts: Mapping[str, int]) -> int:
    """Return what the messages of `counts` weigh in pylint's formula."""
    return 5 * counts["error"] + counts["warning"] + counts["refactor"] + counts["convention"]


def score(counts: Mapping[str, int]) -> float:
    """Return the score of `counts`, 0.0 to 10.0, by the default `evaluation` of pylint.

    Code without a statement has no score in pylint; it counts as 10.0 without messages that
    lower it, and as 0.0 with them.
    """
    if counts.get("fatal"):
        return 0.0
    if not counts["statement"]:
        return 0.0 if penalty(counts) else 10.0
    return max(0.0, 10.0 - (float(penalty(counts)) / counts["statement"]) * 10)
