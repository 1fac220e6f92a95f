"""A call of code under repair and what came of it, as data that crosses the sandbox."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Call:
    """One call on a fresh copy of its arguments.

    Attributes:
        function: Qualified name in its module, such as ``Stack.push``.
        arguments: Positional arguments, as the text of a Python tuple of literals.
        keywords: Keyword arguments, as the text of a dict of literals.
        make: Of a method, the constructor's arguments as the text of a tuple; None for a function.
        first: Of a method, calls made on the object before, as (method, arguments).
        stdin: What the call reads from standard input.
    """

    function: str
    arguments: str = "()"
    keywords: str = "{}"
    make: str | None = None
    first: tuple[tuple[str, str], ...] = ()
    stdin: str = ""


@dataclass(frozen=True)
class Outcome:
    """What came of one call.

    Attributes:
        kind: ``value``, ``raises``, ``late`` (did not end) or ``absent`` (could not be called).
        value: Python text of the value, or the name of the exception's type.
        literal: Whether `ast.literal_eval` gives the value back from its text.
        message: Text of the exception.
        printed: What went to standard output.
        arguments: Text of the arguments afterwards.
        state: Text of the object's state afterwards, of a method.
        files: Text of the files it left in its temporary folder.
    """

    kind: Literal["value", "raises", "late", "absent"]
    value: str = ""
    literal: bool = False
    message: str = ""
    printed: str = ""
    arguments: str = ""
    state: str = ""
    files: str = ""
