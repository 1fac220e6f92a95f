"""What prose and messages state, tried out: what the code does otherwise is suspected."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path

from ...context.step import GeneratedTests, StepContext
from ...oracle.bug_patterns.never_meant import NEVER_MEANT
from ...oracle.bug_patterns.slips.model import SURE
from ...oracle.shown.errors import SHOWN_ERRORS
from ...oracle.suspicions import Suspicion
from ...runner.model import TestResult
from ...testgen.model import is_literal
from ...workspace.discovery import is_collectable
from .drafting import Draft

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def suspected(
    context: StepContext, root: Path, drafted: Draft, modules: Mapping[str, str]
) -> list[Suspicion]:
    """Run the probes on the project at `root` and return what they speak against.

    Args:
        context: Of the step.
        root: A copy of the project; the probes are laid over it.
        drafted: With the probes.
        modules: Path of each module by its dotted name.
    """
    probes = [test for test in drafted.probes["tests"] if test["drives_repair"]]
    files = {
        path: text
        for path, text in drafted.probes["files"].items()
        if path in {test["path"] for test in probes} or not is_collectable(path)
    }
    if not probes:
        return []
    GeneratedTests(files).lay_over(root)
    context.quick_files = sorted({*context.quick_files, *files})
    paths = [path for path in sorted(files) if is_collectable(path)]
    run = context.run_tests(root, paths, rerun=False)
    red = {test.nodeid: test for test in run.tests if test.outcome in ("failed", "error")}
    lines = {path: _lines(text) for path, text in drafted.texts.items()}
    found = []
    for probe in probes:
        test = red.get(probe["nodeid"])
        path = modules.get(probe["module"], "")
        if test is None or path not in lines:
            continue
        found.append(_suspicion(probe, test, path, lines[path]))
    return _one_each(found)


def noticed(drafted: Draft) -> list[Suspicion]:
    """Return what rules that repair bugs would change, and may not: it is suspected."""
    acting = {*NEVER_MEANT, *SHOWN_ERRORS}
    found = []
    for path, rows in sorted(drafted.noticed.items()):
        for rule, line, message in rows:
            if path in drafted.texts and rule not in acting:
                name = _around(drafted.texts[path], line)
                told = f"{message.rstrip('.')}: would be done if it were shown to be meant"
                found.append(Suspicion(path, line, name, rule, told))
    return found


def _around(text: str, line: int) -> str:
    """Return the innermost function around a line, "" outside any."""
    best = ""
    for name, (first, last) in _spans(text).items():
        if first <= line <= last:
            best = name
    return best


def _lines(text: str) -> dict[str, int]:
    """Return the line of each definition of a source, by qualified name."""
    return {name: first for name, (first, _) in _spans(text).items()}


def _spans(text: str) -> dict[str, tuple[int, int]]:
    """Return first and last line of each definition, the outer ones first."""
    found: dict[str, tuple[int, int]] = {}

    def visit(node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, _FUNCTIONS):
                found[prefix + child.name] = (child.lineno, child.end_lineno or child.lineno)
                visit(child, f"{prefix}{child.name}.")

    visit(ast.parse(text), "")
    return found


def _suspicion(
    probe: Mapping[str, object], test: TestResult, path: str, lines: Mapping[str, int]
) -> Suspicion:
    name = str(probe["qualname"]).partition(",")[0]
    pattern = str(probe["intent"])
    call = _call(test, name)
    if probe["confidence"] == SURE and pattern.startswith("slips."):
        message = str(probe["reason"])
    else:
        message = f"by its name and documentation, {name} may be meant to do otherwise"
    return Suspicion(
        path=path,
        line=lines.get(name, 1),
        function=name,
        pattern=pattern.removeprefix("slips."),
        message=message[:1].upper() + message[1:],
        input=call,
        actual=(test.actual or "") if call else "",
        expected=(test.expected or "") if call else "",
    )


def _call(test: TestResult, name: str) -> str:
    """Return the call of a probe where it is a plain one of the function, else ""."""
    for row in (test.test_code or "").splitlines():
        row = row.strip().replace("module.", "")
        row = row.removeprefix("result = ").removeprefix("assert ").removeprefix("not ")
        try:
            node = ast.parse(row, mode="eval").body
        except (SyntaxError, ValueError):
            continue
        if isinstance(node, ast.Call) and _plain(node, name):
            return ast.unparse(node)
    return ""


def _plain(call: ast.Call, name: str) -> bool:
    """Say whether a call is one of a function, or of a method of a new object, with literals."""
    called = ast.unparse(call.func).replace("()", "")
    values = [*call.args, *(keyword.value for keyword in call.keywords)]
    return called == name and all(is_literal(ast.unparse(value)) for value in values)


def _one_each(found: list[Suspicion]) -> list[Suspicion]:
    """Return one suspicion for each function and pattern, that of the shortest call."""
    best: dict[tuple[str, str, str], Suspicion] = {}
    for one in sorted(found, key=lambda s: (len(s.input) or 999, s.input)):
        best.setdefault((one.path, one.function, one.pattern), one)
    return list(best.values())
