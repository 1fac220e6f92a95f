"""An attribute that an object never gets: a slip of the pen, or set in the wrong place."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.oracle.bug_patterns.slips.bodies import whole_body
from swarm_tools.oracle.bug_patterns.slips.lives import life
from swarm_tools.oracle.bug_patterns.slips.model import Program, Slip, inside, self_name, slip
from swarm_tools.oracle.bug_patterns.slips.values import shown, trials

OPEN = frozenset({"__getattr__", "__getattribute__", "__slots__", "__new__", "__dict__"})


def find(program: Program) -> Iterator[Slip]:
    """Yield the methods that read of their object what nothing ever sets."""
    loose = ("setattr", "getattr", "hasattr", "__dict__", "vars(", "Mixin", "NotImplemented", "ABC")
    if any(word in program.text for word in loose):
        return
    for cls in program.classes():
        body = whole_body(cls, program.tree)
        derived = any(cls.name in ast.unparse(b) for c in program.classes() for b in c.bases)
        if body is None or derived or cls.decorator_list or cls.keywords:
            continue
        named = {getattr(s, "name", "") for s in body} | {
            n.id for n in inside(body)
            if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
        }  # fmt: skip
        set_somewhere = {
            n.attr
            for n in ast.walk(program.tree)
            if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store)
        }
        if named & OPEN:
            continue
        known = named | set_somewhere | set(dir(object))
        for method in program.methods(cls):
            nodes = inside(method.node.body)
            strange = sorted({self_name(n) for n in nodes if isinstance(n, ast.Attribute)
                              and isinstance(n.ctx, ast.Load)} - known - {""})  # fmt: skip
            first = method.node.args.args[:1]
            if not strange or not first or first[0].arg != "self":
                continue
            thing, tries = life(cls, program), trials(method, 12)
            if thing is None or tries is None or method.node.decorator_list:
                continue
            call = f"thing.{method.name}"
            rows = [f"    thing = {thing}", f"    error = tried({call}, *args)[1]"]
            if method.name == "__init__":
                rows = [f"    error = tried(module.{cls.name}, *args)[1]"]
            yield slip(
                method, "attribute", "reads_what_it_has",
                "An object has what its methods read of it",
                "cases = [", *(f"    {shown(t)}," for t in tries), "]", "for args in cases:", *rows,
                "    assert not isinstance(error, AttributeError)",
            )  # fmt: skip
