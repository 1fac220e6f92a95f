"""How much two sequences have in common at their ends."""

from __future__ import annotations

from collections.abc import Sequence


def same_ends(before: Sequence[str], after: Sequence[str]) -> tuple[int, int]:
    """Return how many items are the same at the beginning, and of the rest at the end."""
    head, most = 0, min(len(before), len(after))
    while head < most and before[head] == after[head]:
        head += 1
    tail = 0
    while tail < most - head and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    return head, tail
