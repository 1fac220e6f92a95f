"""What the elements of an argument are, told by what is read of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.intents.facts import Function
from swarm_tools.intents.model import Intent, words

PLAIN = words("numbers sorted list")
# Their elements may be lists themselves.
NESTED = (
    "combinatorics.flatten_deep", "combinatorics.nested_sum", "combinatorics.depth",
    "dictionaries.from_lists", "sequences.interleave",
)  # fmt: skip


def element_doubts(function: Function, intent: Intent) -> list[str]:
    """Return a doubt when elements are read as records, objects, pairs or texts, or unpacked."""
    if intent.id in NESTED:
        return []
    for param, wanted in zip(function.params, intent.params, strict=False):
        if wanted == "records" and unpacked(function.node, param.name):
            return [f"the elements of `{param.name}` are no records"]
        if wanted in PLAIN:
            read = read_of_elements(function.node, param.name, numeric=wanted != "list")
            if read:
                return [f"the elements of `{param.name}` are {read}"]
    return []


def read_of_elements(node: ast.AST, name: str, *, numeric: bool) -> str:
    """Return what the elements of a parameter are taken for, "" for plain values."""
    nodes = list(ast.walk(node))
    names = set(_names_of_elements(nodes, name))
    called = {id(n.func) for n in nodes if isinstance(n, ast.Call)}

    def is_element(value: ast.AST) -> bool:
        if isinstance(value, ast.Name):
            return value.id in names
        return (
            isinstance(value, ast.Subscript)
            and getattr(value.value, "id", "") == name
            and not isinstance(value.slice, ast.Slice)
        )

    for n in nodes:
        if isinstance(n, ast.Attribute) and id(n) not in called and is_element(n.value):
            return "objects"
        if isinstance(n, ast.Subscript) and is_element(n.value):
            key = getattr(n.slice, "value", None)
            if isinstance(key, str):
                return "records"
            if isinstance(key, int) and not isinstance(key, bool):
                return "pairs"
        measured = isinstance(n, ast.Call) and getattr(n.func, "id", "") == "len"
        if numeric and measured and len(n.args) == 1 and is_element(n.args[0]):
            return "texts or lists"
    return ""


def unpacked(node: ast.AST, name: str) -> bool:
    """Say whether a loop over a parameter takes each element apart."""
    loops = (n for n in ast.walk(node) if isinstance(n, (ast.For, ast.comprehension)))
    return any(getattr(n.iter, "id", "") == name and isinstance(n.target, ast.Tuple) for n in loops)


def _names_of_elements(nodes: list[ast.AST], name: str) -> Iterator[str]:
    """Yield the names that stand for one element of a parameter."""
    for n in nodes:
        if isinstance(n, (ast.For, ast.comprehension)):
            source, target = n.iter, n.target
            if isinstance(source, ast.Subscript) and isinstance(source.slice, ast.Slice):
                source = source.value
            if getattr(getattr(source, "func", None), "id", "") == "enumerate" and source.args:
                source = source.args[0]
                target = target.elts[-1] if isinstance(target, ast.Tuple) else target
            if getattr(source, "id", "") == name and isinstance(target, ast.Name):
                yield target.id
        elif isinstance(n, ast.Assign) and isinstance(n.value, ast.Subscript):
            of_param = getattr(n.value.value, "id", "") == name
            if of_param and not isinstance(n.value.slice, ast.Slice):
                yield from (t.id for t in n.targets if isinstance(t, ast.Name))
        elif isinstance(n, ast.Call) and n.args and getattr(n.args[0], "id", "") == name:
            keys = [k.value for k in n.keywords if k.arg == "key"]
            yield from (k.args.args[0].arg for k in keys if isinstance(k, ast.Lambda))
