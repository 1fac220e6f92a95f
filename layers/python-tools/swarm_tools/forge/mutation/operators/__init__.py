"""The mutation operators: one file each, found by listing this folder."""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache

from swarm_tools.forge.mutation.model import Operator


@lru_cache(maxsize=1)
def registry() -> tuple[Operator, ...]:
    """Return every operator, sorted by id; a file that does not load raises."""
    found = []
    for info in sorted(pkgutil.iter_modules(__path__), key=lambda i: i.name):
        module = importlib.import_module(f"{__name__}.{info.name}")
        doc = (module.__doc__ or "").strip().splitlines()[0]
        found.append(Operator(info.name, doc, module.BEFORE, module.AFTER, module.mutate))
    return tuple(found)
