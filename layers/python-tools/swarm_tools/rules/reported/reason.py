"""What a group of messages that are only reported has in common."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Reason:
    """Why some message types are left to people, always or where no rule applies.

    Attributes:
        title: What they have in common.
        types: Name of each message type to one sentence of its own.
    """

    title: str
    types: dict[str, str]
