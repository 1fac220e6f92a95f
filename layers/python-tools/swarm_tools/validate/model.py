"""A call of code under repair and what came of it, as data that crosses the sandbox."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

MODULE = "<module>"
"""Stands for the code of a module outside of its functions: a call of it runs it as a program."""


@dataclass(frozen=True)
class Call:
    """One call on a fresh copy of its arguments.

    Texts of arguments are Python expressions. They are literals as a rule; they may also make
    objects of the module's own classes, use `lambda`, `inf`, `nan`, and `thing(name=...)`, an
    object with these attributes.

    Attributes:
        function: Qualified name in its module, such as ``Stack.push``; a class makes an object.
        arguments: Positional arguments, as the text of a Python tuple.
        keywords: Keyword arguments, as the text of a dict.
        make: Of a method, the constructor's arguments as the text of a tuple; None for a function.
        first: Of a method, calls made on the object before, as (method, arguments).
        stdin: What the call reads from standard input.
        given: Files in its temporary folder before the call, as (name, text).
    """

    function: str
    arguments: str = "()"
    keywords: str = "{}"
    make: str | None = None
    first: tuple[tuple[str, str], ...] = ()
    stdin: str = ""
    given: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Outcome:
    """What came of one call.

    Attributes:
        kind: ``value``, ``raises``, ``late`` (did not end) or ``absent`` (could not be called).
        value: Python text of the value, or the name of the exception's type.
        literal: Whether `ast.literal_eval` gives the value back from its text.
        message: Text of the exception.
        printed: What went to standard output.
        arguments: Text of the arguments afterwards; empty where nothing can have changed them.
        state: Text of the object's state afterwards, of a method.
        files: Text of the files it left in its temporary folder, where they are not as before.
    """

    kind: Literal["value", "raises", "late", "absent"]
    value: str = ""
    literal: bool = False
    message: str = ""
    printed: str = ""
    arguments: str = ""
    state: str = ""
    files: str = ""
