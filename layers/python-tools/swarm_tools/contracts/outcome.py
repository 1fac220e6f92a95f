"""What a step gives back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class StepOutcome:
    """What a step came to.

    Attributes:
        result: The full result, JSON data; shape by step.
        summary: A few small counters for the state machine.
        log_entries: One for each tool run.
        outputs: Further objects by name, stored where the order has a place for them.
    """

    result: dict[str, Any]
    summary: dict[str, Any]
    log_entries: list[dict[str, Any]] = field(default_factory=list)
    outputs: dict[str, bytes] = field(default_factory=dict)
