"""What the parts of the generator hand to each other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Arc = tuple[int, int]
Often = tuple[int, int, int]
"""An arc, and how often a call took it: once, twice, or three times and more."""


@dataclass(frozen=True)
class Attempt:
    """A call to try.

    Attributes:
        target: Qualified name of the function or class.
        arrange: Statements before it, one a line.
        act: The expression, or a statement when `states` is set.
        states: Whether `act` is a statement, after which only state can be looked at.
        origin: As the contract names it.
        args: The arguments as texts, for variation; empty where there are none to vary.
    """

    target: str
    arrange: tuple[str, ...]
    act: str
    states: bool = False
    origin: str = "characterisation"
    args: tuple[tuple[str, str], ...] = ()

    @property
    def key(self) -> str:
        """The text that tells it from others."""
        return "\n".join((*self.arrange, self.act))


@dataclass
class Candidate:
    """An attempt with what was observed.

    Attributes:
        attempt: What was called.
        lines: The test's lines: arranged, acted, asserted.
        outcome: A few words on what came of it, for the test's name.
        arcs: Ways between lines that it took in the module, arranging apart.
        often: The same, with how often: what runs a loop once is another call than one that runs
            it twice.
        executed: Lines that it ran, when it was arranged, too.
        kills: Ids of the mutants under which something else is observed.
    """

    attempt: Attempt
    lines: tuple[str, ...]
    outcome: str
    arcs: frozenset[Arc] = frozenset()
    often: frozenset[Often] = frozenset()
    executed: frozenset[int] = frozenset()
    kills: set[str] = field(default_factory=set)

    def to_json(self) -> dict[str, Any]:
        """Return it as data."""
        return {
            "target": self.attempt.target,
            "arrange": list(self.attempt.arrange),
            "act": self.attempt.act,
            "states": self.attempt.states,
            "origin": self.attempt.origin,
            "lines": list(self.lines),
            "outcome": self.outcome,
            "often": sorted(self.often),
            "executed": sorted(self.executed),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Candidate:
        """Return what `to_json` gave."""
        attempt = Attempt(
            data["target"],
            tuple(data["arrange"]),
            data["act"],
            data["states"],
            data["origin"],
        )
        often = frozenset((a, b, count) for a, b, count in data["often"])
        arcs = frozenset((a, b) for a, b, _ in often)
        executed = frozenset(data["executed"])
        return cls(attempt, tuple(data["lines"]), data["outcome"], arcs, often, executed)
