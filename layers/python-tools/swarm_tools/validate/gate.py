"""The behaviour gate: changed functions beside what they were, on the same generated inputs."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from ..sandbox import Sandbox
from ..workspace import Workspace
from .before import Before, text_of_file
from .changed import Changed, changed
from .compare import input_text, meant, same, same_module, texts, tolerated
from .model import MODULE, Call, Outcome
from .observe import Record
from .renamed import renamed
from .units import parsed

_ROWS = 40


@dataclass
class FunctionDiff:
    """What a change did to one function.

    Attributes:
        path: Its file.
        function: Its qualified name before the change; `MODULE` for the code outside of functions.
        gated: Whether the inputs would show a difference: calls ended as they should, and every
            changed statement was executed.
        why: Why it is not gated, a part of a sentence; empty when it is.
        changed: (input, before, after) of the calls that differ, the shortest input first.
        harm: Those of them that a clean-up must not make: on inputs that the code is made for.
        unchanged: How many calls came to the same.
        calls: The calls that differ with their outcomes, for those who know what to expect.
        touched: Whether its own tree differs; others only call such a function.
    """

    path: str
    function: str
    gated: bool = False
    why: str = ""
    changed: list[tuple[str, str, str]] = field(default_factory=list)
    harm: list[tuple[str, str, str]] = field(default_factory=list)
    unchanged: int = 0
    calls: list[tuple[Call, Outcome, Outcome]] = field(default_factory=list)
    touched: bool = True


class Gate:
    """Holds what one state of a project does, and compares later states with it.

    Args:
        sandbox: Where to run.
        workspace: Where scratch copies are made.
        root: The project as it is; copied, so that it may change afterwards.
        paths: Files that may change.
        seconds: Seconds for one run of all calls; a comparison makes three, or four.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        workspace: Workspace,
        root: Path,
        paths: Iterable[str],
        seconds: float,
    ) -> None:
        """Copy the project; nothing is called before `compare`."""
        self.before = Before(sandbox, workspace, root, paths, seconds)

    def compare(self, after_root: Path, paths: Iterable[str]) -> dict[str, list[FunctionDiff]]:
        """Return the functions that a change touches, by path; files without any are left out.

        Functions that only call what the change touches are among them when they differ.
        """
        found: dict[str, Changed] = {}
        for path in sorted(paths):
            trees = (
                parsed(self.before.texts.get(path, "")),
                parsed(text_of_file(after_root / path)),
            )
            if trees[0] is not None and trees[1] is not None:
                change = changed(trees[0], trees[1])
                if change.affected:
                    found[path] = change
        if not found:
            return {}
        self.before.remember({path: change.affected for path, change in found.items()})
        after = self._after(after_root, found)
        diffs = {}
        for path, change in found.items():
            made = [self._diff(path, name, change, after) for name in sorted(change.affected)]
            diffs[path] = [diff for diff in made if diff.touched or diff.changed]
        return diffs

    def ends_now(self, after_root: Path, path: str, name: str) -> bool:
        """Say whether a call of a function that did not end before ends after a change."""
        calls = self.before.late(path, name)
        record = self.before.run_after(after_root, {path: calls})
        return any(outcome.kind in ("value", "raises") for outcome in record.outcomes[path])

    def _after(self, root: Path, found: Mapping[str, Changed]) -> _After:
        """Call the version after; where it differs, see whether that before still is the same."""
        calls = {
            path: list(self.before.all_of(path, change.affected)) for path, change in found.items()
        }
        new = {path: [renamed(c, found[path]) for c in made] for path, made in calls.items()}
        record = self.before.run_after(root, new)
        outcomes = {
            path: dict(zip(made, record.outcomes[path], strict=True))
            for path, made in calls.items()
        }
        doubted = {}
        for path, change in found.items():
            before = self.before.all_of(path, change.affected)
            names = {c.function for c, out in before.items() if not same(out, outcomes[path][c])}
            if names and path in record.modules:
                doubted[path] = [call for call in calls[path] if call.function in names]
        if doubted:
            self.before.confirm(doubted)
        return _After(record, outcomes)

    def _diff(self, path: str, name: str, change: Changed, after: _After) -> FunctionDiff:
        diff = FunctionDiff(path, name, touched=name in change.functions)
        rows: list[tuple[str, str, str]] = []
        spared: list[tuple[str, str, str]] = []
        if path not in after.record.modules:
            if path in self.before.modules:
                said = f"raises {after.record.errors.get(path, 'nothing, and does not end')}"
                rows.append(("import", "loads", said))
        else:
            if name == MODULE and path in self.before.modules:
                rows += same_module(self.before.modules[path], after.record.modules[path])
            for call, outcome in self.before.of(path, name).items():
                now = after.outcomes[path][call]
                gone = now.kind == "absent" and name not in change.names and name != MODULE
                if gone or same(outcome, now):
                    diff.unchanged += not gone
                else:
                    diff.calls.append((call, outcome, now))
                    rows.append((input_text(call), *texts(outcome, now)))
                    spared += [rows[-1]] * tolerated(outcome, now)
        ordered = sorted(dict.fromkeys(rows), key=lambda row: (len(row[0]), row))
        diff.changed = ordered[:_ROWS]
        diff.harm = [row for row in ordered if row not in set(spared)][:_ROWS]
        diff.why = self._why_not(path, name, change, after.record)
        diff.gated = not diff.why
        return diff

    def _why_not(self, path: str, name: str, change: Changed, after: Record) -> str:
        """Return why the inputs need not show a difference; empty where they do."""
        if path in self.before.errors:
            return f"its module cannot be imported: {self.before.errors[path]}"
        if path not in self.before.modules:
            return "its module does not load in time"
        if name != MODULE and not self._ended(path, name, change):
            return "no call of it ended as one with a fitting input does"
        if name not in change.functions:
            return ""
        gone, made = change.spans(name)
        for spans, reached in ((gone, self.before.reached), (made, after.reached)):
            for first, last in spans:
                if not reached.get(path, set()) & set(range(first, last + 1)):
                    return f"no input reached line {first}"
        return ""

    def _ended(self, path: str, name: str, change: Changed) -> bool:
        """Say whether a function, or one that mentions it, ended as it should."""
        if any(meant(outcome) for outcome in self.before.of(path, name).values()):
            return True
        unit = change.before[name]
        return any(
            meant(outcome)
            for other in change.affected - {MODULE, name}
            if _mentions(change.before[other].node, {unit.node.name, unit.owner} - {""})
            for outcome in self.before.of(path, other).values()
        )


@dataclass(frozen=True)
class _After:
    """What the version after did: the run, and its outcomes by the calls of the version before."""

    record: Record
    outcomes: dict[str, dict[Call, Outcome]]


def _mentions(node: ast.AST, names: set[str]) -> bool:
    return any(
        getattr(part, "id", None) in names or getattr(part, "attr", None) in names
        for part in ast.walk(node)
    )
