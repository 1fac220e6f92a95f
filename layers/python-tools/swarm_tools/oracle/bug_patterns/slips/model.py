"""What a detector of slips is given, and what it finds."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from swarm_tools.oracle.derived.render import Rendered, doc
from swarm_tools.signatures.facts import FUNCTIONS, Function, own
from swarm_tools.signatures.tokens import words

SURE = 0.85
BUILT_IN = words(
    "len sum min max abs round int float str list dict set tuple sorted range enumerate zip "
    "reversed any all map filter bool divmod pow ord chr isinstance"
)


@dataclass(frozen=True)
class Program:
    """One source file.

    Attributes:
        tree: The module.
        functions: Its functions and methods.
        text: Its source.
    """

    tree: ast.Module
    functions: tuple[Function, ...]
    text: str

    def classes(self) -> Iterator[ast.ClassDef]:
        """Yield the classes of the module."""
        yield from (n for n in self.tree.body if isinstance(n, ast.ClassDef))

    def methods(self, cls: ast.ClassDef) -> list[Function]:
        """Return the methods of a class that are called on an object."""
        return [f for f in self.functions if f.cls is cls and f.binding == "instance"]


@dataclass(frozen=True)
class Slip:
    """A slip and the test that is red because of it.

    Attributes:
        id: ``slips.`` and the name of its detector.
        function: Name of the function or class.
        qualname: Its qualified name.
        test: The test.
        reason: Why no right code does this.
    """

    id: str
    function: str
    qualname: str
    test: Rendered
    reason: str


def slip(about: Function | ast.ClassDef, id: str, label: str, reason: str, *rows: str) -> Slip:
    """Return a slip of a function or class; the reason is the test's docstring, too."""
    qualname = about.name if isinstance(about, ast.ClassDef) else about.qualname
    plain = "_".join(p for p in qualname.lower().replace(".", "_").split("_") if p)
    test = Rendered(f"test_{plain}_{label}", (doc(f"{reason}."), *rows))
    low = reason[:1].lower() + reason[1:]
    return Slip(f"slips.{id}", about.name, qualname, test, low)


def names_read(nodes: list[ast.AST]) -> list[str]:
    """Return each name that is read, once for each time."""
    return [n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)]


def names_set(nodes: list[ast.AST]) -> list[str]:
    """Return each name that is set or bound, once for each time."""
    return [n.id for n in nodes if isinstance(n, ast.Name) and not isinstance(n.ctx, ast.Load)]


def inside(stmts: list[ast.stmt]) -> list[ast.AST]:
    """Return the nodes of statements, not those of functions in them."""
    out: list[ast.AST] = []
    for stmt in stmts:
        if not isinstance(stmt, (*FUNCTIONS, ast.ClassDef)):
            out += [stmt, *own(stmt)]
    return out


def self_name(node: ast.expr | None) -> str:
    """Return ``x`` for ``self.x``, else ""."""
    if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == "self":
        return node.attr
    return ""
