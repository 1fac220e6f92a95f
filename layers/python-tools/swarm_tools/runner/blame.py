"""Whose fault a red test is: the code's, or its own."""

from __future__ import annotations

from pathlib import PurePath
from typing import Any

import pytest


def cause_of(
    raised: pytest.ExceptionInfo[BaseException] | None, root: str
) -> dict[str, Any] | None:
    """Return what a test raised, and where; None when it raised nothing.

    Returns:
        `{types, asserts, path}`: `types` the names of its class and base classes; `asserts` when
        an assertion did not hold or nothing was raised where it should be; `path` the last file
        of the project in the traceback, relative to it, None when there is no such file.
    """
    if raised is None:
        return None
    error = raised.value
    last = None
    for entry in raised.traceback:
        path = PurePath(str(entry.path))
        if path.is_relative_to(root):
            last = path.relative_to(root).as_posix()
    types = [kind.__name__ for kind in type(error).__mro__]
    asserts = isinstance(error, (AssertionError, pytest.fail.Exception))
    set_aside = isinstance(error, pytest.xfail.Exception)
    return {"types": types, "asserts": asserts and not set_aside, "path": last}
