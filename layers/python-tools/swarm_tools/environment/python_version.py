"""Which Python a project wants, and which of those at hand it gets: the one place that decides.

Everything is read as data: what the project asks for, what it is worked on and tested with, and
the syntax that it is written in.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from packaging.specifiers import InvalidSpecifier, SpecifierSet

from .model import Needs, PythonSaid

_NEWEST_MINOR = 30
HERE = f"3.{sys.version_info[1]}"
"""The Python that runs this, as `pythons` names one."""


@dataclass(frozen=True)
class PythonChoice:
    """The Python that a project gets.

    Attributes:
        version: One of those at hand, such as ``3.12``.
        wanted: All that it asks for as one specifier; empty where it asks for nothing.
        reason: Why it is this one, as a person is told.
        needs: A newer Python than all at hand, such as ``>=3.14``, None where one at hand will do.
    """

    version: str
    wanted: str
    reason: str
    needs: str | None = None

    def as_json(self) -> dict[str, str]:
        """Return it as the result of a step names it."""
        return {"version": self.version, "wanted": self.wanted, "reason": self.reason}


def choose_python(
    found: Needs, syntax: Iterable[PythonSaid] = (), at_hand: Sequence[str] = (HERE,)
) -> PythonChoice:
    """Return the Python of a project.

    That is the version that it is worked on with, else the newest that it says to be tested with,
    else the newest at hand that it allows. One that says nothing of its Python gets the first.

    Args:
        found: What its files say.
        syntax: Specifiers such as ``>=3.12`` that its syntax needs, with the file.
        at_hand: The Pythons there are, the usual one first.
    """
    ranges = [(said, range_) for said in found.python if (range_ := _specifier(said.text))]
    asked = [(range_, said.origin) for said, range_ in ranges]
    wanted = ",".join(dict.fromkeys(str(range_) for range_, _ in asked))
    fit = [version for version in at_hand if all(_allows(one, version) for one, _ in asked)]
    if not fit:
        needs = _newer([range_ for range_, _ in asked], max(map(_minor, at_hand)))
        return PythonChoice(at_hand[0], wanted, f"none at hand is {wanted}", needs)
    # Files in a syntax that is newer than all at hand are left alone; the others decide.
    met = [said for said in syntax if any(_allows(SpecifierSet(said.text), one) for one in fit)]
    floor = max(met, key=lambda said: _minor(said.text)) if met else None
    if floor:
        wanted = ",".join(filter(None, (wanted, floor.text)))
        fit = [version for version in fit if _allows(SpecifierSet(floor.text), version)]
    version, reason = _preferred(found, fit) or _newest(asked, floor, fit)
    return PythonChoice(version, wanted, reason)


def _preferred(found: Needs, fit: Sequence[str]) -> tuple[str, str] | None:
    """Return the Python that its authors use, and why; None where they say nothing of it."""
    for said in found.python_named:
        if said.text in fit:
            return said.text, f"{said.origin} names it"
    tested = {said.text: said.origin for said in reversed(found.python_tested) if said.text in fit}
    if not tested:
        return None
    newest = max(tested, key=_minor)
    return newest, f"the newest here that {tested[newest]} says to be tested with"


def _newest(
    asked: Sequence[tuple[SpecifierSet, str]], floor: PythonSaid | None, fit: Sequence[str]
) -> tuple[str, str]:
    """Return the newest that is allowed, and why; the usual one where nothing is asked for."""
    newest = max(fit, key=_minor)
    if floor:
        return newest, f"the syntax of {floor.origin} needs {floor.text}"
    for range_, origin in asked:
        if str(range_):
            return newest, f"the newest here that {origin} allows: {range_}"
    return fit[0], "it says nothing about its Python"


def _specifier(text: str) -> SpecifierSet | None:
    """Return a specifier; None for what is none."""
    try:
        return SpecifierSet(text)
    except InvalidSpecifier:
        return None


def _minor(version: str) -> int:
    """Return the second number of ``3.12`` or ``>=3.12``."""
    return int(version.rpartition(".")[2])


def _newer(asked: Sequence[SpecifierSet], newest: int) -> str | None:
    """Return the oldest Python behind ``3.<newest>`` that all allow, such as ``>=3.14``."""
    for minor in range(newest + 1, _NEWEST_MINOR):
        if all(_allows(one, f"3.{minor}") for one in asked):
            return f">=3.{minor}"
    return None


def _allows(asked: SpecifierSet, version: str) -> bool:
    """Tell whether some release of ``3.11`` is allowed: `>=3.11.4` allows it."""
    return any(asked.contains(f"{version}.{micro}") for micro in (0, 5, 10, 20, 99))
