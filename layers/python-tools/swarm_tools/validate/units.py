"""The functions of a module as units of change, and what of their trees can make a difference."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from .plain import FUNCTIONS, Function

_BLOCKS = ("body", "orelse", "finalbody", "handlers")
PLACE = "\0"
"""Stands before each block that a statement is in, in the text of the statement."""
_LEAVES = (ast.Return, ast.Raise, ast.Continue, ast.Break)


@dataclass(frozen=True)
class Unit:
    """One function of a module or method of one of its classes.

    Attributes:
        qualname: Its name with its classes; one that is defined again later, as the reading
            part of a property is beside the writing one, has `@` and a number behind it.
        node: Its tree.
        cls: Its class, or None.
        owner: Qualified name of its class, or "".
    """

    qualname: str
    node: Function
    cls: ast.ClassDef | None
    owner: str

    @property
    def callable(self) -> bool:
        """Whether it can be called by its name."""
        return "@" not in self.qualname


def parsed(text: str) -> ast.Module | None:
    """Return the tree of a text, or None."""
    try:
        return ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def units(tree: ast.Module) -> dict[str, Unit]:
    """Return the functions of a module by qualified name, those inside of functions left out."""
    listed: dict[str, list[Unit]] = {}
    for unit in _units(tree.body, None, ""):
        listed.setdefault(unit.qualname, []).append(unit)
    found = {}
    for name, same in listed.items():
        reading = [unit for unit in same if not _is_accessor(unit.node)] or same
        main = reading[-1]
        others = [unit for unit in same if unit is not main]
        for number, unit in enumerate(others, 1):
            found[f"{name}@{number}"] = Unit(f"{name}@{number}", unit.node, unit.cls, unit.owner)
        found[name] = main
    return found


def _is_accessor(node: Function) -> bool:
    return any(getattr(mark, "attr", "") in ("setter", "deleter") for mark in node.decorator_list)


def _units(body: list[ast.stmt], cls: ast.ClassDef | None, owner: str) -> Iterator[Unit]:
    prefix = f"{owner}." if owner else ""
    for node in body:
        if isinstance(node, FUNCTIONS):
            yield Unit(prefix + node.name, node, cls, owner)
        elif isinstance(node, ast.ClassDef):
            yield from _units(node.body, node, prefix + node.name)
        elif isinstance(node, (ast.If, ast.Try, ast.With)):
            for block in blocks(node):
                yield from _units(block, cls, owner)


def blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """Yield the blocks of statements of a statement."""
    for name in _BLOCKS:
        block = getattr(node, name, None)
        if name == "handlers" and block:
            for handler in block:
                yield handler.body
        elif isinstance(block, list) and block and isinstance(block[0], ast.stmt):
            yield block
    for case in getattr(node, "cases", ()):
        yield case.body


def statements(body: list[ast.stmt], where: str = "") -> Iterator[tuple[str, int, int]]:
    """Yield (text, first line, last line) of statements, compound ones by their heads.

    The text says as well in which kind of blocks a statement is. What stands behind one that
    always leaves its block is left out, as it can't be reached.
    """
    for node in body:
        inner = list(blocks(node))
        last = node.end_lineno or node.lineno
        if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            last = max(node.lineno, node.body[0].lineno - 1)
        elif inner:
            # The first statement inside shows as well that the head was reached.
            last = inner[0][0].lineno
        yield _key(node) + where, node.lineno, last
        for number, block in enumerate(inner):
            yield from statements(block, f"{where}{PLACE}{type(node).__name__} {number}")
        if isinstance(node, _LEAVES):
            return


def _key(node: ast.stmt) -> str:
    if isinstance(node, ast.Try):
        return "try " + " ".join(ast.dump(h.type) if h.type else "all" for h in node.handlers)
    parts = []
    for name, value in ast.iter_fields(node):
        if name in _BLOCKS or name in ("cases", "type_comment", "returns"):
            continue
        values = value if isinstance(value, list) else [value]
        parts += [ast.dump(v) if isinstance(v, ast.AST) else repr(v) for v in values]
    cases = [ast.dump(case.pattern) for case in getattr(node, "cases", ())]
    return f"{type(node).__name__} {' '.join([*parts, *cases])}"
