"""How strong evidence is, and what a function's evidence came to; the words of the contracts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from swarm_tools.validate.model import MODULE

__all__ = ["MODULE", "STRENGTHS", "Evidence", "FunctionEvidence", "Outcome"]

Evidence = Literal["shown", "specified", "never_meant", "suspected", "none"]
Outcome = Literal["right", "repaired", "wrong", "question", "unchanged"]

STRENGTHS: tuple[Evidence, ...] = ("shown", "specified", "never_meant", "suspected", "none")
"""The strongest first."""


@dataclass(frozen=True)
class FunctionEvidence:
    """What is known of one function.

    Attributes:
        path: POSIX path of its file.
        name: Its qualified name, or `MODULE`.
        evidence: The strongest there is.
        outcome: What it says of the function as it is.
    """

    path: str
    name: str
    evidence: Evidence
    outcome: Outcome
