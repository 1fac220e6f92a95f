"""pylint with our own configuration, several files at a time, each with its own time limit."""

from .inspect_files import FileReport, inspect_files
from .score import COUNTED, NO_COUNTS, add_counts, score

__all__ = ["COUNTED", "NO_COUNTS", "FileReport", "add_counts", "inspect_files", "score"]
