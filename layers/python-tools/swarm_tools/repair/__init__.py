"""Search-based repair: from failing tests to the smallest edits that turn them green."""

from swarm_tools.repair.model import RepairResult
from swarm_tools.repair.search import BadResult, Task, search, search_all

__all__ = ["BadResult", "RepairResult", "Task", "search", "search_all"]
