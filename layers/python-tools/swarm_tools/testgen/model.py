"""What is to be tested, before it is text: tables of cases, and scripts of statements."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Row:
    """One case of a table.

    Attributes:
        arguments: Text of each argument, a Python literal, in the order of the columns.
        expected: Text of the literal that the call gives, or the name of the exception.
    """

    arguments: tuple[str, ...]
    expected: str


@dataclass(frozen=True)
class Table:
    """Cases of one function.

    Attributes:
        function: Its qualified name.
        columns: What the arguments are called.
        rows: The cases.
        evidence: How strong what says so is.
        source: What says so, such as ``docstring`` or ``specification.count_vowels``.
        doc: One sentence: what the cases show.
        keywords: Columns that are passed by keyword.
        raises: Whether what is expected are exceptions.
        method: Whether it is called on a new object of its class.
        changes: Index of the argument that is left as expected, where nothing is returned.
    """

    function: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    evidence: str
    source: str
    doc: str
    keywords: tuple[str, ...] = ()
    raises: bool = False
    method: bool = False
    changes: int | None = None

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Table:
        """Return the table that `dataclasses.asdict` made `data` of."""
        rows = tuple(Row(tuple(row["arguments"]), row["expected"]) for row in data["rows"])
        fixed = {"columns": tuple(data["columns"]), "keywords": tuple(data["keywords"])}
        return cls(**{**data, **fixed, "rows": rows})


@dataclass(frozen=True)
class Script:
    """Statements that end without an error where the code is right.

    Attributes:
        function: Qualified name of what they are about, ``<module>`` for the program.
        lines: The statements, without indentation of the test.
        uses: Names of the module that they need.
        evidence: How strong what says so is.
        source: What says so.
        doc: One sentence.
        fixtures: Fixtures of pytest that they need.
        imports: Modules that they need besides.
    """

    function: str
    lines: tuple[str, ...]
    uses: tuple[str, ...]
    evidence: str
    source: str
    doc: str
    fixtures: tuple[str, ...] = ()
    imports: tuple[str, ...] = ()

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Script:
        """Return the script that `dataclasses.asdict` made `data` of."""
        lists = ("lines", "uses", "fixtures", "imports")
        return cls(**{**data, **{name: tuple(data[name]) for name in lists}})


@dataclass
class ModuleTests:
    """All that is to be tested of one file.

    Attributes:
        path: Its POSIX path.
        tables: Cases of its functions.
        scripts: Statements about them.
    """

    path: str
    tables: list[Table] = field(default_factory=list)
    scripts: list[Script] = field(default_factory=list)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> ModuleTests:
        """Return the tests that `dataclasses.asdict` made `data` of."""
        tables = [Table.from_json(table) for table in data["tables"]]
        return cls(data["path"], tables, [Script.from_json(item) for item in data["scripts"]])


def is_literal(text: str) -> bool:
    """Say whether a text is one Python literal."""
    try:
        ast.literal_eval(text)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return False
    return True
