"""What a reference says about one call, and what outcomes say about a function."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from swarm_tools.validate.model import Outcome

from .model import Variant


@dataclass(frozen=True)
class Expected:
    """What a reference says about one call.

    Attributes:
        kind: ``value``; ``raises`` (an exception of any type); ``open`` (authors differ, anything
            agrees).
        value: Python text of the value; "" for the others.
        arguments: Python text of the arguments afterwards, where the function changes them
            instead of returning a value.
    """

    kind: Literal["value", "raises", "open"]
    value: str = ""
    arguments: str = ""


@dataclass(frozen=True)
class Judgement:
    """What a function's outcomes say about it.

    Attributes:
        right: Whether it agrees with one variant on every sample.
        variant: That variant; else the one with most agreement.
        agreement: Part of the samples, 0 to 1, on which that one agrees.
        decisive: Whether enough samples ran to say anything: late, absent and unreadable ones do
            not count.
        counterexample: The shortest sample on which it does not agree, what the function gave,
            and Python text of what is expected (``raises`` for an exception).
    """

    right: bool
    variant: Variant | None
    agreement: float
    decisive: bool
    counterexample: tuple[str, Outcome, str] | None
