"""How the tests of slips name a function."""

from __future__ import annotations

from swarm_tools.oracle.bug_patterns.slips.lives import life
from swarm_tools.oracle.bug_patterns.slips.model import Program
from swarm_tools.signatures.facts import Function


def call_of(function: Function, program: Program) -> str | None:
    """Return the expression of something to call: a function, or the method of an object."""
    if function.cls is None or function.binding in ("static", "class"):
        return f"module.{function.qualname}"
    thing = life(function.cls, program)
    return thing and f"lambda *args: {thing}.{function.name}(*args)"
