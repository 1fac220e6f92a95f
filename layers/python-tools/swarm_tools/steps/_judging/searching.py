"""Whether wrong functions have small edits that agree with their specifications throughout."""

from __future__ import annotations

import ast
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ...changes import Change
from ...context.step import StepContext, mark_of
from ...repair.model import RepairResult
from ...repair.search import BadResult, Task, search_all
from ...testgen.model import ModuleTests, Table
from ...testgen.placement import place
from ...testgen.render import render
from ...workspace import decode
from ...workspace.codec import encode, with_text
from ...workspace.layout import ProjectLayout
from ...workspace.modules import Layout
from ...workspace.workspace import write_file
from .merging import merged
from .specified import HELD_BACK, SEARCHED, Check, check, keeps_the_rest, wrong_table

_ROUNDS = 3
_EACH_S = 12.0
_ALL_S = 60.0
_LEAST_S = 2.0
_FILE = "tests/test_specified_cases_{}.py"


@dataclass
class Repaired:
    """Repairs that agree with specifications.

    Attributes:
        texts: The text of each file with all of them in it.
        changes: What they do.
    """

    texts: dict[str, str] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)

    def to_json(self, before: Mapping[str, str]) -> list[dict[str, object]]:
        """Return them as results carry them; `before` are the texts that they were found for."""
        return [
            {
                "path": path,
                "before": mark_of(before[path]),
                "text": text,
                "changes": [c.to_json() for c in self.changes if c.path == path],
            }
            for path, text in sorted(self.texts.items())
        ]


@dataclass
class _Open:
    """A wrong function that has no repair yet.

    Attributes:
        check: What its samples said.
        table: The cases that a repair has to pass.
        more: Samples on which edits disagreed that passed the cases before.
        found: What the last search found.
        rounds: How often it was searched for.
    """

    check: Check
    table: Table | None = None
    more: list[str] = field(default_factory=list)
    found: RepairResult | None = None
    rounds: int = 0


def find_repairs(
    context: StepContext, root: Path, checks: Iterable[Check], green: list[str], late: list[str]
) -> Repaired:
    """Give each wrong function that can be repaired the table of cases that leads there.

    A repair counts when it agrees with one variant on all samples of two seeds, of which the
    search sees a few of the first. Where it fails one, that sample joins the cases.

    Args:
        context: Of the step.
        root: The project with the Judge's other tests; only copies of it are changed.
        checks: All functions that were checked.
        green: Ids of those tests that pass, and have to go on passing.
        late: Paths of modules that can't be imported as they are.

    Returns:
        All repairs that were found, together.
    """
    searching = _Searching(context, root, green, late)
    wrong = [one for one in checks if one.wrong]
    searching.run([_Open(one) for one in wrong])
    searching.take_callers([one for one in wrong if one.table is None])
    return searching.repaired


class _Searching:
    """The search for all wrong functions of a project, round by round."""

    def __init__(self, context: StepContext, root: Path, green: list[str], late: list[str]) -> None:
        self.context = context
        self.root = root
        self.green = green
        self.late = late
        self.repaired = Repaired()
        self.deadline = time.monotonic() + min(_ALL_S, context.remaining_s / 3)

    def run(self, waiting: list[_Open]) -> None:
        """Search for all that wait, what is called before what calls it.

        What a round leaves hope for is searched again.
        """
        while waiting and self._left() >= _LEAST_S:
            ready = [one for one in waiting if not _calls_another(one, waiting)] or waiting
            later = [one for one in waiting if one not in ready]
            for one in ready:
                one.rounds += 1
                one.found, one.table = None, wrong_table(one.check, one.more)
            if able := [one for one in ready if one.table is not None]:
                self._search(able)
            again = self._take(ready)
            waiting = [*(one for one in again if one.rounds < _ROUNDS), *later]

    def take_callers(self, wrong: Sequence[Check]) -> None:
        """Give a table to what is right now that what it calls is right."""
        if not wrong or not self.repaired.texts:
            return
        again = self._agreements(wrong, self.repaired.texts)
        for one in wrong:
            if _holds(one, again.get(_key(one))):
                one.table = wrong_table(one)

    def _left(self) -> float:
        return self.deadline - time.monotonic()

    def _trial(self, texts: Mapping[str, str]) -> Path:
        """Return a copy of the project with repairs in it."""
        trial = self.context.workspace.copy_of(self.root)
        for path, text in texts.items():
            source = decode((trial / path).read_bytes())
            write_file(trial, path, encode(with_text(source, text)))
        return trial

    def _search(self, waiting: Sequence[_Open]) -> None:
        """Look for an edit of each on top of the repairs that there are, in one process."""
        trial = self._trial(self.repaired.texts)
        for conftest in trial.rglob("conftest.py"):
            # It may change what a test comes to, and no test of a reference needs it.
            conftest.unlink()
        layout = Layout.of(ProjectLayout.of(trial).files.python)
        files = [self._write(trial, layout, number, one) for number, one in enumerate(waiting)]
        run = self.context.run_tests(trial, files, rerun=False)
        red, passed = run.ids("failed", "error"), run.ids("passed")
        tasks = [
            Task(
                (one.check.path,),
                mine := tuple(test for test in red if test.partition("::")[0] == file),
                (*(test for test in passed if test.partition("::")[0] == file), *self.green),
                min(_EACH_S, self._left()),
                max_edits=2,
                thorough=mine,
            )
            for one, file in zip(waiting, files, strict=True)
        ]
        if self._left() < _LEAST_S:
            return
        sandbox, kept = self.context.sandbox, self.context.order.kept
        try:
            found = search_all(trial, tasks, sandbox=sandbox, total_s=self._left(), kept=kept)
        except BadResult:
            return
        for one, result in zip(waiting, found, strict=True):
            if result.edits and not result.hopeless:
                one.found = result

    def _write(self, trial: Path, layout: Layout, number: int, one: _Open) -> str:
        """Write the cases of one function as tests; returns their path."""
        assert one.table is not None
        path = one.check.path
        where = place(path, layout, {}, package=False)
        text = render(ModuleTests(path, [one.table]), where, late_import=path in self.late)
        write_file(trial, file := _FILE.format(number), text.encode())
        return file

    def _take(self, waiting: Sequence[_Open]) -> list[_Open]:
        """Keep the edits that agree throughout; returns what is worth another round."""
        again: list[_Open] = []
        edited = [one for one in waiting if one.found is not None]
        while edited:
            texts, apart = self._together(edited)
            again += apart
            edited = [one for one in edited if one not in apart]
            said = self._agreements([one.check for one in edited], texts)
            wrong = [one for one in edited if not _holds(one.check, said.get(_key(one.check)))]
            if not wrong:
                self._keep(edited, texts)
                break
            for one in wrong:
                counted = said.get(_key(one.check))
                if counted and not counted.right and counted.judgement.counterexample:
                    one.more.append(counted.judgement.counterexample[0])
                    again.append(one)
            edited = [one for one in edited if one not in wrong]
        return again

    def _together(self, edited: Sequence[_Open]) -> tuple[dict[str, str], list[_Open]]:
        """Return the texts with all edits in them, and those that overlap with others."""
        texts: dict[str, str] = dict(self.repaired.texts)
        apart = []
        for one in edited:
            assert one.found is not None
            path = one.check.path
            base = self.repaired.texts.get(path) or decode((self.root / path).read_bytes()).text
            both = merged(base, texts.get(path, base), one.found.edits[path])
            if both is None:
                apart.append(one)
            else:
                texts[path] = both
        return texts, apart

    def _keep(self, edited: Iterable[_Open], texts: dict[str, str]) -> None:
        self.repaired.texts = texts
        for one in edited:
            assert one.found is not None
            one.check.table = one.table
            self.repaired.changes += one.found.changes

    def _agreements(
        self, checks: Iterable[Check], texts: Mapping[str, str]
    ) -> dict[tuple[str, str], Check]:
        """Return the checks of the same functions as `texts` have them, on two seeds' samples.

        The samples are those of the specification as it was identified before the edit.
        """
        found = check(
            self.context.sandbox, self.context.workspace, ProjectLayout.of(self._trial(texts)),
            {_key(one): one.function for one in checks}, (SEARCHED, HELD_BACK),
            self.context.remaining_s,
        )  # fmt: skip
        return {_key(one): one for one in found}


def _key(one: Check) -> tuple[str, str]:
    return one.path, one.function.qualname


def _holds(before: Check, after: Check | None) -> bool:
    return after is not None and after.right and keeps_the_rest(before, after)


def _calls_another(one: _Open, waiting: Iterable[_Open]) -> bool:
    """Say whether a function reads the name of another one that waits."""
    others = {other.check.function.name for other in waiting} - {one.check.function.name}
    nodes = list(ast.walk(one.check.function.node))
    read = {n.id for n in nodes if isinstance(n, ast.Name)}
    return bool(others & (read | {n.attr for n in nodes if isinstance(n, ast.Attribute)}))
