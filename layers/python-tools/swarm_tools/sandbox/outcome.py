"""What a sandboxed run came to."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SandboxOutcome:
    """The end of one sandboxed process.

    Attributes:
        exit_code: Its exit code; None when a signal or the time limit ended it.
        signal: The signal that ended it, or None.
        timed_out: True when it was killed because its time was up.
        output: What it wrote to standard output and error, UTF-8 with replacement, bounded.
        output_truncated: True when there was more output than was kept.
        isolation: ``namespaces``, ``process`` or ``bare``: what kept it in.
        seconds: Wall time of the run.
    """

    exit_code: int | None
    signal: int | None
    timed_out: bool
    output: str
    output_truncated: bool
    isolation: str
    seconds: float

    @property
    def ok(self) -> bool:
        """True when it ended by itself with exit code 0."""
        return self.exit_code == 0
