"""A statement put right, or the right one put beside the wrong one: the first was meant."""

from __future__ import annotations

from swarm_tools.repair.evidence import Compared
from swarm_tools.repair.model import Candidate


def put_right(compared: list[Compared]) -> list[Compared]:
    """Return the candidates without those that add a line another one makes of a line.

    Args:
        compared: Candidates that pass the tests, the best first.
    """
    made = {line for item in compared if (line := line_made(item.candidate))}
    return [item for item in compared if item.candidate.added not in made]


def line_made(candidate: Candidate) -> str:
    """Return the line that an edit inside a line makes of it; empty for any other edit."""
    edits = candidate.edits(candidate.path)
    if len(candidate.texts) > 1 or len(edits) != 1:
        return ""
    [(start, end, new)] = edits
    base = candidate.base[candidate.path]
    if start == end or "\n" in base[start:end] + new:
        return ""
    first = base.rfind("\n", 0, start) + 1
    last = base.find("\n", end)
    return (base[first:start] + new + base[end : last if last >= 0 else None]).strip()
