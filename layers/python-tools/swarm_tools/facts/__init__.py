"""What can be said of a source file without running it."""

from .source import file_facts

__all__ = ["file_facts"]
