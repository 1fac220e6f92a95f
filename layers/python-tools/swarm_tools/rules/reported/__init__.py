"""The reasons why message types are left to people, read from this folder."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from swarm_tools.rules.reported.reason import Reason


@cache
def all_reasons() -> tuple[Reason, ...]:
    """Return every reason, sorted by the name of its file."""
    names = sorted(info.name for info in pkgutil.iter_modules(__path__))
    modules = [importlib.import_module(f"{__name__}.{name}") for name in names if name != "reason"]
    return tuple(module.REASON for module in modules)
