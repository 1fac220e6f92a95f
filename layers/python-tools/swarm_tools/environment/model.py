"""What a project says that it needs, and what became of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Purpose = Literal["runtime", "tests", "extra", "imported"]

Why = Literal[
    "address",
    "lookalike",
    "no_wheel",
    "no_version",
    "not_found",
    "conflict",
    "limit",
    "unreadable",
    "unreachable",
]


@dataclass(frozen=True, order=True)
class Need:
    """One requirement.

    Attributes:
        name: Normalised name of the distribution.
        requirement: The requirement as PEP 508 text.
        origin: File that says so, relative to the project's root.
        purpose: What it is for.
        group: Name of the extra or dependency group, empty for none.
    """

    name: str
    requirement: str
    origin: str
    purpose: Purpose = "runtime"
    group: str = ""


@dataclass(frozen=True, order=True)
class SetAside:
    """A requirement that is not installed.

    Attributes:
        requirement: What the project says, without an address.
        origin: File that says so.
        why: The reason, of a closed set.
        detail: A name that belongs to the reason, empty for none.
    """

    requirement: str
    origin: str
    why: Why
    detail: str = ""


@dataclass
class Needs:
    """All that a project says it needs.

    Attributes:
        needs: Requirements in the order they were found.
        pins: Versions that lock files of the project name: {normalised name: version}.
        python: Version specifiers of Python, such as ``>=3.12``, that the project asks for.
        set_aside: What was found and can't be used.
        read: Files that were read, relative to the root.
    """

    needs: list[Need] = field(default_factory=list)
    pins: dict[str, str] = field(default_factory=dict)
    python: list[str] = field(default_factory=list)
    set_aside: list[SetAside] = field(default_factory=list)
    read: list[str] = field(default_factory=list)

    def declared(self) -> bool:
        """Tell whether the project states its requirements anywhere."""
        return bool(self.needs or self.set_aside or self.pins)
