"""What an intent is, and what the generator returns."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from textwrap import dedent
from typing import Any

DRIVES = 0.8


NOT_FOUND = {-1: r"(?<![\w.*^-])-1\b", None: r"\bnone\b"}
"""How a docstring names what is given back for something that is not found."""


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
        when: A word or mark that the function must hold for the case to be expected.
        bar: Words and marks of which the function may hold none.
        reads: Of the records that the function is called with, how many amounts and how many
            other fields it may read: pairs of which one must hold; none where it is called with
            something else. ``{amount}`` and ``{key}`` are their names, ``{read}`` the first one's.
    """

    label: str
    args: tuple[Any, ...] | None
    how: str
    value: Any = None
    rounds: bool = False
    when: str = ""
    bar: frozenset[str] = frozenset()
    reads: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Intent:
    """What functions of some names should do.

    Attributes:
        id: ``family.name``.
        doc: One sentence.
        names: Alternatives; each is the words a name must have.
        params: Kind of each parameter: number, numbers, list, string, strings, dict, matrix,
            sorted (a sorted list), cards (texts or pairs), node (of a binary tree),
            function, pair or any.
        cases: Examples and properties.
        objects: Words that may be in the name besides.
        returns: Kind of the result: number, bool, list, string, dict, pair or any.
        confidence: 0 to 1, before the evidence of the code is weighed.
        unless: Words in docstring, parameters or body names that mean something else.
        known: Whether every parameter must be of known kind, for names that say little.
        needs: Words of which one must be in docstring, parameters or body (numbers count too).
        spelled: Regular expressions that the parameters' names must match, in order.
        stated: (regular expression, case): a case added when the docstring matches.
        allows: Flags that would else be doubts, such as ``io``.
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
    allows: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Scenario:
    """One course of events in the life of an object.

    Attributes:
        label: Words for the test's name.
        text: The lines, written against the roles of the intent: ``make(...)`` makes an object,
            ``thing.role(...)`` and ``thing.role`` use it, ``make.role(...)`` calls it on the class.
            Without ``make``, ``thing`` is a new one.
        guard: Role whose method must decide something for the scenario to be expected; after a
            space, a word or mark that the method must hold instead.
        unless: Words in the class that let something else be expected.
        without: Role that the class may not have.
        said: Regular expression that a docstring of the class or of its methods must match.
        needs: Words of which the class must use one.
        despite: Words of the intent's ``unless`` that do not speak against this scenario.
    """

    label: str
    text: str
    guard: str = ""
    unless: frozenset[str] = frozenset()
    without: str = ""
    said: str = ""
    needs: frozenset[str] = frozenset()
    despite: frozenset[str] = frozenset()


@dataclass(frozen=True)
class ClassIntent:
    """What classes of some names should do.

    Attributes:
        id: ``family.name``.
        doc: One sentence.
        names: Alternatives, as in `Intent`.
        roles: Role to the names, in order, of the methods and attributes that may play it; a name
            with ``()`` is not played by a plain attribute.
        scenarios: What is expected; those whose roles the class has are tested.
        fields: Parameter words to the argument to give where a scenario gives none.
        unless: Words that mean another behaviour.
        silent: Role that may return nothing by design to the role that then reads instead.
        anywhere: Roles that tell the intent whatever the class is called, when it has them all.
        lengths: Whether its methods may compare a length with a number of their own.
        files: Whether its methods may read and write the file that a scenario gives them.
    """

    id: str
    doc: str
    names: tuple[str, ...]
    roles: dict[str, str]
    scenarios: tuple[Scenario, ...]
    fields: dict[str, Any] = field(default_factory=dict)
    unless: frozenset[str] = frozenset()
    silent: dict[str, str] = field(default_factory=dict)
    anywhere: frozenset[str] = frozenset()
    lengths: bool = False
    files: bool = False


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
        leans: Share of the tests of its kind that may be red for it to drive when the behaviour of
            the code speaks for it; 0 when it does not lean.
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
    leans: float = 0.0


@dataclass(frozen=True)
class GeneratedSuite:
    """The files of the generated tests and what each test is.

    Attributes:
        files: Text of each file, by POSIX path from the project's root.
        tests: One entry a test, in the order of the files.
    """

    files: dict[str, str]
    tests: list[GeneratedTest]


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


def scene(
    label: str,
    text: str,
    *,
    guard: str = "",
    unless: str = "",
    without: str = "",
    said: str = "",
    needs: str = "",
    despite: str = "",
) -> Scenario:
    """Return a scenario; the indentation of its text does not count."""
    plain = dedent(text).strip()
    return Scenario(
        label, plain, guard, words(unless), without, said, words(needs), words(despite)
    )  # fmt: skip


def code(label: str, *rows: str) -> Case:
    """Return a test written out; ``{f}`` stands for the function."""
    return Case(label, None, "code", rows)


def when(mark: str, case: Case) -> Case:
    """Return the case, to be expected only of functions that hold a word or mark."""
    return replace(case, when=mark)


def but(marks: str, case: Case) -> Case:
    """Return the case, not to be expected of functions that hold one of some words or marks."""
    return replace(case, bar=case.bar | words(marks))


def each(reference: Callable[..., Any], *calls: tuple[Any, ...]) -> tuple[Case, ...]:
    """Return a case a call, its value worked out by a function of ours."""
    out = []
    for number, args in enumerate(calls, 1):
        value = reference(*copy.deepcopy(args))
        label = f"example_{number}"
        if isinstance(value, bool):
            out.append(Case(label, args, "true" if value else "false"))
        elif isinstance(value, list):
            nested = any(isinstance(v, (list, tuple)) for v in value)
            rows = [list(v) if isinstance(v, tuple) else v for v in value]
            out.append(Case(label, args, "rows" if nested else "list", rows))
        else:
            out.append(Case(label, args, "equals", value))
    return tuple(out)


def intent(
    id: str,
    doc: str,
    names: str,
    params: str,
    *cases: Case | tuple[Case, ...],
    objects: str = "",
    unless: str = "",
    needs: str = "",
    allows: str = "",
    **more: Any,
) -> Intent:
    """Return an intent from texts: names between bars, the rest between spaces."""
    flat = flattened(cases)
    labels = Counter(c.label for c in flat)
    seen: Counter[str] = Counter()
    for index, case in enumerate(flat):
        seen[case.label] += 1
        if labels[case.label] > 1:
            flat[index] = replace(case, label=f"{case.label}_{seen[case.label]}")
    return Intent(
        id, doc, tuple(names.split("|")), tuple(params.split()), tuple(flat), words(objects),
        unless=words(unless), needs=words(needs), allows=words(allows), **more,
    )  # fmt: skip


def flattened(cases: Iterable[Case | tuple[Case, ...]]) -> list[Case]:
    """Return cases that come alone or as tuples in one list."""
    return [c for case in cases for c in (case if isinstance(case, tuple) else (case,))]


def either_order(id: str, doc: str, names: str, params: str, *cases: Any, **more: Any) -> list:
    """Return the intents of two arguments that may come in either order.

    Args:
        id: Of the order given; that of the other one ends with ``_turned``.
        doc: One sentence.
        names: Alternatives, between bars.
        params: Their kinds, two of them.
        cases: Calls with two arguments, alone or as tuples.
        more: As of `intent`; ``spelled`` tells the two apart.
    """
    flat = flattened(cases)
    turned = [replace(case, args=case.args[::-1]) for case in flat]
    other = {**more, "spelled": more["spelled"][::-1]}
    return [
        intent(id, doc, names, params, *flat, **more),
        intent(f"{id}_turned", doc, names, " ".join(params.split()[::-1]), *turned, **other),
    ]


def words(text: str) -> frozenset[str]:
    """Return the words of ``text`` as a set."""
    return frozenset(text.split())
