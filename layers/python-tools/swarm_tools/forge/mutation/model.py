"""What the parts of the mutation engine hand to each other."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

New = ast.AST | list[ast.stmt] | None
"""What stands in for a node: another node, statements, or nothing (an element of a list)."""


@dataclass(frozen=True)
class Swap:
    """One edit of the syntax tree.

    Attributes:
        old: The node that goes.
        new: What comes in its place.
    """

    old: ast.AST
    new: New


@dataclass(frozen=True)
class Operator:
    """A kind of mutation: one file of ``operators/``.

    Attributes:
        id: The file's name.
        doc: First line of the file's docstring.
        before: An example.
        after: The same with the first mutation of the operator.
        mutate: Yields the swaps at one node, most telling first.
    """

    id: str
    doc: str
    before: str
    after: str
    mutate: Callable[[ast.AST], Iterator[Swap]]


@dataclass(frozen=True)
class Mutant:
    """One mutant of one file.

    Attributes:
        id: ``<path>:<function>:<hash of the edit>``; not of the line, so that it lasts.
        path: POSIX path from the project's root.
        function: Qualified name of the function, ``<module>`` outside any.
        line: 1-based first line of what is replaced.
        column: 0-based column, in characters.
        end_line: 1-based last line.
        end_column: 0-based column behind the end.
        operator: Id of the operator.
        before: Source text of what is replaced.
        after: Source text that comes in its place.
        lines: Lines of the statement (its head, where it has a body): who runs one may notice.
        patch: What the engine needs to make it; None in one that was read from a result.
    """

    id: str
    path: str
    function: str
    line: int
    column: int
    end_line: int
    end_column: int
    operator: str
    before: str
    after: str
    lines: frozenset[int] = frozenset()
    patch: Any = field(default=None, compare=False, repr=False)

    def to_json(self) -> dict[str, Any]:
        """Return the fields that results carry."""
        names = "id path function line column end_line end_column operator before after"
        return {name: getattr(self, name) for name in names.split()}
