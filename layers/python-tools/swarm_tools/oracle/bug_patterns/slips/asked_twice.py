"""A question that changes its object, so that the same question is answered otherwise."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.oracle.bug_patterns.slips.lives import life
from swarm_tools.oracle.bug_patterns.slips.model import Program, Slip, inside, self_name, slip
from swarm_tools.signatures.facts import Function

ASKS = re.compile(
    r"get_\w+|is_\w+|has_\w+|total\w*|sum\w*|average\w*|mean\w*|peek\w*|top|size|length|count\w*|"
    r"__len__|__str__|__repr__|calculate_\w+|compute_\w+|summary|report|area|perimeter|balance|"
    r"est_\w+|moyenne\w*|taille|solde|find_\w+|highest\w*|lowest\w*|best\w*|first|last|front|rear"
)
MEANT = re.compile(
    r"next|random|pop|time|now|uuid|iter|cache|lazy|advance|increment|draw|roll|shuffle|generate|"
    r"new|and_|or_|create|unique|id\b|ticket|consume|token|mark|visit|accrue|update|apply|reset|"
    r"clear|remove|expire|purge|evict|touch|poll|read|log|record|fetch|move|refresh|take|once",
    re.IGNORECASE,
)


def find(program: Program) -> Iterator[Slip]:
    """Yield the methods that ask something and do not say the same twice."""
    for cls in program.classes():
        thing = life(cls, program)
        for method in program.methods(cls):
            if thing is None or any(not p.optional for p in method.params):
                continue
            said = " ".join((method.name, method.doc, ast.get_docstring(cls) or "", cls.name))
            changed = changes(method)
            if not changed or not ASKS.fullmatch(method.name) or MEANT.search(said):
                continue
            if any(MEANT.search(name) or name.startswith("_last") for name in changed):
                continue
            if not method.returns or method.flags & {"generator", "async", "io", "decorated"}:
                continue
            yield slip(
                method, "asked_twice", "says_the_same_twice",
                "The same question has the same answer",
                f"thing = {thing}",
                f"first = given(thing.{method.name})",
                f"assert given(thing.{method.name}) == first",
            )  # fmt: skip


def changes(method: Function) -> set[str]:
    """Return the attributes that a method adds to or takes from, whatever they were."""
    found = set()
    for n in inside(method.node.body):
        if isinstance(n, ast.AugAssign):
            found.add(self_name(n.target))
        elif isinstance(n, ast.Call) and getattr(n.func, "attr", "") in (
            "pop",
            "popleft",
            "append",
        ):
            found.add(self_name(n.func.value))
    return found - {""}
