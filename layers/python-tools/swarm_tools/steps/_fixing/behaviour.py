"""What the code did before the clean-up, so that the clean-up can be held to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from ...characterise import CallPlan, Observations, differing, observe, plan_calls, stable
from ...workspace.layout import ProjectLayout
from .logs import engine_log
from .state import FixState

_RECORD_S = 12.0

Cleaner = Callable[[Iterable[str]], dict[str, str]]
"""From paths to the texts that the clean-up makes of them without its repairs of bugs."""


class Behaviour:
    """The recorded behaviour of the targets.

    Rules that repair bugs change behaviour on purpose: where the clean-up makes a difference, it
    is judged by what it makes without them.
    """

    def __init__(self, state: FixState, paths: Iterable[str], without_repairs: Cleaner) -> None:
        """Record the working copy as it is, twice: what differs then depends on chance or time."""
        self._state = state
        self._without_repairs = without_repairs
        self._plans: dict[str, CallPlan] = {p: plan_calls(state.texts[p]) for p in sorted(paths)}
        first = self._observe(state.root)
        self._before = stable(first, self._observe(state.root)) if first else first
        called = {path: sorted(calls) for path, calls in self._before.items() if calls}
        if called:
            said = "what they do with generated arguments is recorded"
            asked = "characterise " + " ".join(sorted(called))
            entry = engine_log("INFO", asked, said, action="CODE_ANALYSIS", called=called)
            state.logs.append(entry)

    def changed(self, root: Path, paths: Iterable[str]) -> dict[str, list[str]]:
        """Return {path: functions and classes} that the clean-up in `root` made do otherwise."""
        wanted = {path: self._before[path] for path in sorted(paths) if path in self._before}
        if not wanted:
            return {}
        found = differing(wanted, self._observe(root, wanted))
        if not found:
            return {}
        plain = self._without_repairs(sorted(found))
        trial, _ = self._state.trial(plain)
        real = differing({path: wanted[path] for path in found}, self._observe(trial, found))
        return real

    def _observe(self, root: Path, paths: Iterable[str] | None = None) -> Observations:
        chosen = self._plans if paths is None else {path: self._plans[path] for path in paths}
        context = self._state.context
        if all(plan.empty for plan in chosen.values()):
            return {}
        limit = min(_RECORD_S, context.remaining_s)
        layout = ProjectLayout.of(root)
        return observe(context.sandbox, context.workspace, layout, chosen, limit)
