"""Which of several candidates that pass the tests: the one that generalises best.

The tests say nothing of other inputs. So calls that the tests make are made again with inputs
near theirs, by the program as it was and by each candidate: a repair leaves most behaviour as it
was, adds no crash, and is often reached by more than one edit, while a patch that only satisfies
the tests is alone with what it does.
"""

from __future__ import annotations

import ast
import builtins
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from swarm_tools.repair.child import Trial
from swarm_tools.repair.model import Candidate
from swarm_tools.repair.probe import ENDLESS, LATE, Probe, module_name
from swarm_tools.repair.server import Server
from swarm_tools.repair.site import sites_of
from swarm_tools.repair.source import SourceText
from swarm_tools.repair.symmetry import symmetry

MOST_COMPARED = 24
MOST_FUNCTIONS = 3
DISTANCE = 1.5
CRASHES = 1.0
NEW_CRASH = 0.15
AGREEMENT = 0.12
SYMMETRY = 0.2
LOSS = 0.45
CONSTANTS = 0.3
LITERAL = {
    "constant": 0.45,
    "conditional_constant": 0.2,
    "clamp": 0.15,
    "guard": 0.3,
    "raise_error": 0.1,
    "condition_compose": 0.3,
    "condition_first": 0.35,
}
PROBE_S = 2.0
SLIPS = ("!TypeError", "!AttributeError", "!NameError", "!UnboundLocalError", "!IndexError",
         "!KeyError", "!ZeroDivisionError", "!RecursionError", ENDLESS)  # fmt: skip

Answers = dict[str, str]


@dataclass(frozen=True)
class Compared:
    """One candidate among others.

    Attributes:
        candidate: The candidate.
        cost: Its rank among the candidates.
        distance: Share of calls that it answers otherwise than the program before it, above
            the least share among the candidates.
        crashes: Share of calls that crash now and did not.
        agreeing: How many other candidates give the same answers throughout.
        symmetry: Pairs of like expressions that it brings about, less those it breaks.
        loses: Whether a name is no longer read where something else was written.
        constants: Constants that the edit brings in.
    """

    candidate: Candidate
    cost: float
    distance: float
    crashes: float
    agreeing: int
    symmetry: int
    loses: bool
    constants: int

    @property
    def score(self) -> float:
        """Return the sum that is least for the best."""
        good = AGREEMENT * min(self.agreeing, 5) + SYMMETRY * (self.symmetry > 0)
        kinds = self.candidate.template.split("+")
        bad = DISTANCE * self.distance + CRASHES * self.crashes + LOSS * self.loses
        bad += CONSTANTS * self.constants + NEW_CRASH * (self.crashes > 0)
        return self.cost + bad - good + sum(LITERAL.get(kind, 0.0) for kind in kinds)


def compare(
    plausible: list[Candidate],
    tests: list[str],
    root: Path,
    texts: dict[str, str],
    server: Server,
    overlay: Callable[..., dict[str, str]],
) -> list[Compared]:
    """Return the candidates, the best first.

    Args:
        plausible: Candidates that pass the tests.
        tests: Tests whose calls are made again.
        root: The project.
        texts: Its editable files as they are without a candidate.
        server: Runs the children.
        overlay: Gives the files of a candidate, or those without one.
    """
    some = sorted(plausible, key=lambda c: c.rank)[:MOST_COMPARED]
    before: Answers = {}
    answers: list[Answers] = [{} for _ in some]
    if len(some) > 1:
        for number, probe in enumerate(probes(some, tests, root, texts, server, overlay())):
            trials = [Trial(overlay(), (), (), 0, PROBE_S, probe=probe)]
            trials += [Trial(overlay(c), (), (), 0, PROBE_S, probe=probe) for c in some]
            first, *rest = [outcome.results for _, outcome in server.run_all(trials)]
            before |= {f"{number}:{k}": v for k, v in first.items()}
            for mine, found in zip(answers, rest, strict=True):
                mine |= {f"{number}:{k}": v for k, v in found.items()}
    before = timely(before, answers)
    compared = [
        _compared(Compared(c, c.rank[0], 0.0, 0.0, 0, *_shape(c, texts)), mine, before, answers)
        for c, mine in zip(some, answers, strict=True)
    ]
    least = min((c.distance for c in compared), default=0.0)
    compared = [replace(c, distance=c.distance - least) for c in compared]
    return sorted(compared, key=lambda c: (round(c.score, 6), c.candidate.rank))


def probes(
    some: list[Candidate],
    tests: list[str],
    root: Path,
    texts: dict[str, str],
    server: Server,
    files: dict[str, str],
) -> list[Probe]:
    """Return the calls to make again of each function that a candidate edits."""
    places = Counter((c.path, c.function) for c in some)
    ready: list[Probe] = []
    for (path, name), _ in sorted(places.items(), key=lambda kv: (-kv[1], kv[0]))[:MOST_FUNCTIONS]:
        for site in sites_of(SourceText(texts[path])):
            if site.qualname != name or name == "<module>":
                continue
            lines = [site.node.lineno, *(d.lineno for d in site.node.decorator_list)]
            module = module_name(root, path)
            ask = Probe(str(root / path), module, tuple(name.split(".")), min(lines))
            outcome = server.run(Trial(files, tuple(tests), (), 0, PROBE_S, probe=ask))
            calls = tuple(v for k, v in sorted(outcome.results.items()) if k.startswith("call:"))
            if calls:
                ready.append(Probe(ask.path, module, ask.names, ask.line, calls))
            break
    return ready


def _compared(item: Compared, mine: Answers, before: Answers, answers: list[Answers]) -> Compared:
    """Return ``item`` with what its answers tell."""
    if not before:
        return item
    sound = [key for key, text in before.items() if text not in SLIPS]
    moved = sum(mine.get(key) != before[key] for key in sound)
    crashes = sum(mine.get(key, ENDLESS) in SLIPS for key in sound)
    same = sum(all(mine.get(k) == o.get(k) for k in before) for o in answers) - 1 if mine else 0
    distance = moved / (len(sound) or 1)
    return replace(item, distance=distance, crashes=crashes / (len(sound) or 1), agreeing=same)


def timely(before: Answers, answers: list[Answers]) -> Answers:
    """Return the answers of the program before to calls that nobody was late with.

    Lateness depends on how busy the machine is; calls that run without end are told apart.
    """
    known = [before, *(mine for mine in answers if mine)]
    return {k: v for k, v in before.items() if all(a.get(k, LATE) != LATE for a in known)}


def _shape(candidate: Candidate, texts: dict[str, str]) -> tuple[int, bool, int]:
    """Return symmetry gained, whether a name was lost, and the number of new constants."""
    gained, loses, constants = 0, False, 0
    for path, text in candidate.texts.items():
        after, before = ast.parse(text), ast.parse(texts[path])
        gained += symmetry(after) - symmetry(before)
        edits = [e for at, p in candidate.proposals if at == path for e in p.edits]
        added = any(new.strip() for _, _, new in edits)
        loses = loses or (added and bool(_reads(before) - _reads(after)))
        constants += len(_constants(after) - _constants(before))
    return gained, loses, constants


def _constants(tree: ast.AST) -> Counter[str]:
    return Counter(repr(n.value) for n in ast.walk(tree) if isinstance(n, ast.Constant))


def _reads(tree: ast.AST) -> Counter[str]:
    return Counter(
        n.id
        for n in ast.walk(tree)
        if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load) and not hasattr(builtins, n.id)
    )
