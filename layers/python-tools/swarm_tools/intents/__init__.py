"""What docstrings and messages state of code, and slips: tests of what is suspected."""

from swarm_tools.intents.layout import Layout
from swarm_tools.intents.model import GeneratedSuite, GeneratedTest
from swarm_tools.intents.write import write_tests

__all__ = ["GeneratedSuite", "GeneratedTest", "Layout", "write_tests"]
