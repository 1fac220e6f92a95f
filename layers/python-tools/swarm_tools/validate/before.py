"""What one state of a project does: its calls and their outcomes, made when they are asked for."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path

from ..sandbox import Sandbox
from ..workspace import Workspace, decode
from ..workspace.layout import ProjectLayout
from .compare import compared, same
from .generate import generate
from .model import Call, Outcome
from .observe import CALL_S, Record, record

# Calls of a run that notes lines get more time, and the version after more than the one before:
# what ended then must not seem endless for being watched.
_TRACED = 3
_AFTER = 5


class Before:
    """The outcomes of the functions of a project state, by path and name.

    Args:
        sandbox: Where to run.
        workspace: Where scratch copies are made.
        root: The project as it is; copied, so that it may change afterwards.
        paths: Files that may change.
        seconds: Seconds for one run of all calls.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        workspace: Workspace,
        root: Path,
        paths: Iterable[str],
        seconds: float,
    ) -> None:
        """Copy the project; nothing is called yet."""
        self._sandbox, self._workspace, self._seconds = sandbox, workspace, seconds
        self._root = workspace.folder() / "before"
        shutil.copytree(root, self._root, symlinks=True)
        self.texts = {path: text_of_file(root / path) for path in sorted(paths)}
        self._known: dict[str, dict[str, dict[Call, Outcome]]] = {}
        self._late: dict[str, dict[str, list[Call]]] = {}
        self.modules: dict[str, Outcome] = {}
        self.errors: dict[str, str] = {}
        self.reached: dict[str, set[int]] = {}

    def of(self, path: str, name: str) -> dict[Call, Outcome]:
        """Return the calls of a function that come to the same each time, with their outcomes."""
        return self._known.get(path, {}).get(name, {})

    def all_of(self, path: str, names: Iterable[str]) -> dict[Call, Outcome]:
        """Return the calls of several functions."""
        return {call: out for name in sorted(names) for call, out in self.of(path, name).items()}

    def late(self, path: str, name: str) -> list[Call]:
        """Return the calls of a function that did not end."""
        return self._late.get(path, {}).get(name, [])

    def run_changed(self, texts: Mapping[str, str], calls: Mapping[str, list[Call]]) -> Record:
        """Make calls on this state with the texts of some files exchanged."""
        root = self._workspace.folder() / "changed"
        shutil.copytree(self._root, root, symlinks=True)
        for path, text in texts.items():
            (root / path).write_text(text, encoding="utf-8")
        return self._run(root, calls, _AFTER * CALL_S, lines=False)

    def run_after(self, root: Path, calls: Mapping[str, list[Call]]) -> Record:
        """Make calls on another state of the project."""
        return self._run(root, calls, _AFTER * CALL_S, lines=True)

    def run_each_alone(self, root: Path | None, calls: Mapping[str, list[Call]]) -> Record:
        """Make each call in a process of its own, on this state when `root` is None."""
        return self._run(root or self._root, calls, _AFTER * CALL_S, lines=False, fresh=True)

    def _run(
        self,
        root: Path,
        calls: Mapping[str, list[Call]],
        call_s: float,
        *,
        lines: bool,
        fresh: bool = False,
    ) -> Record:
        return record(
            self._sandbox,
            self._workspace,
            ProjectLayout.of(root),
            calls,
            self._seconds,
            call_s=call_s,
            lines=lines,
            fresh=fresh,
        )

    def remember(self, wanted: Mapping[str, Iterable[str]]) -> None:
        """Call functions that were not called yet, twice: what differs depends on chance."""
        made: dict[str, dict[str, list[Call]]] = {}
        for path, names in wanted.items():
            new = set(names) - self._known.get(path, {}).keys()
            if new:
                given = generate(self.texts[path], new)
                made[path] = {name: given.get(name, []) for name in sorted(new)}
        if not made:
            return
        calls = {path: [c for rows in given.values() for c in rows] for path, given in made.items()}
        first = _by_call(calls, self._run(self._root, calls, CALL_S, lines=False))
        kept = {path: [c for c in rows if compared(first[path][c])] for path, rows in calls.items()}
        again = self._run(self._root, kept, _TRACED * CALL_S, lines=True)
        second = _by_call(kept, again)
        for path, functions in made.items():
            steady = {
                call: outcome
                for call, outcome in second[path].items()
                if same(first[path][call], outcome)
            }
            known = self._known.setdefault(path, {})
            for name, rows in functions.items():
                known[name] = {call: steady[call] for call in rows if call in steady}
                late = [call for call in rows if first[path][call].kind == "late"]
                self._late.setdefault(path, {})[name] = late
            reached = self.reached.setdefault(path, set())
            reached |= again.reached.get(path, set())
        self.modules.update(again.modules)
        self.errors.update(again.errors)

    def confirm(self, calls: Mapping[str, list[Call]]) -> None:
        """Make calls once more, and forget those that do not come to the same each time."""
        again = _by_call(calls, self._run(self._root, calls, _TRACED * CALL_S, lines=False))
        for path, now in again.items():
            for name, known in self._known[path].items():
                self._known[path][name] = {
                    call: outcome
                    for call, outcome in known.items()
                    if call not in now or same(outcome, now[call])
                }


def _by_call(calls: Mapping[str, list[Call]], found: Record) -> dict[str, dict[Call, Outcome]]:
    return {
        path: dict(zip(rows, found.outcomes[path], strict=True)) for path, rows in calls.items()
    }


def text_of_file(path: Path) -> str:
    """Return the text of a source file, empty where there is none."""
    try:
        return decode(path.read_bytes()).text
    except OSError:
        return ""
