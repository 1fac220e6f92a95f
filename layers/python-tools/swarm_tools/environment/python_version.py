"""Which Python a project asks for, where the one at hand is too old."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from packaging.specifiers import InvalidSpecifier, SpecifierSet

_NEWEST_MINOR = 30


def needed_python(asked: Sequence[str], here: tuple[int, int] = sys.version_info[:2]) -> str | None:
    """Return the oldest newer Python that all of `asked` allow, such as ``>=3.14``.

    Args:
        asked: Specifiers of a project's files; those that are none are passed over.
        here: The Python at hand.

    Returns:
        None where the one at hand will do, or where no newer one would.
    """
    sets = []
    for text in asked:
        try:
            sets.append(SpecifierSet(text))
        except InvalidSpecifier:
            continue
    if all(_allows(one, here[1]) for one in sets):
        return None
    for minor in range(here[1] + 1, _NEWEST_MINOR):
        if all(_allows(one, minor) for one in sets):
            return f">=3.{minor}"
    return None


def _allows(asked: SpecifierSet, minor: int) -> bool:
    """Tell whether some release of 3.minor is allowed: `>=3.11.4` allows 3.11."""
    return any(asked.contains(f"3.{minor}.{micro}") for micro in (0, 5, 10, 20, 99))
