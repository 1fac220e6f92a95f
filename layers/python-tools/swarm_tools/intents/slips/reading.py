"""How the tests of slips name a function."""

from __future__ import annotations

from swarm_tools.intents.facts import Function
from swarm_tools.intents.slips.lives import life
from swarm_tools.intents.slips.model import Program


def call_of(function: Function, program: Program) -> str | None:
    """Return the expression of something to call: a function, or the method of an object."""
    if function.cls is None or function.binding in ("static", "class"):
        return f"module.{function.qualname}"
    thing = life(function.cls, program)
    return thing and f"lambda *args: {thing}.{function.name}(*args)"
