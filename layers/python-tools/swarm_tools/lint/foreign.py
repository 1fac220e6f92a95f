"""Import messages that say something of our machine, not of the code."""

from __future__ import annotations

import re

_QUOTED = re.compile(r"'([^']*)'")


def is_foreign_import(symbol: str, message: str, local: set[str]) -> bool:
    """Tell whether an import message is about a module that is not the project's own.

    The score must not depend on which third-party packages happen to be installed here.

    Args:
        symbol: Symbol of the pylint message.
        message: Its text; pylint quotes the module's name in it.
        local: Top-level names that the project itself can import.
    """
    if symbol not in ("import-error", "no-name-in-module"):
        return False
    names = _QUOTED.findall(message)
    if not names:
        return False
    module = names[-1] if symbol == "no-name-in-module" else names[0]
    return not module.startswith(".") and module.partition(".")[0] not in local
