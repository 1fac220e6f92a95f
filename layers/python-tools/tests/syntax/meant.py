"""Compares what a repair makes of a broken text with the program that was meant."""

from pairs import tree

from swarm_tools.syntax import repair_source


def assert_meant(broken, meant):
    """Fail unless the repaired text is the very program that was meant, layout apart."""
    result = repair_source(broken, path="m.py")
    assert result.ok
    assert tree(result.text) == tree(meant), result.text
