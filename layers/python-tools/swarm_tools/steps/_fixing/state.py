"""The project as the fix step has it so far, and what it owes the report."""

from __future__ import annotations

import base64
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ...context.step import GeneratedTests, StepContext, side_by_side, test_files
from ...runner.model import SuiteRun
from ...runner.unstable import passed, unstable
from ...workspace import SourceText, Workspace
from ...workspace.codec import encode, readable, with_text
from ...workspace.layout import ProjectLayout
from .asked import Asked


@dataclass
class FixState:
    """A working copy with the accepted edits in it.

    Attributes:
        context: Sandbox and time.
        root: The working copy; generated tests are laid over it.
        targets: Paths that may be edited.
        asked: What is asked of the step.
        original: Source of each target as it came.
        texts: Text of each target as it is now.
        changes: Accepted changes by path, as JSON.
        not_done: `{path, reason}` of what was left out.
        logs: Log entries.
        green: Ids of tests that passed at the last accepted stage; see `unstable`.
        unstable: Test functions whose ids are others in each run: they count as a whole.
        parsing: Targets that parse, once the syntax stage is done.
        saved: Targets that Python could not read before they were saved as UTF-8.
        last_run: The test run of the last accepted stage.
    """

    context: StepContext
    root: Path
    generated: GeneratedTests
    targets: list[str]
    original: dict[str, SourceText] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)
    changes: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    not_done: list[dict[str, str]] = field(default_factory=list)
    logs: list[dict[str, Any]] = field(default_factory=list)
    green: set[str] = field(default_factory=set)
    unstable: set[str] = field(default_factory=set)
    parsing: set[str] = field(default_factory=set)
    saved: list[str] = field(default_factory=list)
    last_run: SuiteRun | None = None
    asked: Asked = field(default_factory=Asked)

    @classmethod
    def begin(
        cls, context: StepContext, workspace: Workspace, wanted: list[str] | None
    ) -> FixState:
        """Copy the snapshot and read the targets; tests of the project are never targets."""
        generated = GeneratedTests.of(context.order)
        root = workspace.copy()
        layout = ProjectLayout.of(root)
        chosen = set(layout.files.sources if wanted is None else wanted)
        targets = [path for path in layout.files.sources if path in chosen]
        generated.lay_over(root)
        state = cls(context, root, generated, [], asked=Asked.of(context.order))
        for path in targets:
            source, saved = readable((root / path).read_bytes())
            if saved:
                state.saved.append(path)
            if source.sound:
                state.targets.append(path)
                state.original[path] = source
                state.texts[path] = source.text
            else:
                state.leave(path, "its bytes do not fit the encoding it declares")
        return state

    @property
    def layout(self) -> ProjectLayout:
        """The working copy's layout."""
        return ProjectLayout.of(self.root)

    @property
    def modules(self) -> dict[str, str]:
        """The path of each target by the name of its module."""
        layout = self.layout
        return {layout.module_name(path): path for path in self.targets}

    def leave(self, path: str, reason: str) -> None:
        """Record that something was not done."""
        self.not_done.append({"path": path, "reason": reason})

    def test_files(self) -> list[str]:
        """Return all test files, the project's and the Judge's."""
        return test_files(self.layout, "all", self.generated)

    def write(self, root: Path, texts: dict[str, str]) -> dict[str, str]:
        """Write `texts` below `root` in each file's own encoding.

        Returns:
            The texts that could be written; the others have a character their file can't hold.
        """
        written = {}
        for path, text in sorted(texts.items()):
            source = with_text(self.original[path], text)
            try:
                data = encode(source)
            except UnicodeEncodeError:
                self.leave(path, f"the result does not fit its encoding, {source.encoding}")
                continue
            (root / path).write_bytes(data)
            written[path] = source.text
        return written

    def trial(self, texts: dict[str, str]) -> tuple[Path, dict[str, str]]:
        """Return a copy of the working copy with `texts` in it, and those that are."""
        root = self.context.workspace.folder() / "trial"
        shutil.copytree(self.root, root, symlinks=True)
        return root, self.write(root, texts)

    def accept(self, texts: dict[str, str], changes: dict[str, list[dict[str, Any]]]) -> None:
        """Make `texts` part of the working copy."""
        for path, text in self.write(self.root, texts).items():
            self.texts[path] = text
            self.changes.setdefault(path, []).extend(changes.get(path, []))

    def run_tests(self, root: Path, *, may_be_known: bool = False) -> SuiteRun:
        """Run all tests on `root`, unless what is known of a run of the same bytes will do."""
        return self.context.run_tests(
            root,
            self.test_files(),
            expect=self.generated.nodeids,
            rerun=False,
            may_be_known=may_be_known,
        )

    def start_from(self, known: SuiteRun | None) -> None:
        """Run all tests twice on the working copy: what differs is flaky, neither red nor green.

        A test that did not end has no second run.

        Args:
            known: A complete run of the very same files and tests; then the project's own tests
                are run once more, and the Judge's, which were run twice when written, not at all.
        """
        if known is None:
            first, second = side_by_side(
                lambda: self.run_tests(self.root, may_be_known=True),
                lambda: self.run_tests(self.root),
            )
        else:
            own = {path for path in self.test_files() if path not in self.generated.files}
            first = second = known
            others = [t for t in known.tests if t.hung or t.nodeid.partition("::")[0] not in own]
            told = {test.nodeid for test in others}
            twice = [test.nodeid for test in known.tests if test.nodeid not in told]
            if twice:
                only = twice if any(test.hung for test in others) else None
                again = self.context.run_tests(self.root, own, only=only, rerun=False)
                second = SuiteRun(tests=[*again.tests, *others])
        other = {test.nodeid: test.outcome for test in second.tests}
        for test in first.tests:
            red = test.outcome in ("failed", "error")
            test.flaky = test.flaky or (red and other.get(test.nodeid) == "passed")
        self.last_run = first
        self.unstable = unstable(first, second)
        self.green = self.passed(first) & self.passed(second)

    def passed(self, run: SuiteRun) -> set[str]:
        """Return the ids, and the functions without lasting ids, that passed in a run."""
        return passed(run, self.unstable)

    def edits(self) -> list[dict[str, Any]]:
        """Return the whole-file edits that lead from the snapshot to the working copy."""
        edits = []
        for path in self.targets:
            if self.texts[path] == self.original[path].text and path not in self.saved:
                continue
            data = encode(with_text(self.original[path], self.texts[path]))
            plain = self.original[path].encoding == "utf-8" and not self.original[path].bom
            edits.append(
                {
                    "path": path,
                    "content": data.decode() if plain else base64.b64encode(data).decode(),
                    "encoding": "utf-8" if plain else "base64",
                    "changes": self.changes.get(path, []),
                }
            )
        return edits
