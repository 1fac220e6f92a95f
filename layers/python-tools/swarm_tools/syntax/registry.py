"""The syntax heuristics, read from the folder ``heuristics``; a file that fails to load raises."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from swarm_tools.syntax import heuristics
from swarm_tools.syntax.model import Heuristic


@cache
def all_heuristics() -> tuple[Heuristic, ...]:
    """Return every heuristic, sorted by id.

    Raises:
        ValueError: A heuristic's id is not the name of its file.
    """
    found = []
    for info in pkgutil.iter_modules(heuristics.__path__):
        module = importlib.import_module(f"{heuristics.__name__}.{info.name}")
        heuristic = module.HEURISTIC
        if heuristic.id != info.name.replace("_", "-"):
            raise ValueError(f"heuristic {heuristic.id!r} lives in {info.name}.py")
        found.append(heuristic)
    return tuple(sorted(found, key=lambda item: item.id))
