"""Putting the findings of several tools together, and telling new ones from old ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .tools import RUFF, Finding


def together(findings: Iterable[Finding]) -> list[Finding]:
    """Return the findings of all tools, sorted; what two of them found is ruff's.

    Ruff's `S602` is bandit's `B602`: the same rule where the number is the same.
    """
    known = list(findings)
    first = [finding for finding in known if finding.tool == RUFF]
    others = [
        finding
        for finding in known
        if finding.tool != RUFF and not any(_same(finding, other) for other in first)
    ]
    return sorted([*first, *others], key=lambda item: (item.path, item.line, item.code))


def _same(finding: Finding, other: Finding) -> bool:
    """Tell whether two tools mean the same; a call over several lines may be placed on any."""
    if finding.path != other.path or finding.code[1:] != other.code[1:]:
        return False
    return finding.lines[0] <= other.lines[1] and other.lines[0] <= finding.lines[1]


def new_ones(before: Iterable[Finding], after: Iterable[Finding]) -> list[Finding]:
    """Return the findings of `after` beyond those of `before`; lines may have moved."""
    known = Counter((item.path, item.code, item.message) for item in before)
    introduced = []
    for item in after:
        key = (item.path, item.code, item.message)
        if known[key]:
            known[key] -= 1
        else:
            introduced.append(item)
    return introduced
