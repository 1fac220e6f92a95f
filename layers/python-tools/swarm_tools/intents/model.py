"""What an intent is, and what the generator returns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

DRIVES = 0.8


@dataclass(frozen=True)
class Case:
    """One example or property of an intent.

    Attributes:
        label: Words for the test's name, such as ``two_numbers``.
        args: Arguments of the call.
        how: ``equals``, ``list``, ``items`` (any order), ``one_of``, ``true``, ``false``,
            ``ordered`` (returned, or done in place) or ``code``.
        value: What is expected; for ``code`` the lines of the test, in which ``{f}`` is the
            function and ``result`` the outcome of the call, if ``args`` is not None.
        rounds: Whether the expected value has more digits than a rounding function gives.
    """

    label: str
    args: tuple[Any, ...] | None
    how: str
    value: Any = None
    rounds: bool = False


@dataclass(frozen=True)
class Intent:
    """What functions of some names should do.

    Attributes:
        id: ``family.name``.
        doc: One sentence.
        names: Alternatives; each is the words a name must have.
        params: Kind of each parameter: number, numbers, list, string, strings, dict, matrix,
            sorted (a sorted list) or any.
        cases: Examples and properties.
        objects: Words that may be in the name besides.
        returns: Kind of the result: number, bool, list, string, dict, pair or any.
        confidence: 0 to 1, before the evidence of the code is weighed.
        unless: Words in docstring, parameters or body names that mean something else.
        known: Whether every parameter must be of known kind, for names that say little.
        needs: Words of which one must be in docstring, parameters or body (numbers count too).
        spelled: Regular expressions that the parameters' names must match, in order.
        stated: (regular expression, case): a case added when the docstring matches.
    """

    id: str
    doc: str
    names: tuple[str, ...]
    params: tuple[str, ...]
    cases: tuple[Case, ...]
    objects: frozenset[str] = frozenset()
    returns: str = "any"
    confidence: float = 0.95
    unless: frozenset[str] = frozenset()
    known: bool = False
    needs: frozenset[str] = frozenset()
    spelled: tuple[str, ...] = ()
    stated: tuple[tuple[str, Case], ...] = ()


@dataclass(frozen=True)
class ClassIntent:
    """What classes of some names should do.

    Attributes:
        id: ``family.name``.
        doc: One sentence.
        names: Alternatives, as in `Intent`.
        roles: Role to the method names that may play it.
        arity: Role to the number of arguments of its method.
        scenarios: (label, roles needed, lines of the test); ``{role}`` is the method's name and
            ``thing`` a new object.
        fields: Constructor parameter words to the argument to give.
        unless: Words that mean another behaviour.
        guarded: Scenario to the role whose method must hold an ``if`` for it to be expected.
        silent: Role that may return nothing by design to the role that then reads instead.
    """

    id: str
    doc: str
    names: tuple[str, ...]
    roles: dict[str, tuple[str, ...]]
    arity: dict[str, int]
    scenarios: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]
    fields: dict[str, Any] = field(default_factory=dict)
    unless: frozenset[str] = frozenset()
    guarded: dict[str, str] = field(default_factory=dict)
    silent: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class GeneratedTest:
    """One generated test.

    Attributes:
        nodeid: Pytest node id from the project's root.
        path: POSIX path of the test file.
        module: Dotted name of the module under test.
        function: Name of the function or class under test.
        qualname: Its qualified name.
        intent: Id of the intent, or ``docstring.example``.
        confidence: 0 to 1.
        drives_repair: Whether a red result may drive a repair.
        reason: Why, in one sentence.
    """

    nodeid: str
    path: str
    module: str
    function: str
    qualname: str
    intent: str
    confidence: float
    drives_repair: bool
    reason: str


@dataclass(frozen=True)
class GeneratedSuite:
    """The files of the generated tests and what each test is.

    Attributes:
        files: Text of each file, by POSIX path from the project's root.
        tests: One entry a test, in the order of the files.
    """

    files: dict[str, str]
    tests: list[GeneratedTest]


Gate = Callable[[Any], "str | None"]


def eq(label: str, *args: Any, to: Any, rounds: bool = False) -> Case:
    """Return the case that the call gives ``to``."""
    how = "list" if isinstance(to, list) else "equals"
    return Case(label, args, how, to, rounds)


def yes(label: str, *args: Any) -> Case:
    """Return the case that the call gives something true."""
    return Case(label, args, "true")


def no(label: str, *args: Any) -> Case:
    """Return the case that the call gives something false."""
    return Case(label, args, "false")


def near(label: str, *args: Any, to: float) -> Case:
    """Return the case that the call gives ``to`` within one percent."""
    return Case(label, args, "near", to)


def one_of(label: str, *args: Any, to: tuple[Any, ...], rounds: bool = False) -> Case:
    """Return the case that the call gives one of several values."""
    return Case(label, args, "one_of", to, rounds)


def items(label: str, *args: Any, to: list[Any]) -> Case:
    """Return the case that the call gives these elements in any order."""
    return Case(label, args, "items", to)


def ordered(label: str, *args: Any, to: list[Any]) -> Case:
    """Return the case that the call gives this list, returned or done in place."""
    return Case(label, args, "ordered", to)


def code(label: str, *rows: str) -> Case:
    """Return a test written out; ``{f}`` stands for the function."""
    return Case(label, None, "code", rows)


def words(text: str) -> frozenset[str]:
    """Return the words of ``text`` as a set."""
    return frozenset(text.split())
