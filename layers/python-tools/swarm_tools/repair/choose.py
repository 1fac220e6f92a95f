"""Which of several candidates that pass the tests: the one that generalises best.

The tests say nothing of other inputs. So calls that the tests make are made again with inputs
near theirs, by the program as it was and by each candidate: a repair leaves most behaviour as it
was, adds no crash, and is often reached by more than one edit, while a patch that only satisfies
the tests is alone with what it does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from swarm_tools.repair.child import Trial
from swarm_tools.repair.model import Candidate
from swarm_tools.repair.probe import Probe, module_name
from swarm_tools.repair.server import Server
from swarm_tools.repair.site import sites_of
from swarm_tools.repair.source import SourceText

MOST_COMPARED = 24
MOST_FUNCTIONS = 3
DISTANCE = 1.0
CRASHES = 1.0
AGREEMENT = 0.1
PROBE_S = 2.0
SLIPS = ("!TypeError", "!AttributeError", "!NameError", "!UnboundLocalError", "!IndexError",
         "!KeyError", "!ZeroDivisionError", "!RecursionError", "!slow")  # fmt: skip

Answers = dict[str, str]


@dataclass(frozen=True)
class Compared:
    """One candidate among others.

    Attributes:
        candidate: The candidate.
        cost: Its rank among the candidates.
        distance: Share of calls that it answers otherwise than the program before it.
        crashes: Share of calls that it alone, or with few, lets crash.
        agreeing: How many other candidates give the same answers throughout.
    """

    candidate: Candidate
    cost: float
    distance: float
    crashes: float
    agreeing: int

    @property
    def score(self) -> float:
        """Return the sum that is least for the best."""
        agreement = AGREEMENT * min(self.agreeing, 5)
        return self.cost + DISTANCE * self.distance + CRASHES * self.crashes - agreement


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
    compared = [_compared(c, mine, before, answers) for c, mine in zip(some, answers, strict=True)]
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


def _compared(
    candidate: Candidate, mine: Answers, before: Answers, answers: list[Answers]
) -> Compared:
    cost = candidate.rank[0]
    if not before:
        return Compared(candidate, cost, 0.0, 0.0, 0)
    sound = [key for key, text in before.items() if not text.startswith("!")]
    moved = sum(mine.get(key) != before[key] for key in sound)
    crashes = 0
    for key in before:
        text = mine.get(key, "!slow")
        if text in SLIPS:
            others = [a.get(key, "!slow") not in SLIPS for a in answers]
            crashes += 2 * sum(others) > len(others)
    same = sum(mine == other for other in answers) - 1
    return Compared(
        candidate, cost, moved / (len(sound) or 1), crashes / len(before), same if mine else 0
    )
