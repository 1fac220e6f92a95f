"""Filters of warnings among a project's settings: those that this environment can take."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable, Iterator


def taken(options: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Yield pytest's options (name, value) without filters whose category can't be had.

    One that names a class of a module that is not there would end pytest at its start.
    """
    for name, value in options:
        if name == "filterwarnings":
            value = "\n".join(line for line in value.splitlines() if _can_be_had(line))
        yield name, value


def _can_be_had(line: str) -> bool:
    parts = line.split(":")
    category = parts[2].strip() if len(parts) > 2 else ""
    top, dot, _ = category.partition(".")
    try:
        return not dot or importlib.util.find_spec(top) is not None
    except (ImportError, ValueError):
        return False
