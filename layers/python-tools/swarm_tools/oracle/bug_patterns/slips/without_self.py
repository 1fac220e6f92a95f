"""A method that was written without the object it belongs to."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.oracle.bug_patterns.slips.lives import life
from swarm_tools.oracle.bug_patterns.slips.model import Program, Slip, slip
from swarm_tools.oracle.bug_patterns.slips.values import one_call, shown


def find(program: Program) -> Iterator[Slip]:
    """Yield the methods that can't be called on an object."""
    for cls in program.classes():
        bases = {getattr(b, "id", getattr(b, "attr", "")) for b in cls.bases}
        if bases & {"Protocol", "Enum", "NamedTuple", "type"} or cls.keywords:
            continue
        for method in program.methods(cls):
            node = method.node
            args = [*node.args.posonlyargs, *node.args.args]
            if node.decorator_list or node.args.vararg or method.name == "__new__":
                continue
            first = args[0].arg if args else ""
            read = any(getattr(n, "id", "") == "self" for n in ast.walk(node))
            outside = any(isinstance(n, ast.Attribute) and n.attr == method.name
                          and getattr(n.value, "id", "") == cls.name
                          for n in ast.walk(program.tree))  # fmt: skip
            if first == "self" or (first and not read) or outside:
                continue
            if method.name == "__init__":
                yield slip(
                    method, "without_self", "takes_its_object",
                    "A constructor takes the object it makes",
                    f"error = tried(module.{cls.name}, *{shown(one_call(method) or (1,))})[1]",
                    "assert not isinstance(error, (TypeError, NameError))",
                )  # fmt: skip
                continue
            thing = life(cls, program)
            given = ["a"] * (len(args) - len(node.args.defaults))
            if thing:
                yield slip(
                    method, "without_self", "takes_its_object",
                    "A method takes the object on which it is called",
                    f"error = tried({thing}.{method.name}, *{shown(given)})[1]",
                    'assert "positional argument" not in str(error)',
                )  # fmt: skip
