"""Fits what speaks for a repair: ``python -m bench.builtin.choice [name ...]``.

Of each case of half ``tune`` of the corpus ``repair`` the candidates that pass the given tests are
noted with their evidence, and each is judged by the tests held back. Prints how often the one
that is kept is right, and weights under which the right ones score best: a conditional logit model,
fitted by gradient descent from the weights of now, to be rounded into
`swarm_tools/repair/evidence.py`.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from bench.builtin import repair
from bench.builtin.choice_worker import NOTES
from bench.builtin.corpora import Case, cases
from bench.builtin.isolate import outcomes
from swarm_tools.repair.evidence import WEIGHTS, weighed
from swarm_tools.sandbox import Sandbox

ROUNDS = 400
RATE = 0.05
SHARPNESS = 3.4
TIED = 0.02
# The model of usual code has read the right programs of half `tune`: its weight is not fitted here.
KEPT = ("surprise",)

Choice = list[tuple[float, dict[str, float], bool]]
"""Of each candidate its fixed cost, its terms, and whether it is right."""


class Noting(Sandbox):
    """Runs the worker that notes the candidates, and keeps its notes."""

    def __init__(self) -> None:
        """Start with no notes."""
        super().__init__()
        self.notes: list[list[dict[str, Any]]] = []

    def run(self, argv: list[str], *, cwd: Path, **more: Any) -> Any:
        """Run the command with the other worker in its place."""
        own = [part.replace("swarm_tools.repair.worker", "bench.builtin.choice_worker")
               for part in argv]  # fmt: skip
        outcome = super().run(own, cwd=cwd, **more)
        path = Path(cwd) / NOTES
        self.notes = json.loads(path.read_text("utf-8")) if path.exists() else []
        return outcome


def choices_of(case: Case) -> Iterator[Choice]:
    """Yield the choices of one case in which some candidates are right and some wrong."""
    sandbox = Noting()
    repair.run_case(case, sandbox=sandbox)
    for rows in sandbox.notes:
        judged: dict[str, bool] = {}
        choice: Choice = []
        for row in rows:
            key = json.dumps(row["texts"], sort_keys=True)
            if key not in judged and len(rows) > 1:
                files = {**case.start, **row["texts"]}
                judged[key] = not any(outcomes(files, {repair.HELD: case.held}).values())
            choice.append((row["cost"], row["terms"], judged.get(key, False)))
        if len({right for _, _, right in choice}) == 2:
            yield choice


def kept_right(choices: Iterable[Choice], weights: Mapping[str, float]) -> int:
    """Return in how many choices the candidate of the least score is right."""
    return sum(min(choice, key=lambda c: weighed(*c[:2], weights))[2] for choice in choices)


def fitted(choices: list[Choice]) -> dict[str, float]:
    """Return weights that make the right candidates likelier than the others.

    A candidate's likelihood falls by ``exp`` of its score times `SHARPNESS`; weights are held
    near those of now by `TIED`, for there are few choices.
    """
    weights = dict(WEIGHTS)
    for _ in range(ROUNDS):
        slope = {name: TIED * (weights[name] - WEIGHTS[name]) for name in weights}
        for choice in choices:
            heights = [-SHARPNESS * weighed(*c[:2], weights) for c in choice]
            most = max(heights)
            shares = [math.exp(h - most) for h in heights]
            right = sum(s for s, c in zip(shares, choice, strict=True) if c[2])
            for share, (_, terms, good) in zip(shares, choice, strict=True):
                pull = share / sum(shares) - (share / right if good and right else 0.0)
                for name, value in terms.items():
                    slope[name] -= SHARPNESS * pull * value / len(choices)
        weights |= {n: weights[n] - RATE * slope[n] for n in weights if n not in KEPT}
    return weights


def main(names: list[str]) -> int:
    """Print the choices that are right now, the weights fitted, and those right with them."""
    found: list[Choice] = []
    for case in cases("repair", "tune"):
        if not names or {case.name, case.name.partition(".")[0]} & set(names):
            found += choices_of(case)
    if not found:
        print("no case leaves a choice between right and wrong candidates")
        return 1
    weights = fitted(found)
    for name, value in weights.items():
        print(f"{name}: {WEIGHTS[name]:.2f} now, {value:.2f} fitted")
    now, then = kept_right(found, WEIGHTS), kept_right(found, weights)
    print(f"{len(found)} choices: {now} right now, {then} with the fitted weights")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
