"""What a part of a function is called, and what is said of it, when it moves."""

from __future__ import annotations

import ast
import re

from swarm_tools.rules.extraction import Extraction
from swarm_tools.rules.module import Function, Module

MOST_WORDS = 4
MOST_NAMED = 2
_SMALL_WORDS = frozenset(("a", "an", "the", "our", "this", "that", "now", "then", "first", "next"))


def part_name(module: Module, function: Function, part: Extraction) -> tuple[str, str] | None:
    """Return the name of a part and what is said of it; None where nothing tells."""
    base = function.name.strip("_")
    comment = _comment(module, part.block[0])
    words = [w for w in re.findall(r"[a-z0-9]+", comment.lower()) if w not in _SMALL_WORDS]
    parent = module.parents[part.block[0]]
    if comment.isascii() and 1 < len(words) <= MOST_WORDS and not words[0][0].isdigit():
        name, says = "_".join(words), comment[0].upper() + comment[1:].rstrip(".") + "."
    elif part.outputs and len(part.outputs) <= MOST_NAMED:
        listed = " and ".join(part.outputs)
        name, says = f"{base}_{'_and_'.join(part.outputs)}", f"Work out {listed} for `{base}`."
    elif (
        isinstance(parent, ast.For)
        and part.block == tuple(parent.body)
        and isinstance(parent.target, ast.Name)
    ):
        name = f"{base}_each_{parent.target.id}"
        says = f"Do what `{function.name}` does with each {parent.target.id}."
    else:
        return None
    if not name.isidentifier() or '"' in says or "\\" in says:
        return None
    name = "_" + name
    taken = name in module.names or f" {name}" in module.text
    elsewhere = module.project is not None and module.project.used_elsewhere(name, module.path)
    return None if taken or elsewhere else (name, says)


def _comment(module: Module, node: ast.stmt) -> str:
    """Return the text of a single comment right above a statement."""
    rows = [module.lines[i].strip() if i >= 0 else "" for i in (node.lineno - 2, node.lineno - 3)]
    if not rows[0].startswith("#") or rows[1].startswith("#"):
        return ""
    return rows[0].lstrip("#").strip()
