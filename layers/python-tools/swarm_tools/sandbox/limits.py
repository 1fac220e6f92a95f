"""The limits of a work order, with their defaults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any


@dataclass(frozen=True)
class Limits:
    """What one step, and each child process of it, may use.

    Attributes:
        pylint_timeout_s: Seconds for pylint on one file.
        tests_timeout_s: Seconds for one whole test run.
        step_timeout_s: Seconds for the whole step.
        memory_mb: Address space of one child process, in MiB.
        processes: Processes and threads that a child may have at once.
        output_bytes: Bytes of a child's output that are kept.
        file_bytes: Largest file a child may write, in bytes.
    """

    pylint_timeout_s: float = 30
    tests_timeout_s: float = 60
    step_timeout_s: float = 240
    memory_mb: int = 1536
    processes: int = 64
    output_bytes: int = 1_000_000
    file_bytes: int = 52_428_800

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Limits:
        """Build from the `limits` of an order; names that are absent keep their default."""
        known = {field.name for field in fields(cls)}
        return cls(**{name: value for name, value in data.items() if name in known})
