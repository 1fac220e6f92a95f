"""Of what kind a parameter is, beyond what `swarm_tools.signatures.kinds` tells."""

from __future__ import annotations

import ast

from ..signatures.facts import Param
from ..signatures.kinds import is_called
from ..signatures.spoken import names_flag
from .hints import Hints
from .pools import kind_of_name

_PATHS = frozenset(
    ("path", "file", "filename", "filepath", "fname", "source", "target", "src", "dst")
)
_ANNOTATED = {
    "date": "date", "datetime": "datetime", "timedelta": "timedelta", "bytes": "bytes",
    "callable": "callable", "decimal": "decimal", "set": "set", "frozenset": "set", "none": "none",
}  # fmt: skip


def kind_of_parameter(param: Param, arg: ast.arg, nodes: list[ast.AST]) -> str:
    """Return the kind of a parameter: a key of the pools, or `path`."""
    if arg.annotation is not None:
        head = ast.unparse(arg.annotation).strip("'\"").split("[")[0].split("|")[0].strip()
        known = _ANNOTATED.get(head.rsplit(".", 1)[-1].lower())
        if known or head.endswith(("Path", "PathLike")):
            return known or "path"
    if param.kind in ("string", "unknown", "other") and (
        arg.arg.lower() in _PATHS or arg.arg.lower().endswith(("_path", "_file", "filename"))
    ):
        return "path"
    calls = [n for n in nodes if isinstance(n, ast.Call)]
    if any(is_called(call, arg.arg) for call in calls):
        return "callable"
    if param.kind == "unknown":
        return "bool" if names_flag(param.name) else kind_of_name(param.name)
    return param.kind


def attributes_read(name: str, nodes: list[ast.AST], hints: Hints) -> list[str]:
    """Return the attributes read from a parameter or from what a loop takes out of it."""
    used = list(hints.attributes.get(name, ()))
    for node in nodes:
        loop = isinstance(node, (ast.For, ast.comprehension))
        if loop and any(getattr(n, "id", "") == name for n in ast.walk(node.iter)):
            used += hints.attributes.get(getattr(node.target, "id", ""), ())
    plain = ("", [], {}, 0, set(), b"")
    known = {attribute for value in plain for attribute in dir(value)}
    return [attribute for attribute in dict.fromkeys(used) if attribute not in known]
