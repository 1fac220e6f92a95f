"""All specifications, from the files of the catalog's folder."""

from __future__ import annotations

import importlib
from functools import lru_cache
from pathlib import Path

from swarm_tools.signatures.tokens import normal

from .model import Specification

CATALOG = Path(__file__).parent / "catalog"


def themes() -> list[str]:
    """Return the names of the catalog's files, sorted."""
    return sorted(path.stem for path in CATALOG.glob("*.py") if path.stem != "__init__")


@lru_cache(maxsize=1)
def registry() -> dict[str, Specification]:
    """Return the specifications by id, sorted.

    Raises:
        ValueError: Two specifications have one id.
        ImportError: A file of the catalog does not load.
    """
    found: dict[str, Specification] = {}
    for theme in themes():
        module = importlib.import_module(f"{__package__}.catalog.{theme}")
        for entry in vars(module).values():
            if isinstance(entry, Specification):
                if entry.id in found:
                    raise ValueError(f"two specifications are called {entry.id}")
                found[entry.id] = entry
    return dict(sorted(found.items()))


@lru_cache(maxsize=1)
def by_word() -> dict[str, list[tuple[Specification, str]]]:
    """Return the specifications and one of their names, by the longest word of that name."""
    index: dict[str, list[tuple[Specification, str]]] = {}
    for entry in registry().values():
        for name in entry.names:
            index.setdefault(max(normal(name), key=len), []).append((entry, name))
    return index
