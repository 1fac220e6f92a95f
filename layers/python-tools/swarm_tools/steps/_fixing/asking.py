"""Questions: the shortest input on which repairs differ that all pass the tests."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

from ...oracle.suspicions import Accepted
from ...testgen.model import ModuleTests, Row, Script, Table, is_literal
from ...testgen.placement import place
from ...testgen.render import render
from ...validate.compare import MISUSE, input_text
from ...validate.generate import generate
from ...validate.model import Call, Outcome
from ...validate.observe import observe
from ...workspace.layout import ProjectLayout
from ...workspace.modules import Layout
from .._judging.rendering import config_texts, tests_are_a_package
from .state import FixState

_SECONDS = 8.0
_MOST_CHOICES = 5
_LONGEST_INPUT = 200
_DOC = "The answer that was given."


@dataclass(frozen=True)
class Way:
    """One repair that passes the tests.

    Attributes:
        path: The file that it edits first.
        function: Qualified name of the function that it edits.
        message: The edit in words.
        texts: The files as it leaves them, by path.
    """

    path: str
    function: str
    message: str
    texts: Mapping[str, str]


@dataclass(frozen=True)
class Asked:
    """What came of looking for a question.

    Attributes:
        question: As results carry it; None where no input was found on which the ways differ.
        alike: Whether they never differed side by side, on inputs that reach what they repair.
    """

    question: dict[str, Any] | None = None
    alike: bool = False


def ask(state: FixState, ways: Sequence[Way]) -> Asked:
    """Look for the shortest input on which repairs differ; one alone is held to the code as it is.

    Args:
        state: With the working copy, in which none of them is made.
        ways: The repairs, the best first.
    """
    versions: list[Mapping[str, str]] = [way.texts for way in ways]
    edits = [way.message for way in ways]
    if len(ways) == 1:
        versions.append({})
        edits.append("nothing is changed")
    calls = _calls(state, ways)
    if not calls:
        return Asked()
    seen = [_observed(state, texts, calls) for texts in versions]
    found = _telling(calls, seen)
    if found is None:
        same = len(ways) > 1 and all(version == seen[0] for version in seen)
        return Asked(alike=same and _reach(_observed(state, {}, calls), seen[0]))
    path, call, outcomes = found
    mark = hashlib.sha256(f"{path}\n{call.function}\n{input_text(call)}".encode()).hexdigest()[:12]
    stem = PurePosixPath(path).stem.strip("_")
    choices = _choices(state, path, call, outcomes, edits)
    question = {
        "id": mark,
        "path": path,
        "function": call.function,
        "input": input_text(call),
        "choices": choices,
        "test_path": f"tests/test_{stem}_answer_{mark[:6]}.py",
    }
    accepted = Accepted.of(state.context.workspace.root)
    return Asked(None if mark in accepted.questions else question)


def _calls(state: FixState, ways: Iterable[Way]) -> dict[str, list[Call]]:
    """Return calls of the edited functions: with the numbers and texts of every version."""
    found: dict[str, dict[Call, None]] = {}
    ways = list(ways)
    for path in sorted({way.path for way in ways}):
        names = {way.function for way in ways if way.path == path}
        texts = [state.texts[path], *(way.texts[path] for way in ways if path in way.texts)]
        for text in texts:
            for made in generate(text, names).values():
                found.setdefault(path, {}).update(dict.fromkeys(made))
    return {path: [c for c in made if _is_plain(c)] for path, made in found.items()}


def _is_plain(call: Call) -> bool:
    """Say whether a person can write a call down: its values are literals, and few."""
    texts = [call.arguments, call.keywords, call.make or "()", *(row for _, row in call.first)]
    plain = all(is_literal(text) for text in texts) and not call.stdin and not call.given
    return plain and len(input_text(call)) <= _LONGEST_INPUT


def _observed(
    state: FixState, texts: Mapping[str, str], calls: Mapping[str, list[Call]]
) -> dict[str, list[Outcome]]:
    root, _ = state.trial(dict(texts))
    context = state.context
    limit = min(_SECONDS, context.remaining_s)
    return observe(context.sandbox, context.workspace, ProjectLayout.of(root), calls, limit)


def _telling(
    calls: Mapping[str, list[Call]], seen: Sequence[Mapping[str, list[Outcome]]]
) -> tuple[str, Call, list[Outcome]] | None:
    """Return path, call and outcomes of the input that tells the versions apart best.

    The two best have to differ on it; one that all take as meant for them goes before one that
    some refuse, a short one before a long one.
    """
    found = []
    for path, made in calls.items():
        for number, call in enumerate(made):
            outcomes = [version[path][number] for version in seen if path in version]
            if len(outcomes) < len(seen) or not all(map(_is_answer, outcomes)):
                continue
            results = [_result(outcome) for outcome in outcomes]
            if len(set(results)) < 2:
                continue
            refused = sum(outcome.kind == "raises" for outcome in outcomes)
            text = input_text(call)
            key = (results[0] == results[1], bool(call.first), refused, len(text), text)
            found.append((key, path, call, outcomes))
    return min(found, key=lambda item: item[0])[1:] if found else None


def _reach(before: Mapping[str, list[Outcome]], after: Mapping[str, list[Outcome]]) -> bool:
    """Say whether some input shows what a repair changes: where none does, all ways look alike."""
    return any(
        was != now
        for path, outcomes in after.items()
        for was, now in zip(before.get(path, []), outcomes, strict=False)
    )


def _is_answer(outcome: Outcome) -> bool:
    """Say whether an outcome is one that a person can choose."""
    if outcome.kind == "raises":
        return outcome.value not in MISUSE and outcome.value.endswith(("Error", "Exception"))
    return outcome.kind == "value" and outcome.literal and len(outcome.value) <= _LONGEST_INPUT


def _result(outcome: Outcome) -> str:
    return outcome.value if outcome.kind == "value" else f"raises {outcome.value}"


def _choices(
    state: FixState, path: str, call: Call, outcomes: Sequence[Outcome], edits: Sequence[str]
) -> list[dict[str, str]]:
    by_result: dict[str, tuple[Outcome, str]] = {}
    for outcome, edit in zip(outcomes, edits, strict=True):
        by_result.setdefault(_result(outcome), (outcome, edit))
    return [
        {
            "id": str(number),
            "result": result,
            "edit": edit[:500],
            "test": _test(state, path, call, outcome),
        }
        for number, (result, (outcome, edit)) in enumerate(
            list(by_result.items())[:_MOST_CHOICES], 1
        )
    ]


def _test(state: FixState, path: str, call: Call, outcome: Outcome) -> str:
    """Return a test file that states one answer."""
    layout = state.layout
    where = place(
        path,
        Layout.of(layout.files.python),
        config_texts(state.root),
        package=tests_are_a_package(layout),
    )
    tests = ModuleTests(path)
    raises = outcome.kind == "raises"
    if call.make is None:
        tests.tables.append(_table(call, outcome.value, raises=raises))
    else:
        tests.scripts.append(_script(call, outcome.value, raises=raises))
    return render(tests, where)


def _table(call: Call, expected: str, *, raises: bool) -> Table:
    positional = [ast.unparse(e) for e in ast.parse(call.arguments, mode="eval").body.elts]  # type: ignore[attr-defined]
    named = ast.parse(call.keywords, mode="eval").body
    assert isinstance(named, ast.Dict)
    keys = [str(getattr(key, "value", "")) for key in named.keys]
    values = [ast.unparse(value) for value in named.values]
    columns = (*(f"value_{n}" for n in range(1, len(positional) + 1)), *keys)
    row = Row((*positional, *values), expected)
    return Table(
        call.function, columns, (row,), "shown", "answer", _DOC, tuple(keys), raises=raises
    )


def _script(call: Call, expected: str, *, raises: bool) -> Script:
    owner, _, method = call.function.rpartition(".")
    lines = [f"thing = {owner}{_inside(call.make or '()')}"]
    lines += [f"thing.{name}{_inside(row)}" for name, row in call.first]
    asked = f"thing.{method}{_inside(call.arguments)}"
    if raises:
        lines += [f"with pytest.raises({expected}):", f"    {asked}"]
    elif expected in ("None", "True", "False"):
        lines.append(f"assert {asked} is {expected}")
    else:
        lines.append(f"assert {asked} == {expected}")
    return Script(call.function, tuple(lines), (owner.partition(".")[0],), "shown", "answer", _DOC)


def _inside(row: str) -> str:
    return "(" + row.strip()[1:-1].rstrip().rstrip(",") + ")"
