"""The tests of what was taken from the library: cases of its specification, or its examples."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from ..oracle.shown import shown_by
from ..oracle.specifications import identify
from ..oracle.specifications.table import table_of
from ..signatures.facts import functions_of
from ..testgen.model import ModuleTests
from ..validate.model import Outcome
from .catalog import without_docstrings
from .goal import Want
from .render import definition
from .synthesis import implementation


def written_tests(want: Want, path: str) -> ModuleTests:
    """Return the tests of a function or class under the names that the goal gives it.

    Args:
        want: What is asked for.
        path: The file that it is written to.
    """
    text = definition(want.entry, want.name, want.params)
    if want.entry.kind == "class":
        shown = shown_by(path, text)
        return ModuleTests(path, [], shown.scripts)
    plain = without_docstrings(text)
    (function,) = functions_of(ast.parse(plain), plain)
    found = identify(function)
    assert found is not None, want.name
    own = implementation(want.entry)
    answers = {row: _answer(own, row) for row in found.rows(0)}
    table = table_of(function, found, found.judge(answers).variant)
    return ModuleTests(path, [table] if table else [])


def _answer(function: Callable[..., Any], row: str) -> Outcome:
    """Return what one of our own functions gives for a sample."""
    given = ast.literal_eval(row)
    try:
        value = function(*given)
    except Exception as error:
        return Outcome("raises", value=type(error).__name__)
    return Outcome("value", value=repr(value), literal=True, arguments=repr(given))
