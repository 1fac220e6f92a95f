"""When tests tell too little: several edits pass them all, and do different things elsewhere."""

from __future__ import annotations

import math

from swarm_tools.repair.evidence import WEIGHTS, Compared
from swarm_tools.repair.model import DOUBT

# Of repairs without a rival as close as this 93% were right, of the others 58% (ADR 35).
CLOSE = 0.8
MOSTLY = 0.5
STEEP = 1.5
"""Of two behaviours one is e times as likely when its best edit costs less by one over this."""
ODD = 0.1
"""What an edit loses in certainty with each cost: the only one that passes may be none at all."""
UNUSUAL = 0.5
"""What it loses, besides, with each hundred bits by which it makes the text less usual."""
ALONE = 0.4
"""What the only behaviour that passes needs: less is hardly a slip, and may be none at all."""
ENOUGH = 0.9
"""How certain a repair by shown tests has to be to be made where a rival behaves differently."""
ENOUGH_OF_WEAK = 0.95
"""The same where tests say no more than that something comes to its end."""
DILUTED = 0.01
"""What a certainty is worth less with each rival: where many edits pass, the best is often wrong.

Of four repairs of half `report` with at least ten rivals two had less than 0.6, and were wrong; the
others had more than 0.9, and were right (2026-11-30)."""
# What a certainty is worth where there are rivals. Set by hand, not fitted: of 38 choices of half
# `tune` 33 of the 36 with 0.4 or more were right, and neither of the others. Those programs are
# among the ones by which usual code is known, so the bound is set higher.
STEPS = ((0.0, 0.3), (0.4, 0.8), (0.5, 0.9), (0.9, 0.95))


def working(compared: list[Compared]) -> list[Compared]:
    """Return the candidates that do not crash at most calls that were sound before them.

    Tests that let a program be of another form, and then expect nothing, are green with these.
    """
    return [item for item in compared if item.errors < MOSTLY]


def rivals(compared: list[Compared], kept: Compared, *, rated: bool = True) -> list[Compared]:
    """Return the candidates nearly as good as the one kept that do something else elsewhere.

    Of those that do the same, of variants of one edit (with a default or without), and of one
    statement that is added here or there, only the best is among them.

    Args:
        compared: All candidates, the best first.
        kept: One of them.
        rated: Whether it counts how often an edit of a kind is meant; for a doubt it does not.
    """
    found: dict[int, Compared] = {}
    told = {said_of(kept), kept.candidate.added}
    most = (kept.score if rated else kept.unrated) + CLOSE
    for item in compared:
        score = item.score if rated else item.unrated
        if item.behaviour != kept.behaviour and score < most:
            if not told & {said_of(item), item.candidate.added} - {None, ""}:
                found.setdefault(item.behaviour, item)
            told |= {said_of(item), item.candidate.added}
    return list(found.values())


def certainty(compared: list[Compared], kept: Compared) -> float:
    """Return how sure it is that a candidate was meant: 1 or less, seldom below -1.

    That is the share of its behaviour among those of all candidates, less what speaks against it,
    unusual text above all; weak tests that they all fail speak against none. Variants of its own
    edit, with a default or without, are no rivals.

    Args:
        compared: All candidates.
        kept: One of them.
    """
    best: dict[int, float] = {}
    for item in compared:
        if item.behaviour == kept.behaviour or said_of(item) != said_of(kept):
            best[item.behaviour] = min(best.get(item.behaviour, math.inf), item.score)
    shares = (math.exp(min(STEEP * (kept.score - score), 50)) for score in best.values())
    shared = WEIGHTS["advice"] * min(item.terms["advice"] for item in compared)
    odd = ODD * (kept.score - shared) + UNUSUAL * kept.terms["surprise"]
    return 1 / math.fsum(shares) - odd


def calibrated(certainty: float) -> float:
    """Return the share of choices that were right at such a certainty, 0 to 1."""
    reached = [share for least, share in STEPS if certainty >= least]
    return reached[-1] if reached else 0.0


def alternatives(compared: list[Compared], kept: Compared) -> list[Compared]:
    """Return the best candidate of each other behaviour than that of the one kept, best first.

    Variants of one edit, with a default or without, are one.
    """
    found: dict[int, Compared] = {}
    told = {said_of(kept)}
    for item in compared:
        if item.behaviour != kept.behaviour and said_of(item) not in told:
            told.add(said_of(item))
            found.setdefault(item.behaviour, item)
    return list(found.values())


def is_sure(compared: list[Compared], kept: Compared, *, compares: bool = True) -> bool:
    """Say whether a candidate may be made: nothing rivals it, or it is certain enough.

    Args:
        compared: All candidates.
        kept: One of them.
        compares: Whether a test compares a result with what it should be. One that only runs
            something is green with many an edit.
    """
    sure, others = certainty(compared, kept), len(alternatives(compared, kept))
    if not others:
        return sure >= ALONE
    return calibrated(sure - DILUTED * others) >= (ENOUGH if compares else ENOUGH_OF_WEAK)


def said_of(item: Compared) -> tuple[tuple[str, int, str], ...]:
    """Return what is said of the edits of a candidate, and where they are."""
    proposals = item.candidate.proposals
    return tuple((path, edit.line, edit.message) for path, edit in proposals)


def doubt(rivals: int) -> str:
    """Return what is said of an accepted candidate with rivals; nothing without."""
    if not rivals:
        return ""
    edits = "another edit that does" if rivals == 1 else f"{rivals} other edits that do"
    return f" {DOUBT} {edits} something else elsewhere would pass the tests, too."
