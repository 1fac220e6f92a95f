"""Repairs of bug patterns that no author means, each held to the difference it is to make."""

from __future__ import annotations

from typing import Any

from ...validate.predicted import Predicted
from .behaviour import Behaviour
from .rules_run import Wanted, run_rules
from .state import FixState

_ROUNDS = 3


def repair_never_meant(
    state: FixState,
    texts: dict[str, str],
    options: dict[str, Any],
    patterns: dict[str, Predicted],
) -> dict[str, list[dict[str, Any]]]:
    """Repair files in `texts` rule by rule, and return the changes by path.

    A function in which the repair makes another difference than the predicted one, or none, is
    left as it is.
    """
    made: dict[str, list[dict[str, Any]]] = {}
    plain = options | {"format": False}
    every = Wanted(frozenset(), frozenset(), frozenset(patterns))
    first = run_rules(state, texts, dict.fromkeys(texts, every), plain)
    found = {change["rule"] for changes in first.changes.values() for change in changes}
    for rule, predicted in sorted((rule, patterns[rule]) for rule in found & set(patterns)):
        protected = {path: frozenset[str]() for path in texts}
        wanted = sorted(texts)
        behaviour = Behaviour(state, texts)
        for _ in range(_ROUNDS):
            may = {
                path: Wanted(frozenset(), protected[path], frozenset((rule,))) for path in wanted
            }
            cleaned = run_rules(state, texts, may, plain)
            if not cleaned.texts:
                break
            wrong = behaviour.not_as_predicted(cleaned.texts, predicted)
            for path, text in cleaned.texts.items():
                if not wrong[path]:
                    texts[path] = text
                    made.setdefault(path, []).extend(cleaned.changes[path])
            wanted = sorted(path for path in cleaned.texts if wrong[path])
            for path in wanted:
                protected[path] |= {name.partition("@")[0] for name in wrong[path]}
            if not wanted:
                break
    return made
