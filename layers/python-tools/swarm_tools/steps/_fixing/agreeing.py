"""Whether what was repaired for a specification agrees with it throughout."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...signatures.facts import Function, functions_of
from ...workspace.layout import ProjectLayout
from .._judging.specified import HELD_BACK, SEARCHED, Check, check, keeps_the_rest
from .asking import Way
from .state import FixState

_PREFIX = "specification."
Functions = Mapping[tuple[str, str], Function]


def specified_tests(state: FixState, failing: list[str]) -> dict[tuple[str, str], list[str]]:
    """Return the red tests made from references, by path and name of the function."""
    modules, wanted = state.modules, set(failing)
    found: dict[tuple[str, str], list[str]] = {}
    for test in state.generated.tests:
        red = test["nodeid"] in wanted
        if red and str(test.get("intent", "")).startswith(_PREFIX) and test["module"] in modules:
            key = (modules[test["module"]], str(test["function"]))
            found.setdefault(key, []).append(test["nodeid"])
    return found


def disagreeing(
    state: FixState, texts: Mapping[str, str], tests: Mapping[tuple[str, str], list[str]]
) -> list[str]:
    """Return the tests of functions that do not agree with one variant on every sample.

    Args:
        state: Of the step; functions are identified as they are in it.
        texts: The files as the repair leaves them.
        tests: As `specified_tests` returns them.
    """
    functions = _functions(state, {path for path, _ in tests}, {name for _, name in tests})
    if not functions:
        return []
    right = _agree(state, texts, functions, _before(state, functions))
    return sorted(
        nodeid for key, nodeids in tests.items() if key not in right for nodeid in nodeids
    )


def agreeing(state: FixState, ways: list[Way]) -> list[Way]:
    """Return those of several repairs of one function after which it agrees with its specification.

    None of them where no specification identifies it.
    """
    places = {(way.path, way.function) for way in ways}
    if len(places) != 1:
        return []
    path, name = places.pop()
    functions = _functions(state, {path}, {name.rpartition(".")[2]})
    before = _before(state, functions) if functions else {}
    if not before:
        return []
    return [way for way in ways if _agree(state, way.texts, functions, before)]


def _before(state: FixState, functions: Functions) -> dict[tuple[str, str], Check]:
    return {(one.path, one.function.name): one for one in _checks(state, state.root, functions)}


def _agree(
    state: FixState,
    texts: Mapping[str, str],
    functions: Functions,
    before: Mapping[tuple[str, str], Check],
) -> set[tuple[str, str]]:
    """Return the functions that are right with `texts` and keep what was right."""
    root, _ = state.trial(dict(texts))
    right = set()
    for one in _checks(state, root, functions):
        known = before.get((one.path, one.function.name))
        if one.right and known is not None and keeps_the_rest(known, one):
            right.add((one.path, one.function.name))
    return right


def _checks(state: FixState, root: Path, functions: Functions) -> list[Check]:
    context = state.context
    return check(
        context.sandbox, context.workspace, ProjectLayout.of(root), functions,
        (SEARCHED, HELD_BACK), context.remaining_s,
    )  # fmt: skip


def _functions(
    state: FixState, paths: set[str], names: set[str]
) -> dict[tuple[str, str], Function]:
    found: dict[tuple[str, str], Any] = {}
    for path in sorted(paths & state.parsing):
        for function in functions_of(ast.parse(state.texts[path])):
            if function.name in names:
                found[(path, function.qualname)] = function
    return found
