"""What a group of requirements is for, by its name."""

from __future__ import annotations

import re

from .model import Purpose

_TESTS = re.compile(
    r"(?i)(?:^|[-_.])(?:tests?|testing|unit-?tests?|pytest|ci|dev|develop|development|all)(?:$|[-_.])"
)


def purpose_of(group: str) -> Purpose:
    """Tell whether a group's name speaks of tests or development; any other is an extra."""
    return "tests" if _TESTS.search(group) else "extra"
