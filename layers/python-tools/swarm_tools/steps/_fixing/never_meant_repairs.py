"""Repairs of bug patterns that no author means, each held to the difference it is to make."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ...oracle.bug_patterns.never_meant import NEVER_MEANT
from ...oracle.shown.errors import SHOWN_ERRORS
from ...validate.gate import FunctionDiff
from ...validate.predicted import Predicted
from .behaviour import Behaviour
from .rules_run import Wanted, run_rules
from .state import FixState

PATTERNS: Mapping[str, Predicted] = {**SHOWN_ERRORS, **NEVER_MEANT}
"""All rules that may repair without a test."""

_ROUNDS = 3


@dataclass
class PatternRepairs:
    """Repairs of bug patterns in one file.

    Attributes:
        changes: As the rules tell them.
        functions: Evidence and difference of each function that does otherwise now.
    """

    changes: list[dict[str, Any]] = field(default_factory=list)
    functions: list[tuple[str, FunctionDiff]] = field(default_factory=list)

    def take(self, rule: str, changes: list[dict[str, Any]], diffs: list[FunctionDiff]) -> None:
        """Note what a rule did; what is only tidied up is no repair."""
        self.changes += changes
        evidence = "shown" if rule in SHOWN_ERRORS else "never_meant"
        tidied = PATTERNS[rule].or_none
        self.functions += [
            (evidence, diff) for diff in diffs if diff.touched and (diff.calls or not tidied)
        ]


def repair_never_meant(
    state: FixState, texts: dict[str, str], options: dict[str, Any]
) -> dict[str, PatternRepairs]:
    """Repair files in `texts` rule by rule, and return what was done by path.

    A function in which the repair makes another difference than the predicted one, or none, is
    left as it is. What would only be tidied up is left where no clean-up is asked for.
    """
    made: dict[str, PatternRepairs] = {}
    plain = options | {"format": False}
    every = Wanted(frozenset(), frozenset(), frozenset(PATTERNS))
    first = run_rules(state, texts, dict.fromkeys(texts, every), plain)
    found = {change["rule"] for changes in first.changes.values() for change in changes}
    for rule in sorted(found & set(PATTERNS)):
        protected = {path: frozenset[str]() for path in texts}
        wanted = sorted(texts)
        behaviour = Behaviour(state, texts)
        predicted = PATTERNS[rule]
        if "clean" not in state.asked.concerns:
            predicted = replace(predicted, or_none=False)
        for _ in range(_ROUNDS):
            may = {
                path: Wanted(frozenset(), protected[path], frozenset((rule,))) for path in wanted
            }
            cleaned = run_rules(state, texts, may, plain)
            if not cleaned.texts:
                break
            wrong, diffs = behaviour.not_as_predicted(cleaned.texts, predicted)
            for path, text in cleaned.texts.items():
                if not wrong[path]:
                    texts[path] = text
                    repairs = made.setdefault(path, PatternRepairs())
                    repairs.take(rule, cleaned.changes[path], diffs.get(path, []))
            wanted = sorted(path for path in cleaned.texts if wrong[path])
            for path in wanted:
                protected[path] |= {name.partition("@")[0] for name in wrong[path]}
            if not wanted:
                break
    return made
