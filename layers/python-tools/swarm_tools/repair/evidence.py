"""What speaks for and against one of several candidates that pass the tests, as one number."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from swarm_tools.repair.edit_shape import EditShape
from swarm_tools.repair.model import Candidate
from swarm_tools.repair.regular import Regularity

# `python -m bench.builtin.choice` fits them to the cases of half `tune`; they are rounded here.
WEIGHTS = {
    "distance": 1.3,
    "crashes": 1.0,
    "new_crash": 0.4,
    "agreeing": -0.06,
    "symmetry": -0.32,
    "loses": 0.5,
    "constants": 0.1,
    "depth": 0.12,
    "foreign": 0.06,
    "blemishes": 1.2,
    "oddities": 0.8,
    "contradictions": 1.6,
    "echo": -0.4,
    "surprise": 2.8,
    "advice": 1.2,
    "swapped": -0.5,
    "turned": -0.25,
    "copies": -0.5,
    "rarity": 0.08,
}
MOST_AGREEING = 5
MOST_FOREIGN = 2
MOST_BLEMISHES = 2
MOST_ODDITIES = 2
LONG_ECHO = 100
MOST_SURPRISE = 60.0
MOST_ADVICE = 9
LITERAL = {
    "constant": 0.45,
    "clamp": 0.15,
    "guard": 0.3,
    "raise_error": 0.1,
    "condition_compose": 0.3,
    "condition_first": 0.35,
}


@dataclass(frozen=True)
class Compared:
    """One candidate among others.

    Attributes:
        candidate: The candidate.
        cost: Its rank among the candidates.
        shape: What it changes in the text.
        regularity: How regular its answers are.
        distance: Share of the calls near those of passing tests, of the function it edits, that
            it answers otherwise than the program before it, above the least share among the
            candidates.
        crashes: Share of calls that crash now, or do not end, and did not.
        errors: Share of calls that crash now and did not; a slow one is none.
        agreeing: How many other lines have an edit that gives the same answers throughout.
        advice: Tests made of names and docstrings, too weak to drive, that it fails.
        behaviour: The same number for candidates that answer all calls alike.
    """

    candidate: Candidate
    cost: float
    shape: EditShape
    regularity: Regularity
    distance: float = 0.0
    crashes: float = 0.0
    errors: float = 0.0
    agreeing: int = 0
    advice: int = 0
    behaviour: int = 0

    @property
    def terms(self) -> dict[str, float]:
        """What is weighed, by the names of `WEIGHTS`."""
        shape = self.shape
        return {
            "distance": self.distance,
            "crashes": self.crashes,
            "new_crash": self.crashes > 0,
            "agreeing": min(self.agreeing, MOST_AGREEING),
            "symmetry": shape.symmetry > 0,
            "loses": shape.loses,
            "constants": shape.constants,
            "depth": shape.depth,
            "foreign": min(shape.foreign, MOST_FOREIGN),
            "blemishes": max(-MOST_BLEMISHES, min(MOST_BLEMISHES, shape.blemishes)),
            "oddities": max(-MOST_ODDITIES, min(MOST_ODDITIES, shape.oddities)),
            "contradictions": shape.contradictions,
            "echo": min(shape.echo, LONG_ECHO) / 100,
            "surprise": max(-MOST_SURPRISE, min(MOST_SURPRISE, shape.surprise)) / 100,
            "advice": math.sqrt(min(self.advice, MOST_ADVICE)),
            "swapped": self.regularity.swapped,
            "turned": self.regularity.turned,
            "copies": shape.copies,
            "rarity": shape.rarity,
        }

    @property
    def fixed_cost(self) -> float:
        """Its rank, and what is added for templates that write a value down."""
        kinds = self.candidate.template.split("+")
        return self.cost + sum(LITERAL.get(kind, 0.0) for kind in kinds)

    @property
    def score(self) -> float:
        """Return the sum that is least for the best."""
        return weighed(self.fixed_cost, self.terms, WEIGHTS)

    @property
    def unrated(self) -> float:
        """The score without how often an edit of its kind is meant."""
        return self.score - WEIGHTS["rarity"] * self.shape.rarity


def weighed(cost: float, terms: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """Return a cost and its terms, each times its weight, as one sum."""
    return cost + sum(weights[name] * value for name, value in terms.items())
