"""Stage three: the clean-up rules, held to what the code does, and narrowed down where need be."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

from ...context.step import side_by_side
from ...lint import FileReport
from ...rules.protection import EVERYTHING
from ...runner.model import SuiteRun
from ...validate.equal import same_program
from ...validate.gate import FunctionDiff
from .apart import taken_apart
from .behaviour import Behaviour, reason, to_protect
from .checks import Verdict, judge
from .logs import engine_log
from .never_meant_repairs import PatternRepairs, repair_never_meant
from .rules_run import Wanted, run_rules
from .state import FixState

_LEAST_S = 15.0
_ROUNDS = 3
_SHARD = 100
"""So many files are cleaned at a time: each time costs a run of the tests."""
_SHARD_S = 30.0
"""What a shard is taken to need, until one has taken longer."""


class Cleaning:
    """One clean-up of all targets.

    Attributes:
        not_gated: `{path, function, reason}` of functions that got only changes of notes and
            layout, since nothing shows that more would change nothing.
        repaired: What repairs of bug patterns made otherwise, by file, of those that were taken.
        targets: Files to clean: those of `params.clean`, or all.
        left: Targets that the time of the step did not suffice for.
    """

    def __init__(self, state: FixState, options: dict[str, Any]) -> None:
        """Take `options`: `{public_api, format}` of the rules."""
        self.state = state
        self.options = options
        wanted = state.context.order.paths("clean")
        self.targets = sorted(state.parsing if wanted is None else state.parsing & set(wanted))
        self.left: list[str] = []
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
        if len(self.targets) > _SHARD:
            return None
        texts = self._prepare(self.targets)
        able = texts and not self._refused
        verdict = judge(self.state, texts, self.before) if able else None
        if verdict is None or not verdict.ok:
            del self.state.not_done[told:]
            return None
        self._accept(texts)
        return verdict.run

    def run(self) -> None:
        """Clean shard by shard while there is time: what a shard brought is safe from there.

        What the checks refuse of one is taken apart by file, then by rule; what holds is kept.
        """
        run = self.state.last_run
        longest = _SHARD_S + 2 * run.seconds if run else _SHARD_S
        shards = _shards(self.targets)
        for paths in shards:
            began = time.monotonic()
            if len(shards) > 1 and self.state.context.remaining_s - _LEAST_S < longest:
                self.left += paths
                continue
            texts = self._prepare(paths)
            for path, why in sorted(self._refused.items()):
                texts |= self._by_rule(path, Verdict(False, why))
            self._accept(self._settled(texts))
            longest = max(longest, time.monotonic() - began)

    def _settled(self, texts: dict[str, str]) -> dict[str, str]:
        """Return those texts that pass all checks together, others cleaned by fewer rules.

        What could not be checked in time is left for another attempt.
        """
        narrowed: set[str] = set()
        while texts:
            if narrowed and self.state.context.remaining_s < _LEAST_S:
                self.left += sorted(texts)
                return {}
            verdict = judge(self.state, texts, self.before)
            if verdict.ok:
                break
            refused = taken_apart(self.state, texts, verdict)
            for path in [*refused.reasons, *refused.untried]:
                del texts[path]
            self.left += refused.untried
            for path, why in refused.reasons.items():
                if path in narrowed:
                    self._leave(path, why)
                else:
                    narrowed.add(path)
                    texts |= self._by_rule(path, replace(verdict, reason=why))
        return texts

    def _prepare(self, targets: list[str]) -> dict[str, str]:
        """Look at files as they are, and return the texts that all rules make of them."""
        state = self.state
        reports, texts = side_by_side(
            lambda: state.context.inspect(state.root, targets, lint=True),
            lambda: self._made(targets),
        )
        self.before |= {report.path: report for report in reports}
        for report in reports:
            if report.unlinted is not None:
                state.leave(report.path, f"clean-up is not held to pylint: {report.unlinted}")
        return texts

    def _made(self, targets: list[str]) -> dict[str, str]:
        """Repair what no author means, then clean up without a change of behaviour."""
        self._refused = {}
        self._texts = {path: self.state.texts[path] for path in targets}
        repairs = {}
        if self.state.asked.repairs:
            repairs = repair_never_meant(self.state, self._texts, self.options)
        self._repairs |= repairs
        self._behaviour = Behaviour(self.state, self._texts)
        texts = self._gated(dict.fromkeys(targets, ()))
        for path in repairs:
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

    def _by_rule(self, path: str, refused: Verdict) -> dict[str, str]:
        """Find the first rule without which pylint and the lost tests accept the file's clean-up.

        Returns:
            The new text of the file; nothing where it is left as it is.
        """
        rules = sorted({change["rule"] for change in self.changes.get(path, [])})
        for rule in rules:
            if self.state.context.remaining_s < _LEAST_S:
                break
            texts = self._gated({path: (rule,)})
            if texts and judge(self.state, texts, self.before, refused.lost).ok:
                self.state.leave(path, f"clean-up {rule}: {refused.reason}")
                return texts
        self._leave(path, refused.reason)
        return {}

    def _leave(self, path: str, why: str) -> None:
        """Leave a file as it is, and say so."""
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


def _shards(paths: list[str]) -> list[list[str]]:
    return [paths[at : at + _SHARD] for at in range(0, len(paths), _SHARD)]
