"""What may go wrong with an environment: expected, and answered as data."""

from __future__ import annotations


class ArchiveError(ValueError):
    """The archive is not one that may be unpacked."""


class InstallError(RuntimeError):
    """A lock could not be installed; the message says why in words of ours."""
