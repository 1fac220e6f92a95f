"""``__str__`` and its like, which have to give a value of one type."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.oracle.bug_patterns.slips.lives import life
from swarm_tools.oracle.bug_patterns.slips.model import Program, Slip, inside, slip

ASKED = {"__str__": "str", "__repr__": "repr", "__len__": "len", "__bool__": "bool"}


def find(program: Program) -> Iterator[Slip]:
    """Yield the special methods that give nothing or something of another type."""
    for cls in program.classes():
        for method in program.methods(cls):
            ask = ASKED.get(method.name)
            thing = life(cls, program)
            if not ask or not thing or method.flags & {"generator", "async", "decorated"}:
                continue
            nodes = inside(method.node.body)
            raises = any(isinstance(n, ast.Raise) for n in nodes)
            last = [method.node.body[-1]]
            empty = not any(isinstance(n, ast.Return) for n in nodes)
            strange = method.returns & {"none", "list", "dict", "pair", "set", "tuple", "iterator"}
            if ask in ("str", "repr"):
                strange |= method.returns & {"number", "bool"}
            if raises or len(last) != 1 or not (empty or strange):
                continue
            yield slip(
                method, "as_text", "gives_what_python_expects",
                f"`{method.name}` gives what `{ask}` expects of it",
                f"thing = {thing}",
                f"assert not isinstance(tried({ask}, thing)[1], TypeError)",
            )  # fmt: skip
