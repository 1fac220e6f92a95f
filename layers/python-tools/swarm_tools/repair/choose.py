"""Which of several candidates that pass the tests: the one that generalises best.

The tests say nothing of other inputs. So calls that the tests make are made again with inputs
near theirs, by the program as it was and by each candidate: a repair leaves most behaviour as it
was, adds no crash, and is often reached by more than one edit, while a patch that only satisfies
the tests is alone with what it does.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from keyword import iskeyword
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
DEPTH = 0.12
FOREIGN = 0.08
MOST_FOREIGN = 2
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
LARGEST = 10_000
LONGEST = 12
MOST_NUMBERS = 12
MOST_WORDS = 6
SLIPS = ("!TypeError", "!AttributeError", "!NameError", "!UnboundLocalError", "!IndexError",
         "!KeyError", "!ZeroDivisionError", "!RecursionError", ENDLESS)  # fmt: skip

_NAME = re.compile(r"[^\W\d]\w*")

Answers = dict[str, str]


@dataclass(frozen=True)
class Compared:
    """One candidate among others.

    Attributes:
        candidate: The candidate.
        cost: Its rank among the candidates.
        distance: Share of the calls of the function it edits that it answers otherwise than the
            program before it, above the least share among the candidates.
        crashes: Share of calls that crash now and did not.
        agreeing: How many other lines have an edit that gives the same answers throughout.
        symmetry: Pairs of like expressions that it brings about, less those it breaks.
        loses: Whether a name is no longer read where something else was written.
        constants: Constants that the edit brings in.
        depth: How many blocks the new statement is inside of, when the edit only adds one.
        foreign: Names that the edit brings into a function that did not use them.
    """

    candidate: Candidate
    cost: float
    distance: float
    crashes: float
    agreeing: int
    symmetry: int
    loses: bool
    constants: int
    depth: int
    foreign: int

    @property
    def score(self) -> float:
        """Return the sum that is least for the best."""
        good = AGREEMENT * min(self.agreeing, 5) + SYMMETRY * (self.symmetry > 0)
        kinds = self.candidate.template.split("+")
        bad = DISTANCE * self.distance + CRASHES * self.crashes + LOSS * self.loses
        bad += CONSTANTS * self.constants + NEW_CRASH * (self.crashes > 0)
        bad += DEPTH * self.depth + FOREIGN * min(self.foreign, MOST_FOREIGN)
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
        for probe in probes(some, tests, root, texts, server, overlay()):
            place = f"{module_path(root, probe)}:{'.'.join(probe.names)}"
            trials = [Trial(overlay(), (), (), 0, PROBE_S, probe=probe)]
            trials += [Trial(overlay(c), (), (), 0, PROBE_S, probe=probe) for c in some]
            first, *rest = [outcome.results for _, outcome in server.run_all(trials)]
            before |= {f"{place}:{k}": v for k, v in first.items()}
            for mine, found in zip(answers, rest, strict=True):
                mine |= {f"{place}:{k}": v for k, v in found.items()}
    before = timely(before, answers)
    compared = [
        _compared(Compared(c, c.rank[0], 0.0, 0.0, 0, *_shape(c, texts)), mine, before)
        for c, mine in zip(some, answers, strict=True)
    ]
    compared = agreed(compared, [{k: mine.get(k, "") for k in before} for mine in answers])
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
    pool = constants_of(ast.parse(text) for text in texts.values())
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
                ready.append(replace(ask, calls=calls, pool=pool))
            break
    return ready


def module_path(root: Path, probe: Probe) -> str:
    """Return the path of a probed function's file from the project root."""
    return Path(probe.path).relative_to(root).as_posix()


def constants_of(trees: Iterable[ast.AST]) -> tuple[int | str, ...]:
    """Return the numbers of a program with their neighbours, and its short texts."""
    numbers: dict[int, None] = {}
    words: dict[str, None] = {}
    for node in (n for tree in trees for n in ast.walk(tree) if isinstance(n, ast.Constant)):
        if type(node.value) is int and 1 < abs(node.value) <= LARGEST:
            numbers |= dict.fromkeys((node.value, node.value + 1, node.value - 1))
        elif (
            isinstance(node.value, str) and 0 < len(node.value) <= LONGEST and " " not in node.value
        ):
            words.setdefault(node.value)
    return (*list(numbers)[:MOST_NUMBERS], *list(words)[:MOST_WORDS])


def agreed(compared: list[Compared], answers: list[Answers]) -> list[Compared]:
    """Return the candidates with how many others elsewhere give the same answers.

    Several edits of one line often agree only in making it useless, so a line counts once.
    """
    places: dict[tuple[tuple[str, str], ...], set[tuple[str, int]]] = {}
    keys = [tuple(sorted(mine.items())) for mine in answers]
    for item, key in zip(compared, keys, strict=True):
        places.setdefault(key, set()).add((item.candidate.path, item.candidate.proposal.line))
    return [
        replace(item, agreeing=len(places[key]) - 1 if key else 0)
        for item, key in zip(compared, keys, strict=True)
    ]


def _compared(item: Compared, mine: Answers, before: Answers) -> Compared:
    """Return ``item`` with what its answers tell."""
    if not before:
        return item
    sound = [key for key, text in before.items() if text not in SLIPS]
    place = f"{item.candidate.path}:{item.candidate.function}:"
    own = [key for key in sound if key.startswith(place)] or sound
    moved = sum(mine.get(key) != before[key] for key in own)
    crashes = sum(mine.get(key, ENDLESS) in SLIPS for key in sound)
    distance = moved / (len(own) or 1)
    return replace(item, distance=distance, crashes=crashes / (len(sound) or 1))


def timely(before: Answers, answers: list[Answers]) -> Answers:
    """Return the answers of the program before to calls that nobody was late with.

    Lateness depends on how busy the machine is; calls that run without end are told apart.
    """
    known = [before, *(mine for mine in answers if mine)]
    return {k: v for k, v in before.items() if all(a.get(k, LATE) != LATE for a in known)}


def _shape(candidate: Candidate, texts: dict[str, str]) -> tuple[int, bool, int, int, int]:
    """Return symmetry gained, whether a name was lost, new constants, depth and foreign names."""
    gained, loses, constants = 0, False, 0
    for path, text in candidate.texts.items():
        after, before = ast.parse(text), ast.parse(texts[path])
        gained += symmetry(after) - symmetry(before)
        added = any(new.strip() for _, _, new in candidate.edits(path))
        loses = loses or (added and bool(_reads(before) - _reads(after)))
        constants += len(_constants(after) - _constants(before))
    return gained, loses, constants, _depth(candidate), _foreign(candidate, texts)


def _depth(candidate: Candidate) -> int:
    """Return how deep a statement is that an edit adds, 0 where something is replaced."""
    edits = [edit for path in candidate.texts for edit in candidate.edits(path)]
    if any(end > start for start, end, _ in edits):
        return 0
    rows = [new.splitlines()[0] for _, _, new in edits if new.strip()]
    indents = [len(row.expandtabs(4)) - len(row.expandtabs(4).lstrip()) for row in rows]
    return max((indent // 4 for indent in indents), default=0)


def _foreign(candidate: Candidate, texts: dict[str, str]) -> int:
    """Return how many names the edits bring in that stand nowhere near them."""
    known: set[str] = set()
    brought: set[str] = set()
    for path in candidate.texts:
        for start, end, new in candidate.edits(path):
            brought |= set(_NAME.findall(new)) - set(_NAME.findall(texts[path][start:end]))
        for site in sites_of(SourceText(texts[path])):
            if site.qualname == candidate.function:
                own = site.node if hasattr(site.node, "lineno") else None
                known |= set(_NAME.findall(site.source.seg(own) if own else texts[path]))
    return len([n for n in brought - known if not hasattr(builtins, n) and not iskeyword(n)])


def _constants(tree: ast.AST) -> Counter[str]:
    """Return the constants of a program, the one of `n += 1` left out: it says nothing."""
    steps = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.AugAssign)}
    found = [n for n in ast.walk(tree) if isinstance(n, ast.Constant)]
    return Counter(repr(n.value) for n in found if n.value != 1 or id(n) not in steps)


def _reads(tree: ast.AST) -> Counter[str]:
    return Counter(
        n.id
        for n in ast.walk(tree)
        if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load) and not hasattr(builtins, n.id)
    )
