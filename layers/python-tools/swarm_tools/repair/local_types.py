"""What types the names of a function had when a line of it was reached, seen while tests ran."""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping
from typing import Any

VISITS = 6
MOST_NAMES = 40
PLAIN = (int, float, bool, str, bytes, list, tuple, set, dict, type(None))
OTHER = "?"

Types = Mapping[str, frozenset[str]]
"""Names of types by name; attributes of the first argument as ``self.name``."""


class Recorder:
    """Notes the types at the first visits of each line; in a child."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self._visits: dict[tuple[str, int], int] = {}
        self._seen: dict[tuple[str, int], dict[str, set[str]]] = {}

    def note(self, frame: types.FrameType) -> None:
        """Note the types in a frame that comes to a line."""
        key = (frame.f_code.co_filename, frame.f_lineno)
        visits = self._visits.get(key, 0)
        if visits >= VISITS:
            return
        self._visits[key] = visits + 1
        row = self._seen.setdefault(key, {})
        values = dict(frame.f_locals)
        first = values.get(frame.f_code.co_varnames[0]) if frame.f_code.co_argcount else None
        if isinstance(getattr(first, "__dict__", None), dict) and not isinstance(first, type):
            name = frame.f_code.co_varnames[0]
            values |= {f"{name}.{attr}": value for attr, value in vars(first).items()}
        for name in list(values)[:MOST_NAMES]:
            kind = type(values[name])
            row.setdefault(name, set()).add(kind.__name__ if kind in PLAIN else OTHER)

    def rows(self) -> list[tuple[str, int, dict[str, list[str]]]]:
        """Return what was noted as (path, line, names of types by name)."""
        return [
            (path, line, {name: sorted(kinds) for name, kinds in sorted(row.items())})
            for (path, line), row in sorted(self._seen.items())
        ]


class SeenTypes:
    """The types that all tests together saw, by place."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self._seen: dict[tuple[str, int], dict[str, set[str]]] = {}

    def add(self, rows: Iterable[Any]) -> None:
        """Add what one test saw; see `Recorder.rows`."""
        for path, line, names in rows:
            known = self._seen.setdefault((path, line), {})
            for name, kinds in names.items():
                known.setdefault(name, set()).update(kinds)

    def forget(self) -> None:
        """Forget all, as lines have moved."""
        self._seen.clear()

    def at(self, path: str, line: int) -> Types:
        """Return what is known of a line: only names whose types are all plain ones."""
        found = self._seen.get((path, line), {})
        return {name: frozenset(kinds) for name, kinds in found.items() if OTHER not in kinds}
