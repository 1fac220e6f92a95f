"""The steps found in this folder."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Callable
from pathlib import Path

from ..contracts.order import WorkOrder
from ..contracts.outcome import StepOutcome
from ..workspace import Workspace

_NOT_STEPS = ("registry", "context", "__main__")


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
