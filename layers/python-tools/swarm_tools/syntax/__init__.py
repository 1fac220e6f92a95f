"""Repairs Python files that do not parse, without ever running them."""

from swarm_tools.syntax.search import SyntaxRepair, repair_source

__all__ = ["SyntaxRepair", "repair_source"]
