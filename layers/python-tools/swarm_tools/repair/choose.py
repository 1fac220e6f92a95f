"""Which of several candidates that pass the tests: the one that generalises best.

The tests say nothing of other inputs. So calls that the tests make are made again with inputs
near theirs, by the program as it was and by each candidate: near tests that pass a repair leaves
behaviour as it was, near those that fail any change is welcome; it adds no crash, and is often
reached by more than one edit, while a patch that only satisfies the tests is alone with what it
does.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from swarm_tools.repair.advice import failing
from swarm_tools.repair.child import Trial
from swarm_tools.repair.edit_shape import edit_shape
from swarm_tools.repair.evidence import WEIGHTS, Compared
from swarm_tools.repair.model import Candidate
from swarm_tools.repair.probe import ENDLESS, LATE, Probe, module_name
from swarm_tools.repair.regular import Regularity
from swarm_tools.repair.server import Server
from swarm_tools.repair.site import sites_of
from swarm_tools.repair.slip_rates import rarity_of
from swarm_tools.repair.source import SourceText

MOST_COMPARED = 36
MOST_FUNCTIONS = 3
PROBE_S = 2.0
ADVICE_S = 0.5
LARGEST = 10_000
LONGEST = 12
MOST_NUMBERS = 12
MOST_WORDS = 6
LEFT_OTHERWISE = 0.2
ARGUMENTS = "|list("
PASSING = "passing"
FAILING = "failing"
STARTS = ("own_container", "class_attribute")
ERRORS = ("!TypeError", "!AttributeError", "!NameError", "!UnboundLocalError", "!IndexError",
          "!KeyError", "!ZeroDivisionError", "!RecursionError")  # fmt: skip
SLIPS = (*ERRORS, ENDLESS)

Answers = dict[str, str]


def compare(
    plausible: list[Candidate],
    tests: list[str],
    root: Path,
    texts: dict[str, str],
    server: Server,
    overlay: Callable[..., dict[str, str]],
    advised: Callable[[], list[str]] = list,
    *,
    passing: list[str],
) -> list[Compared]:
    """Return the candidates, the best first.

    Args:
        plausible: Candidates that pass the tests.
        tests: Red tests whose calls are made again.
        root: The project.
        texts: Its editable files as they are without a candidate.
        server: Runs the children.
        overlay: Gives the files of a candidate, or those without one.
        advised: Gives tests that say something, and not enough, of what is meant.
        passing: Tests that were green before, whose calls are made again, too.
    """
    some = likeliest(plausible)
    groups = (passing, tests)
    before, answers, regular = called_again(some, groups, root, texts, server, overlay)
    compared = [
        _compared(Compared(c, c.rank[0], edit_shape(c, texts), how), mine, before)
        for c, mine, how in zip(some, answers, regular, strict=True)
    ]
    compared = agreed(compared, [{k: mine.get(k, "") for k in before} for mine in answers])
    if len(some) > 1 and (weak := advised()):
        trials = [Trial(overlay(c), tuple(weak), (), 0, ADVICE_S) for c in some]
        counts = failing((outcome.results for _, outcome in server.run_all(trials)), weak)
        compared = [replace(c, advice=n) for c, n in zip(compared, counts, strict=True)]
    least = min((c.distance for c in compared), default=0.0)
    compared = [replace(c, distance=c.distance - least) for c in compared]
    return sorted(compared, key=lambda c: (round(c.score, 6), c.candidate.rank))


def likeliest(plausible: Iterable[Candidate]) -> list[Candidate]:
    """Return the candidates to compare, in their order: of many those of the most usual kinds."""
    weight = WEIGHTS["rarity"]
    ordered = sorted(plausible, key=lambda c: c.rank)
    if len(ordered) <= MOST_COMPARED:
        return ordered
    usual = sorted(ordered, key=lambda c: (round(c.rank[0] + weight * rarity_of(c), 6), c.rank))
    return sorted(usual[:MOST_COMPARED], key=lambda c: c.rank)


def called_again(
    some: list[Candidate],
    tests: tuple[list[str], list[str]],
    root: Path,
    texts: dict[str, str],
    server: Server,
    overlay: Callable[..., dict[str, str]],
) -> tuple[Answers, list[Answers], list[Regularity]]:
    """Return what the calls give without a candidate and with each, and how regular that is."""
    before: Answers = {}
    answers: list[Answers] = [{} for _ in some]
    told: list[list[Answers]] = [[] for _ in some]
    late: set[str] = set()
    asked = probes(some, tests, root, texts, server, overlay()) if len(some) > 1 else []
    for probe in asked:
        near = PASSING if probe.passing else FAILING
        place = f"{module_path(root, probe)}:{'.'.join(probe.names)}:{near}"
        trials = [Trial(overlay(), (), (), 0, PROBE_S, probe=probe)]
        trials += [Trial(overlay(c), (), (), 0, PROBE_S, probe=probe) for c in some]
        first, *rest = [outcome.results for _, outcome in server.run_all(trials)]
        before |= answers_of(first, place)
        late |= {k.partition(":")[2] for r in rest for k, v in r.items() if v == LATE}
        for mine, all_told, found in zip(answers, told, rest, strict=True):
            mine |= answers_of(found, place)
            all_told.append(found)
    regular = [Regularity.read(said, late) for said in told]
    return timely(before, answers), answers, regular


def answers_of(found: Mapping[str, str], place: str) -> Answers:
    """Return what calls of the function at a place gave, by place and number."""
    return {f"{place}:{k}": v for k, v in found.items() if k.startswith("probe:")}


def probes(
    some: list[Candidate],
    tests: tuple[list[str], list[str]],
    root: Path,
    texts: dict[str, str],
    server: Server,
    files: dict[str, str],
) -> list[Probe]:
    """Return the calls to make again of each function that a candidate edits.

    Those of passing tests, the first of `tests`, come apart from those that only red ones make.
    """
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
            known: tuple[str, ...] = ()
            for group, passing in zip(tests, (True, False), strict=True):
                outcome = server.run(Trial(files, tuple(group), (), 0, PROBE_S, probe=ask))
                made = (v for k, v in sorted(outcome.results.items()) if k.startswith("call:"))
                calls = tuple(call for call in made if call not in known)
                known += calls
                if calls:
                    ready.append(replace(ask, calls=calls, pool=pool, passing=passing))
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

    Several edits of one line often agree only in making it useless, so a line counts once; and so
    does a statement that is added, or moved, to one place or another. Edits that give objects
    their own start do the same, which calls on older objects don't show.
    """
    places: dict[tuple[tuple[str, str], ...], set[tuple[str, int | str]]] = {}
    keys = [
        (("start", item.candidate.path),)
        if gives_a_start(item.candidate)
        else tuple(sorted(mine.items()))
        for item, mine in zip(compared, answers, strict=True)
    ]
    for item, key in zip(compared, keys, strict=True):
        places.setdefault(key, set()).add((item.candidate.path, _place(item.candidate)))
    number = {key: at for at, key in enumerate(places)}
    return [
        replace(item, agreeing=len(places[key]) - 1 if key else 0, behaviour=number[key])
        for item, key in zip(compared, keys, strict=True)
    ]


def _place(candidate: Candidate) -> int | str:
    """Return the line of an edit, or the text of a statement that is added or moved."""
    if candidate.added is not None:
        return candidate.added
    edits = candidate.edits(candidate.path)
    base = candidate.base[candidate.path]
    moved = {base[start:end].strip() for start, end, _ in edits} - {""}
    added = {new.strip() for _, _, new in edits} - {""}
    return min(moved) if moved and moved == added else candidate.proposal.line


def _compared(item: Compared, mine: Answers, before: Answers) -> Compared:
    """Return ``item`` with what its answers tell.

    Calls are made again on the objects that tests made without it, which tells nothing of an edit
    that gives objects another start.
    """
    if not before or gives_a_start(item.candidate):
        return item
    sound = [key for key, text in before.items() if text not in SLIPS]
    place = f"{item.candidate.path}:{item.candidate.function}:"
    near = [key for key in sound if f":{PASSING}:" in key]
    own = [key for key in near if key.startswith(place)] or near
    moved = sum(_moved(mine.get(key, ""), before[key]) for key in own)
    crashes = sum(mine.get(key, ENDLESS) in SLIPS for key in sound)
    distance = moved / (len(own) or 1)
    errors = sum(mine.get(key) in ERRORS for key in sound)
    count = len(sound) or 1
    return replace(item, distance=distance, crashes=crashes / count, errors=errors / count)


def gives_a_start(candidate: Candidate) -> bool:
    """Say whether a candidate moves what belongs to a class to its objects."""
    return candidate.template in STARTS


def _moved(now: str, before: str) -> float:
    """Return how much an answer differs: less where only the arguments are left otherwise."""
    result, was = (text.rpartition(ARGUMENTS)[0] for text in (now, before))
    if result and result == was and result != "None":
        return LEFT_OTHERWISE * (now != before)
    return now != before


def timely(before: Answers, answers: list[Answers]) -> Answers:
    """Return the answers of the program before to calls that nobody was late with.

    Lateness depends on how busy the machine is; calls that run without end are told apart.
    """
    known = [before, *(mine for mine in answers if mine)]
    return {k: v for k, v in before.items() if all(a.get(k, LATE) != LATE for a in known)}
