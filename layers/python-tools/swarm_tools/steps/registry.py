"""The steps found in this folder."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..contracts.order import WorkOrder
from ..workspace import Workspace

_NOT_STEPS = ("registry", "context", "__main__")


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


Step = Callable[[WorkOrder, Workspace], StepOutcome]


@functools.lru_cache(maxsize=1)
def load_steps() -> dict[str, Step]:
    """Return {name: run} of all steps, sorted; a module that does not load raises."""
    folder = str(Path(__file__).parent)
    names = sorted(module.name for module in pkgutil.iter_modules([folder]))
    steps: dict[str, Step] = {}
    for name in names:
        if name not in _NOT_STEPS and not name.startswith("_"):
            steps[name] = importlib.import_module(f"{__package__}.{name}").run
    return steps
