"""Slips that no right code makes, whatever the code is for: one file each, found by listing."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import lru_cache
from types import ModuleType

from swarm_tools.oracle.bug_patterns.slips.model import Program, Slip

TOOLS = frozenset({"bodies", "model", "values", "tools", "lives", "reading", "mixed", "conditions"})


@lru_cache(maxsize=1)
def detectors() -> tuple[ModuleType, ...]:
    """Return the modules that look for one kind of slip each, in the order of their names."""
    found = sorted(m.name for m in pkgutil.iter_modules(__path__) if m.name not in TOOLS)
    return tuple(importlib.import_module(f"{__name__}.{name}") for name in found)


def slips_of(program: Program) -> Iterator[Slip]:
    """Yield the slips of a program with the test that shows each."""
    for detector in detectors():
        yield from detector.find(program)
