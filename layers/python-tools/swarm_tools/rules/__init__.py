"""Clean-up rules: what pylint asks for, done without changing what the code does."""

from swarm_tools.rules.engine import clean
from swarm_tools.rules.model import (
    CleanOptions,
    CleanResult,
    ProjectContext,
    Skipped,
)
from swarm_tools.rules.suspicions import suspicions

__all__ = ["CleanOptions", "CleanResult", "ProjectContext", "Skipped", "clean", "suspicions"]
