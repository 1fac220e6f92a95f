"""One group of fixes that ruff carries out."""

from __future__ import annotations

from typing import NamedTuple

from swarm_tools.rules.model import Concern


class RuffFix(NamedTuple):
    """One group of ruff's fixes.

    Attributes:
        title: What it does, in a few words.
        codes: The codes of ruff.
        pylint: The pylint messages it answers.
        bad: Snippets it changes; together they raise each of the messages.
        concern: What it is for.
    """

    title: str
    codes: tuple[str, ...]
    pylint: tuple[str, ...]
    bad: tuple[str, ...]
    concern: Concern = "clean"
