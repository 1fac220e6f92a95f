"""Stage three: the clean-up rules, file by file and rule by rule where all at once fails."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...lint import FileReport
from ...runner.model import SuiteRun
from ...sandbox.fanout import fan_out
from ...workspace import decode
from ..context import side_by_side
from .behaviour import Behaviour
from .checks import Verdict, judge
from .logs import engine_log
from .state import FixState
from .syntax import ENGINE

_FILE_TIMEOUT_S = 45.0
_LEAST_S = 15.0


class Cleaning:
    """One clean-up of all targets."""

    def __init__(self, state: FixState, options: dict[str, Any]) -> None:
        """Take `options`: `{public_api, format}` of the rules."""
        self.state = state
        self.options = options
        self.before: dict[str, FileReport] = {}
        self.changes: dict[str, list[dict[str, Any]]] = {}
        self.behaviour: Behaviour | None = None

    def try_whole(self) -> SuiteRun | None:
        """Clean all files at once and check once, what came before the clean-up included.

        Returns:
            The test run that shows all to be well; None when something is not, or there was
            nothing to clean: then nothing is changed.
        """
        told = len(self.state.not_done)
        texts = self._prepare()
        verdict = self._judge(texts) if texts else None
        if verdict is None or not verdict.ok:
            del self.state.not_done[told:]
            return None
        self._accept(texts)
        return verdict.run

    def run(self) -> None:
        """Clean all files at once; narrow down to files, then rules, when that breaks something."""
        texts = self._prepare()
        while texts:
            verdict = self._judge(texts)
            if verdict.ok:
                self._accept(texts)
                return
            if not verdict.worse:
                break
            for path in verdict.worse:
                del texts[path]
                self._by_rule(path, verdict.reason)
        for path in sorted(texts):
            self._one(path, texts[path])

    def _prepare(self) -> dict[str, str]:
        """Look at the files as they are, and return the texts that all rules make of them."""
        state = self.state
        targets = sorted(state.parsing)
        reports, (texts, self.behaviour) = side_by_side(
            lambda: state.context.inspect(state.root, targets, lint=True),
            lambda: (
                self._clean(dict.fromkeys(targets, ())),
                Behaviour(state, targets, self._without_repairs),
            ),
        )
        self.before = {report.path: report for report in reports}
        return texts

    def _judge(self, texts: dict[str, str]) -> Verdict:
        return judge(self.state, texts, self.before, self.behaviour)

    def _without_repairs(self, paths: Iterable[str]) -> dict[str, str]:
        """Return what the rules that keep behaviour make of the files, all other things equal."""
        from ...rules.registry import repairing_rules

        made = dict(self.changes)
        told = len(self.state.not_done), len(self.state.logs)
        texts = self._clean(dict.fromkeys(paths, tuple(sorted(repairing_rules()))))
        self.changes = made
        del self.state.not_done[told[0] :], self.state.logs[told[1] :]
        return texts

    def _clean(self, exclude: dict[str, tuple[str, ...]]) -> dict[str, str]:
        """Return the new texts of the files in `exclude` that change, those rules left out."""
        state = self.state
        paths = sorted(exclude)
        items = [
            {
                "do": "clean",
                "path": path,
                "text": state.texts[path],
                "options": self.options | {"exclude": sorted(exclude[path])},
            }
            for path in paths
        ]
        total = state.context.remaining_s
        run = fan_out(
            state.context.sandbox,
            ENGINE,
            items,
            cwd=state.root,
            timeout_s=min(_FILE_TIMEOUT_S, total),
            total_s=total,
            setup=self._project(),
        )
        texts = {}
        for path, item in zip(paths, run.items, strict=True):
            asked = f"clean {path}"
            if item.value is None:
                reason = item.error or "no answer"
                state.leave(path, f"clean-up: {reason}")
                state.logs.append(engine_log("FAILURE", asked, reason, file=path, stage="clean"))
            elif item.value["text"] != state.texts[path]:
                texts[path] = item.value["text"]
                self.changes[path] = item.value["changes"]
            for skipped in (item.value or {}).get("skipped", []):
                state.leave(path, f"clean-up {skipped['rule']}: {skipped['reason']}")
        return texts

    def _project(self) -> dict[str, Any]:
        layout = self.state.layout
        sources = {
            path: decode((self.state.root / path).read_bytes()).text for path in layout.files.python
        }
        modules = {path: layout.module_name(path) for path in layout.files.python}
        return {"sources": sources, "tests": layout.files.tests, "modules": modules}

    def _one(self, path: str, text: str) -> None:
        """Clean one file alone; by rule when even that breaks something."""
        if self.state.context.remaining_s < _LEAST_S:
            self.state.leave(path, "clean-up: no time left to check it")
            return
        verdict = self._judge({path: text})
        if verdict.ok:
            self._accept({path: text})
        else:
            self._by_rule(path, verdict.reason)

    def _by_rule(self, path: str, reason: str) -> None:
        """Find the first rule without which the file's clean-up is sound."""
        rules = sorted({change["rule"] for change in self.changes.get(path, [])})
        for rule in rules:
            if self.state.context.remaining_s < _LEAST_S:
                break
            texts = self._clean({path: (rule,)})
            if texts and self._judge(texts).ok:
                self.state.leave(path, f"clean-up {rule}: {reason}")
                self._accept(texts)
                return
        self.state.leave(path, f"clean-up: {reason}")
        asked = f"clean {path}"
        self.state.logs.append(engine_log("FAILURE", asked, reason, file=path, stage="clean"))

    def _accept(self, texts: dict[str, str]) -> None:
        self.state.accept(texts, self.changes)
        for path in sorted(texts):
            asked = f"clean {path}"
            made = self.changes[path]
            self.state.logs.append(
                engine_log("SUCCESS", asked, made, file=path, stage="clean", fixes=len(made))
            )
