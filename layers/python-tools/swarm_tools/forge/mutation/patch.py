"""Where a mutant stands in a file's tree, and the code that it gives."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from types import CodeType

from swarm_tools.forge.mutation.codes import compile_statement
from swarm_tools.forge.mutation.model import Mutant


@dataclass
class Place:
    """Where a node stands: its parent, the field, and the index where that is a list."""

    parent: ast.AST
    name: str
    index: int | None

    def put(self, nodes: list[ast.AST]) -> object:
        """Put `nodes` in the place of the node; returns what `restore` needs."""
        old = getattr(self.parent, self.name)
        if self.index is None:
            setattr(self.parent, self.name, nodes[0])
        else:
            setattr(self.parent, self.name, [*old[: self.index], *nodes, *old[self.index + 1 :]])
        return old

    def restore(self, old: object) -> None:
        """Undo `put`."""
        setattr(self.parent, self.name, old)


@dataclass
class Unit:
    """A top-level statement, or one member of a top-level class: what is compiled alone.

    Attributes:
        index: Index of the statement in the module.
        member: Index of the member in the class, None for the statement itself.
    """

    index: int
    member: int | None

    def compile(self, tree: ast.Module, path: str, flags: int) -> CodeType:
        """Return its code; a member is compiled in a class of the same name."""
        statement = tree.body[self.index]
        if self.member is not None:
            assert isinstance(statement, ast.ClassDef)
            alone = ast.ClassDef(statement.name, [], [], [statement.body[self.member]], [])
            if "type_params" in statement._fields:
                alone.type_params = []
            statement = ast.copy_location(alone, statement)
        return compile_statement(statement, path, flags)


@dataclass
class Patch:
    """How to make a mutant.

    Attributes:
        unit: What holds it.
        before: The unit's code without it, loops counted.
        code: The unit's code with it.
        place: Where it is put in the tree.
        nodes: What is put there.
    """

    unit: Unit
    before: CodeType
    code: CodeType
    place: Place
    nodes: list[ast.AST]


@dataclass
class FileMutants:
    """The mutants of one file.

    Attributes:
        path: POSIX path from the project's root.
        text: The source.
        tree: Its tree with loops counted.
        flags: Compiler flags of its ``__future__`` imports.
        filename: What its code objects say where they are from.
        mutants: Those to run, in the order of the source.
        equivalent: How many were the same code as the original.
        duplicate: How many were the same code as another.
    """

    path: str
    text: str
    tree: ast.Module
    flags: int
    filename: str
    mutants: list[Mutant] = field(default_factory=list)
    equivalent: int = 0
    duplicate: int = 0


def compile_with(found: FileMutants, patch: Patch) -> CodeType:
    """Return the code of the whole file with a mutant in it, loops counted."""
    old = patch.place.put(patch.nodes)
    try:
        return compile(found.tree, found.filename, "exec", dont_inherit=True)
    finally:
        patch.place.restore(old)
