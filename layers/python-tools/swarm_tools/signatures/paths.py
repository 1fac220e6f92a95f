"""Which parameters hold a path as an object with methods, and no text."""

from __future__ import annotations

import ast

from swarm_tools.signatures.facts import Function


def is_path_object(function: Function, name: str) -> bool:
    """Say whether a parameter is noted as a ``Path``, or used by what texts do not have."""
    noted = {a.arg: a.annotation for a in function.node.args.args}.get(name)
    if noted is not None:
        return "Path" in ast.unparse(noted)
    return any(
        isinstance(n, ast.Attribute)
        and getattr(n.value, "id", "") == name
        and not hasattr(str, n.attr)
        for n in ast.walk(function.node)
    )
