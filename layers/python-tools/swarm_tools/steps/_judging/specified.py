"""Known functions held against their references, on samples, in the sandbox."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ...oracle.specifications import Identified, Judgement, Variant, identify
from ...oracle.specifications.identified import call_text
from ...oracle.specifications.table import table_from, table_of
from ...oracle.suspicions import Suspicion
from ...sandbox import Sandbox
from ...signatures.facts import Function
from ...testgen.model import Table, is_literal
from ...validate.compare import same
from ...validate.model import Call, Outcome
from ...validate.observe import observe
from ...workspace import Workspace
from ...workspace.layout import ProjectLayout
from .functions import Ledger

SEARCHED = 1
"""Seed of the samples that a search may see."""
HELD_BACK = 2
"""Seed of those that it never sees."""
_MOST_S = 20.0
_EACH = 4


@dataclass
class Check:
    """One identified function and what its samples said.

    Attributes:
        path: Its file.
        function: What its source says.
        identified: Its specification.
        judgement: Of the code as it was.
        answers: Outcome of each sample.
        table: Cases that ask for the closest variant, of one that is wrong and can be repaired.
    """

    path: str
    function: Function
    identified: Identified
    judgement: Judgement
    answers: Mapping[str, Outcome] = field(default_factory=dict)
    table: Table | None = None

    @property
    def right(self) -> bool:
        """Whether it agrees with one variant on every sample."""
        return self.judgement.decisive and self.judgement.right

    @property
    def wrong(self) -> bool:
        """Whether it agrees with none."""
        return self.judgement.decisive and not self.judgement.right


def check(
    sandbox: Sandbox,
    workspace: Workspace,
    layout: ProjectLayout,
    functions: Mapping[tuple[str, str], Function],
    seeds: Iterable[int],
    total_s: float,
) -> list[Check]:
    """Return the identified functions of a project with what their samples said.

    Args:
        sandbox: Where the code runs.
        workspace: Where scratch folders are made.
        layout: The project.
        functions: By path and qualified name; of files that parse.
        seeds: Of the samples.
        total_s: Seconds for all of it.
    """
    found = []
    for (path, _), function in sorted(functions.items(), key=lambda item: item[0]):
        identified = identify(function) if _callable(function) else None
        if identified is not None:
            rows = [row for seed in seeds for row in identified.rows(seed)]
            found.append((path, function, identified, list(dict.fromkeys(rows))))
    calls: dict[str, list[Call]] = {}
    for path, function, _, rows in found:
        calls.setdefault(path, []).extend(_calls(function, rows))
    outcomes = observe(sandbox, workspace, layout, calls, min(_MOST_S, total_s)) if calls else {}
    at = dict.fromkeys(calls, 0)
    checks = []
    for path, function, identified, rows in found:
        mine = outcomes.get(path, [])[at[path] : at[path] + len(rows)]
        at[path] += len(rows)
        answers = dict(zip(rows, mine, strict=False))
        checks.append(Check(path, function, identified, identified.judge(answers), answers))
    return checks


def _callable(function: Function) -> bool:
    """Say whether a function can be called with nothing but its arguments."""
    if function.binding != "instance":
        return True
    if function.cls is None or function.cls.bases:
        return False
    makers = [n for n in function.cls.body if getattr(n, "name", "") == "__init__"]
    args = makers[0].args if makers and isinstance(makers[0], ast.FunctionDef) else None
    if args is None:
        return True
    needed = len(args.posonlyargs) + len(args.args) - 1 - len(args.defaults)
    return needed <= 0 and all(default is not None for default in args.kw_defaults)


def _calls(function: Function, rows: Iterable[str]) -> list[Call]:
    make = "()" if function.binding == "instance" else None
    return [Call(function.qualname, row, make=make) for row in rows]


def keeps_the_rest(before: Check, after: Check) -> bool:
    """Say whether a repair leaves alone what a specification leaves open.

    Where authors differ, on nothing at all for one, what the code did stays.

    Args:
        before: The check of the code without the repair.
        after: The check with it, right.
    """
    variant = after.judgement.variant
    for row, outcome in before.answers.items():
        now = after.answers.get(row)
        if variant is None or now is None:
            continue
        if before.identified.expected(row, variant).kind == "open" and not same(outcome, now):
            return False
    return True


def right_table(one: Check) -> Table | None:
    """Return a few telling cases of a function that is right."""
    return table_of(one.function, one.identified, one.judgement.variant)


def wrong_table(one: Check, more: Iterable[str] = ()) -> Table | None:
    """Return cases that a wrong function fails, those that it passes, and `more` of the samples."""
    variant = one.judgement.variant
    if variant is None:
        return None
    passed, failed = [], []
    for row in sorted(one.answers, key=lambda text: (len(text), text)):
        text = _wanted(one, row, variant)
        if not text:
            continue
        agrees = one.identified.agrees(row, one.answers[row], variant)
        (passed if agrees else failed).append((row, text))
    rows = [*_spread(failed), *_spread(passed)]
    known = {row for row, _ in rows}
    for row in more:
        text = _wanted(one, row, variant)
        if row not in known and text:
            rows.append((row, text))
    return table_from(one.function, one.identified, rows, variant)


def _wanted(one: Check, row: str, variant: Variant) -> str:
    """Return the literal that a sample should give, or leave in its first argument; "" if none."""
    expected = one.identified.expected(row, variant)
    if expected.kind != "value":
        return ""
    text = expected.value
    if expected.arguments:
        after = ast.parse(expected.arguments, mode="eval").body
        assert isinstance(after, ast.Tuple)
        text = ast.unparse(after.elts[one.identified.order.index(0)])
    return text if is_literal(text) else ""


def _spread(rows: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return a few of many rows: the shortest, some longer ones, and the longest."""
    if len(rows) <= _EACH:
        return rows
    step = (len(rows) - 1) / (_EACH - 1)
    return [rows[round(step * number)] for number in range(_EACH)]


def disagreement(one: Check) -> Suspicion:
    """Return what is suspected of a function that agrees with no variant and stays as it is."""
    row, actual, expected = one.judgement.counterexample or ("()", Outcome("absent"), "")
    given = actual.value if actual.kind == "value" else f"{actual.kind} {actual.value}".strip()
    return Suspicion(
        path=one.path,
        line=one.function.node.lineno,
        function=one.function.qualname,
        pattern="specification",
        message=f"{one.function.qualname} is named like a known function and is none",
        suggestion=one.identified.doc,
        input=f"{one.function.qualname}({call_text(row)})",
        actual=given,
        expected=expected,
    )


def note(checks: Iterable[Check], ledger: Ledger) -> None:
    """Note what the checks say: of a wrong function only where a repair was found."""
    for one in checks:
        name = one.function.qualname
        if one.right:
            ledger.note(one.path, name, "specified", "right")
        elif one.table is not None:
            ledger.note(one.path, name, "specified", "wrong")
