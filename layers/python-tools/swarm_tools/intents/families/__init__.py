"""The intent families: one file each, found by listing this folder."""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache

from swarm_tools.intents.model import ClassIntent, Intent


@lru_cache(maxsize=1)
def registry() -> tuple[Intent | ClassIntent, ...]:
    """Return every intent, sorted by id; a file that does not load raises."""
    found = []
    for info in sorted(pkgutil.iter_modules(__path__), key=lambda i: i.name):
        module = importlib.import_module(f"{__name__}.{info.name}")
        for intent in module.INTENTS:
            if not intent.id.startswith(f"{info.name}."):
                raise ValueError(f"{intent.id} is in the file of the family {info.name}")
            found.append(intent)
    ids = [i.id for i in found]
    if len(set(ids)) != len(ids):
        raise ValueError("two intents have the same id")
    return tuple(sorted(found, key=lambda i: i.id))
