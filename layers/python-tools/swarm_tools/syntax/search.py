"""The search: from a text that does not compile to the likeliest one that does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice

from swarm_tools.changes import Change
from swarm_tools.syntax.familiarity import lost_words, strangeness, triples
from swarm_tools.syntax.model import Candidate, Failure, Source, check
from swarm_tools.syntax.old_prints import call_prints
from swarm_tools.syntax.plausibility import implausibility
from swarm_tools.syntax.prefix import Prefixes
from swarm_tools.syntax.python2 import translated
from swarm_tools.syntax.registry import all_heuristics
from swarm_tools.syntax.suspicion import suspicions
from swarm_tools.syntax.tokens import tokenize
from swarm_tools.syntax.window import LEAST_CHARACTERS, window

MAX_STEPS = 40
BEAM = 8
MAX_CANDIDATES = 80
MAX_PROPOSED = 400
"""Candidates that one heuristic may propose for one text; those of real lines are below 200."""
MAX_CHARACTERS = 6_000_000
"""Characters the search may hand to the compiler for one file, whatever the file's size."""
STUCK_COST = 2.5
STRANGE_COST = 1.0
LOST_COST = 0.5
MOST_LOST = 8
REFINED_COST = 0.5
MAX_REFINED = 8
MAX_WINDOWS = 12


@dataclass(frozen=True)
class SyntaxRepair:
    """The outcome of a repair.

    Attributes:
        text: The repaired text, or the input when ``ok`` is false.
        changes: What was changed, in the order it was done.
        ok: Whether ``text`` compiles.
    """

    text: str
    changes: list[Change]
    ok: bool


@dataclass(frozen=True)
class _State:
    cost: float
    text: str
    failure: Failure | None
    steps: tuple[tuple[str, Candidate], ...]


def repair_source(text: str, *, path: str) -> SyntaxRepair:
    """Repair a file that does not compile.

    Args:
        text: The file's text, with its own line ends.
        path: The file's POSIX path, for the record.

    Returns:
        The repair. A text that compiles comes back as it is; so does one that
        could not be repaired, with ``ok`` false.
    """
    mark = "\ufeff" if text.startswith("\ufeff") else ""
    crlf = text.count("\r\n") * 2 > text.count("\n")
    body = text[len(mark) :].replace("\r\n", "\n").replace("\r", "\n")
    failure = check(body)
    if failure is None:
        return SyntaxRepair(text, [], True)
    first = _State(0.0, body, failure, ())
    best = _by_windows(first) or _search(first)
    if best is None:
        return SyntaxRepair(text, [], False)
    best = _from_python_2(first, _refine(first, best))
    changes = [
        Change(path=path, line=step.line, rule=name, kind="syntax", message=step.message)
        for name, step in best.steps
    ]
    fixed = best.text.replace("\n", "\r\n") if crlf else best.text
    return SyntaxRepair(mark + fixed, changes, True)


def _by_windows(state: _State) -> _State | None:
    """Repair a long text block by block; None when a block cannot be repaired by itself."""
    for _ in range(MAX_WINDOWS):
        span = window(state.text, state.failure) if state.failure else None
        if span is None:
            return None
        start, end = span
        part = state.text[start:end]
        failure = check(part)
        found = _search(_State(0.0, part, failure, ())) if failure else None
        if found is None:
            return None
        text = state.text[:start] + found.text + state.text[end:]
        above = state.text.count("\n", 0, start)
        steps = tuple(
            (name, replace(step, line=step.line + above, text="")) for name, step in found.steps
        )
        after = check(text)
        state = _State(state.cost + found.cost, text, after, (*state.steps, *steps))
        if after is None:
            return state
    return None


def _search(first: _State) -> _State | None:
    beam = [first]
    seen = {first.text}
    budget = MAX_CHARACTERS
    known = triples(first.text)
    prefixes = Prefixes()
    best: _State | None = None
    best_key: tuple[float, int, str] | None = None
    for _ in range(MAX_STEPS):
        found: dict[tuple[str, str], tuple[tuple[float, int, str], _State]] = {}
        for state in beam:
            for name, candidate in _candidates(state):
                if candidate.text in seen or budget <= 0:
                    continue
                seen.add(candidate.text)
                if best_key is not None and state.cost + candidate.cost >= best_key[0]:
                    break
                budget -= len(candidate.text) + 200
                after = check(candidate.text)
                if after is not None and not _progress(state, candidate.text, after):
                    continue
                strange = strangeness(state.text, candidate.text, known)
                cost = state.cost + candidate.cost + STRANGE_COST * strange
                cost += LOST_COST * min(lost_words(state.text, candidate.text), MOST_LOST)
                step = _State(cost, candidate.text, after, (*state.steps, (name, candidate)))
                if after is None:
                    key = _final_key(first, step)
                    budget -= len(candidate.text)
                    if best_key is None or key < best_key:
                        best, best_key = step, key
                    continue
                odd, rest = prefixes.judge(candidate.text, after)
                budget -= len(candidate.text) - len(rest)
                stuck = STUCK_COST if _same_line(state, step) else 0.0
                key = (cost + stuck + odd, after.remaining, candidate.text)
                same = (after.message, rest)
                if same not in found or key < found[same][0]:
                    found[same] = (key, step)
        ranked = sorted(found.values(), key=lambda item: item[0])
        beam = [state for _, state in ranked[:BEAM]]
        if best_key is not None:
            beam = [state for state in beam if state.cost + 1.0 < best_key[0]]
        if not beam or budget <= 0:
            break
    return best


def _refine(first: _State, best: _State) -> _State:
    """Go on from a program that compiles while an edit at a suspicious place makes it likelier."""
    known = triples(first.text)
    key = _final_key(first, best)
    for _ in range(MAX_REFINED if len(best.text) < LEAST_CHARACTERS else 0):
        better: _State | None = None
        for doubt in suspicions(best.text)[:MAX_REFINED]:
            state = _State(best.cost, best.text, doubt, best.steps)
            for name, candidate in _candidates(state)[:20]:
                if check(candidate.text) is not None:
                    continue
                strange = strangeness(best.text, candidate.text, known)
                cost = best.cost + REFINED_COST * (candidate.cost + STRANGE_COST * strange)
                step = _State(cost, candidate.text, None, (*best.steps, (name, candidate)))
                found = _final_key(first, step)
                if found < key:
                    better, key = step, found
        if better is None:
            break
        best = better
    return best


def _from_python_2(first: _State, best: _State) -> _State:
    """Turn what else is of Python 2 into Python 3, when forms of it were mended."""
    if not any(name.startswith("python2-") for name, _ in best.steps):
        return best
    text, line = call_prints(best.text)
    message = "Turned the print statement of Python 2 into a call."
    best = _with_step(best, text, "python2-print", message, line)
    text = translated(first.text, best.text)
    pairs = zip(best.text.split("\n"), text.split("\n"), strict=False)
    line = next((at for at, (old, new) in enumerate(pairs, 1) if old != new), 1)
    message = "Turned names of Python 2 into those of Python 3."
    return _with_step(best, text, "python2-names", message, line)


def _with_step(state: _State, text: str, name: str, message: str, line: int) -> _State:
    """Return a state with one step more; itself where the text is the same or does not compile."""
    if text == state.text or check(text) is not None:
        return state
    step = (name, Candidate(text, line, message, 0.0))
    return _State(state.cost, text, None, (*state.steps, step))


def _candidates(state: _State) -> list[tuple[str, Candidate]]:
    source = Source(state.text, state.failure)  # type: ignore[arg-type]
    found = [
        (heuristic.id, candidate)
        for heuristic in all_heuristics()
        for candidate in islice(heuristic.propose(source), MAX_PROPOSED)
        if candidate.text != state.text
    ]
    found.sort(
        key=lambda item: (item[1].cost, _changed(state.text, item[1].text), item[1].text, item[0])
    )
    return found[:MAX_CANDIDATES]


def _progress(before: _State, text: str, after: Failure) -> bool:
    """Return whether a text fails later than before, at a later stage, or with fewer bad tokens.

    A bracket that was never closed is found only where the parser has nothing else to say of the
    line.
    """
    failure = before.failure
    if failure is None:
        return False
    if after.remaining < failure.remaining or after.stage > failure.stage:
        return True
    if failure.stage == 1 and after.line == failure.line and "never closed" in after.message:
        return True
    return (
        failure.stage == 0 and "unterminated" in failure.message and _bad(text) < _bad(before.text)
    )


@lru_cache(maxsize=4096)
def _bad(text: str) -> int:
    """Return how many strings of a text are not closed."""
    return sum(token.kind in ("badstring", "badtriple") for token in tokenize(text))


def _same_line(before: _State, after: _State) -> bool:
    one, two = before.failure, after.failure
    if one is None or two is None or one.stage != two.stage:
        return False
    tail = [
        state.text.count("\n") - failure.line for state, failure in ((before, one), (after, two))
    ]
    return tail[0] == tail[1]


def _changed(before: str, after: str) -> int:
    """Return how many characters differ between the common head and tail of two texts."""
    shortest = min(len(before), len(after))
    head = _common(shortest, lambda size: before[:size] == after[:size])
    rest = shortest - head
    tail = _common(rest, lambda size: before[len(before) - size :] == after[len(after) - size :])
    return max(len(before), len(after)) - head - tail


def _common(limit: int, same: Callable[[int], bool]) -> int:
    """Return the largest size up to ``limit`` for which ``same`` still holds."""
    low = 0
    while low < limit:
        middle = (low + limit + 1) // 2
        if same(middle):
            low = middle
        else:
            limit = middle - 1
    return low


def _final_key(first: _State, state: _State) -> tuple[float, int, str]:
    cost = state.cost + implausibility(state.text)
    return (round(cost, 3), _changed(first.text, state.text), state.text)
