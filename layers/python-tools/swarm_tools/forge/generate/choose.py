"""The choice of tests: each adds a way through the code, or kills a mutant that no other kills.

A last few take a way as often as none of the others (loops that run once, twice and more), or
detect once more what one test alone detects: what notices a mutant in two ways is more likely to
notice a mistake that no mutant is like.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from swarm_tools.forge.generate.model import Arc, Candidate

MORE_SHARE = 0.5
LEAST_MORE = 8
_TWICE = 0.5


def choose(
    candidates: Sequence[Candidate], wanted: frozenset[Arc] | None, most: int
) -> list[tuple[Candidate, str, int]]:
    """Return (candidate, what it is for, mutants it adds): ``coverage``, ``mutant`` or ``more``.

    Args:
        candidates: With their kills.
        wanted: Ways that are still missing; all when None.
        most: At most so many.
    """
    left = sorted(candidates, key=lambda c: (_cost(c), c.attempt.key))
    arcs: set[Arc] = set()
    kills: set[str] = set()
    picked: list[tuple[Candidate, str, int]] = []
    while left and len(picked) < most:
        best, gain = None, 0.0
        for candidate in left:
            new_arcs = (candidate.arcs if wanted is None else candidate.arcs & wanted) - arcs
            new_kills = candidate.kills - kills
            worth = 2 * len(new_kills) + len(new_arcs) - 0.02 * _cost(candidate)
            if (new_arcs or new_kills) and worth > gain:
                best, gain = candidate, worth
        if best is None:
            break
        added = len(best.kills - kills)
        picked.append((best, "mutant" if added else "coverage", added))
        arcs |= best.arcs
        kills |= best.kills
        left.remove(best)
    picked = _minimised(picked, wanted)
    if wanted is None:
        chosen = {id(candidate) for candidate, _, _ in picked}
        others = [candidate for candidate in candidates if id(candidate) not in chosen]
        room = min(most - len(picked), max(LEAST_MORE, int(MORE_SHARE * len(picked))))
        picked += _more(others, [candidate for candidate, _, _ in picked], room)
    return picked


def _more(
    left: list[Candidate], chosen: list[Candidate], most: int
) -> list[tuple[Candidate, str, int]]:
    """Return those that add most to how often ways are taken and mutants are detected."""
    known = {often for candidate in chosen for often in candidate.often}
    detected = Counter(kill for candidate in chosen for kill in candidate.kills)
    left = sorted(left, key=lambda c: (_cost(c), c.attempt.key))
    picked: list[tuple[Candidate, str, int]] = []

    def gain(candidate: Candidate) -> float:
        again = sum(detected[kill] == 1 for kill in candidate.kills)
        return len(candidate.often - known) + _TWICE * again

    while left and len(picked) < most:
        best = max(left, key=lambda c: gain(c) and gain(c) - 0.02 * _cost(c))
        if not gain(best):
            break
        picked.append((best, "more", 0))
        known |= best.often
        detected.update(best.kills)
        left.remove(best)
    return picked


def _minimised(
    picked: list[tuple[Candidate, str, int]], wanted: frozenset[Arc] | None
) -> list[tuple[Candidate, str, int]]:
    """Drop what later choices made superfluous."""
    kept = list(picked)
    for row in picked:
        others = [c for c, _, _ in kept if c is not row[0]]
        arcs = {a for c in others for a in c.arcs}
        kills = {k for c in others for k in c.kills}
        own = row[0].arcs if wanted is None else row[0].arcs & wanted
        if own <= arcs and row[0].kills <= kills:
            kept = [r for r in kept if r[0] is not row[0]]
    return kept


def _cost(candidate: Candidate) -> float:
    """Return how hard a test is to read: its length, and some for a mere wrong call."""
    return len("\n".join(candidate.lines)) / 10 + 3 * candidate.outcome.startswith("raises")
