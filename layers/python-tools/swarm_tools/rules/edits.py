"""Putting edits into a text."""

from __future__ import annotations

from collections.abc import Iterable

from swarm_tools.rules.model import Edit


def apply_edits(text: str, edits: Iterable[Edit]) -> tuple[str, list[Edit]]:
    """Apply the edits that do not overlap, groups as a whole.

    Args:
        text: The text the edits were made for.
        edits: Edits in any order; the first one of two that overlap wins.

    Returns:
        The new text, and the edits that are in it, sorted by position.
    """
    groups: dict[object, list[Edit]] = {}
    for number, edit in enumerate(edits):
        key = ("group", edit.group) if edit.group is not None else ("edit", number)
        groups.setdefault(key, []).append(edit)
    taken: list[Edit] = []
    for members in groups.values():
        clash = any(
            (one.start < other.end and other.start < one.end)
            or (one.start == one.end and other.start < one.start < other.end)
            or (one.start, one.end) == (other.start, other.end)
            for one in members
            for other in taken
        )
        if not clash:
            taken.extend(members)
    taken.sort(key=lambda edit: (edit.start, edit.end))
    out, last = [], 0
    for edit in taken:
        out.append(text[last : edit.start])
        out.append(edit.new)
        last = max(last, edit.end)
    out.append(text[last:])
    return "".join(out), taken
