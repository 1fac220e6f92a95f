"""What the parts of a characterisation hand to each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

LATE = "late"
"""Stands for the call that used up its time; nothing is recorded after it."""

Observations = dict[str, dict[str, list[str]]]
"""What each call gave, by path, then by function or object."""


@dataclass(frozen=True)
class CallPlan:
    """The calls of one module, as JSON data; arguments are texts of Python literals.

    Attributes:
        functions: `[qualname, [arguments]]` of module-level and static functions.
        objects: `[class, constructor's arguments, [[method, arguments]]]`, one a new object.
    """

    functions: list[list[Any]]
    objects: list[list[Any]]

    @property
    def empty(self) -> bool:
        """Whether there is nothing to call."""
        return not self.functions and not self.objects
