"""What a docstring says of calls in which no flag is set.

``With reverse=True the largest comes first`` tells nothing of calls that leave the flag out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Protocol


class _Param(Protocol):
    """A parameter as far as it is looked at here."""

    name: str
    optional: bool
    default: Any


def plain_calls(doc: str, params: Iterable[_Param]) -> str:
    """Return a docstring without what it says of calls with an optional flag set."""
    flags = [re.escape(p.name) for p in params if p.optional and p.default in (None, False)]
    if not flags or not doc:
        return doc
    named = rf"`{{0,2}}(?:{'|'.join(flags)})"
    told = rf"(?:(?:with|if|when|set|avec|si|quand) {named}\b|{named} ?= ?True\b)[^.;:]*[.;]?"
    return re.sub(rf"(?<![\w=]){told}", " ", doc, flags=re.IGNORECASE)
