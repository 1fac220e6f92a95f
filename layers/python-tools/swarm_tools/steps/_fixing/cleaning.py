"""Stage three: the clean-up rules, held to what the code does, and narrowed down where need be."""

from __future__ import annotations

from typing import Any

from ...lint import FileReport
from ...rules.protection import EVERYTHING
from ...runner.model import SuiteRun
from ...validate.equal import same_program
from ...validate.gate import FunctionDiff
from ..context import side_by_side
from .behaviour import Behaviour, reason, to_protect
from .checks import Verdict, judge
from .logs import engine_log
from .never_meant_repairs import PatternRepairs, repair_never_meant
from .rules_run import Wanted, run_rules
from .state import FixState

_LEAST_S = 15.0
_ROUNDS = 3


class Cleaning:
    """One clean-up of all targets.

    Attributes:
        not_gated: `{path, function, reason}` of functions that got only changes of notes and
            layout, since nothing shows that more would change nothing.
        repaired: What repairs of bug patterns made otherwise, by file, of those that were taken.
    """

    def __init__(self, state: FixState, options: dict[str, Any]) -> None:
        """Take `options`: `{public_api, format}` of the rules."""
        self.state = state
        self.options = options
        self.before: dict[str, FileReport] = {}
        self.changes: dict[str, list[dict[str, Any]]] = {}
        self.not_gated: list[dict[str, str]] = []
        self._texts: dict[str, str] = {}
        self.repaired: dict[str, list[tuple[str, FunctionDiff]]] = {}
        self._repairs: dict[str, PatternRepairs] = {}
        self._behaviour: Behaviour | None = None
        self._protected: dict[str, set[str]] = {}
        self._refused: dict[str, str] = {}

    def try_whole(self) -> SuiteRun | None:
        """Clean all files at once and check once, what came before the clean-up included.

        Returns:
            The test run that shows all to be well; None when something is not, or there was
            nothing to clean: then nothing is changed.
        """
        told = len(self.state.not_done)
        texts = self._prepare()
        verdict = self._judge(texts) if texts and not self._refused else None
        if verdict is None or not verdict.ok:
            del self.state.not_done[told:]
            return None
        self._accept(texts)
        return verdict.run

    def run(self) -> None:
        """Clean all files at once; narrow down to files, then rules, when that breaks something."""
        texts = self._prepare()
        for path, why in sorted(self._refused.items()):
            self._by_rule(path, why)
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
        reports, texts = side_by_side(
            lambda: state.context.inspect(state.root, targets, lint=True),
            lambda: self._made(targets),
        )
        self.before = {report.path: report for report in reports}
        return texts

    def _made(self, targets: list[str]) -> dict[str, str]:
        """Repair what no author means, then clean up without a change of behaviour."""
        self._texts = {path: self.state.texts[path] for path in targets}
        self._repairs = repair_never_meant(self.state, self._texts, self.options)
        self._behaviour = Behaviour(self.state, self._texts)
        texts = self._gated(dict.fromkeys(targets, ()))
        for path in self._repairs:
            texts.setdefault(path, self._texts[path])
        return texts

    def _gated(self, exclude: dict[str, tuple[str, ...]]) -> dict[str, str]:
        """Return the new texts of files, functions that would do otherwise left as they are.

        A file where that does not help is left out, and the reason kept.
        """
        assert self._behaviour is not None
        for path in exclude:
            self._protected[path] = set()
            self._refused.pop(path, None)
        self.not_gated = [item for item in self.not_gated if item["path"] not in exclude]
        texts: dict[str, str] = {}
        waiting = dict(exclude)
        for number in range(_ROUNDS):
            made = self._clean(waiting)
            diffs = self._behaviour.compare(made)
            bad = {path: names for path in made if (names := to_protect(diffs.get(path, [])))}
            texts |= {path: text for path, text in made.items() if path not in bad}
            for path, names in bad.items():
                self._note(diffs[path])
                known = self._protected[path]
                helpless = number == _ROUNDS - 2 or names <= known
                self._protected[path] = {EVERYTHING} if helpless else known | names
            last = [path for path in bad if number == _ROUNDS - 1]
            for path in last:
                if same_program(self._texts[path], made[path]):
                    texts[path] = made[path]
                else:
                    self._refused[path] = reason(diffs[path])
            waiting = {path: exclude[path] for path in bad if path not in last}
            if not waiting:
                break
        return texts

    def _note(self, diffs: list[FunctionDiff]) -> None:
        """Keep which functions are not gated, without those that the clean-up left alone."""
        known = {(item["path"], item["function"]) for item in self.not_gated}
        for diff in diffs:
            if diff.touched and not diff.gated and (diff.path, diff.function) not in known:
                found = {"path": diff.path, "function": diff.function, "reason": diff.why}
                self.not_gated.append(found)

    def _judge(self, texts: dict[str, str]) -> Verdict:
        return judge(self.state, texts, self.before)

    def _clean(self, exclude: dict[str, tuple[str, ...]]) -> dict[str, str]:
        """Return the new texts of the files in `exclude` that change, those rules left out."""
        wanted = {
            path: Wanted(frozenset(rules), frozenset(self._protected.get(path, ())))
            for path, rules in exclude.items()
        }
        made = run_rules(self.state, self._texts, wanted, self.options)
        for path, changes in made.changes.items():
            self.changes[path] = [*self._repairs.get(path, PatternRepairs()).changes, *changes]
        return made.texts

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

    def _by_rule(self, path: str, why: str) -> None:
        """Find the first rule without which the file's clean-up is sound."""
        rules = sorted({change["rule"] for change in self.changes.get(path, [])})
        for rule in rules:
            if self.state.context.remaining_s < _LEAST_S:
                break
            texts = self._gated({path: (rule,)})
            if texts and self._judge(texts).ok:
                self.state.leave(path, f"clean-up {rule}: {why}")
                self._accept(texts)
                return
        self.state.leave(path, f"clean-up: {why}")
        asked = f"clean {path}"
        self.state.logs.append(engine_log("SUCCESS", asked, why, file=path, stage="clean"))

    def _accept(self, texts: dict[str, str]) -> None:
        for path in texts:
            repairs = self._repairs.get(path, PatternRepairs())
            self.changes.setdefault(path, repairs.changes)
            self.repaired[path] = repairs.functions
        self.state.accept(texts, self.changes)
        for path in sorted(texts):
            asked = f"clean {path}"
            made = self.changes[path]
            self.state.logs.append(
                engine_log("SUCCESS", asked, made, file=path, stage="clean", fixes=len(made))
            )
