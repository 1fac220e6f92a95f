"""The record of one thing the engine changed, shared by every part of it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, order=True)
class Change:
    """One change to one file, with its reason, as the report shows it.

    Attributes:
        path: POSIX path of the file, relative to the project root.
        line: 1-based line in the file before the change; 0 when it has none.
        rule: Id of the syntax heuristic, rule or repair template that made it.
        kind: One of ``syntax``, ``rule``, ``repair`` or ``format``.
        message: One sentence: what was done and why.
    """

    path: str
    line: int
    rule: str
    kind: str
    message: str

    def to_json(self) -> dict[str, Any]:
        """Return the change as plain JSON data."""
        return asdict(self)
