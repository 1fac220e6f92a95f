"""Rivals that nobody who uses the program can tell apart are one way to repair it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path

from swarm_tools.repair.child import Trial
from swarm_tools.repair.model import Candidate
from swarm_tools.repair.server import Server
from swarm_tools.repair.varied.play import PLAYED, play
from swarm_tools.repair.varied.variations import variations

PLAY_S = 3.0
_WORD = re.compile(r"\w+")


def told_apart(
    candidates: Sequence[Candidate],
    tests: Iterable[str],
    root: Path,
    texts: Mapping[str, str],
    server: Server,
    overlay: Callable[[Candidate], dict[str, str]],
) -> list[Candidate]:
    """Return the candidates that users of the program can tell apart, the first of each kind.

    What a function leaves inside an object may differ and mean nothing. A function that tests
    call themselves is known by what it gives: there every difference counts.

    Args:
        candidates: Edits that pass the tests, each with another behaviour of the edited function.
        tests: Node ids of the tests that run what is edited.
        root: The project.
        texts: The files that candidates edit, without them, by path.
        server: Runs the children.
        overlay: Gives the files of a candidate.
    """
    plain = {nodeid: test for nodeid in tests if (test := server.plain_test(nodeid))}
    ready = [] if _called(candidates, root, plain) else variations(root, plain, texts)
    if not ready:
        return list(candidates)
    job = partial(play, ready, plain)
    trials = (Trial(overlay(c), (), (), 0, PLAY_S, play=job) for c in candidates)
    found: dict[tuple[tuple[str, str], ...], Candidate] = {}
    for candidate, (_, outcome) in zip(candidates, server.run_all(trials), strict=True):
        answers = (item for item in outcome.results.items() if item[0].startswith(PLAYED))
        found.setdefault(tuple(sorted(answers)), candidate)
    return list(candidates) if () in found else list(found.values())


def _called(candidates: Iterable[Candidate], root: Path, tests: Iterable[str]) -> bool:
    """Say whether the files of the tests name an edited function that is no method."""
    names = {c.function for c in candidates if "." not in c.function} - {"<module>"}
    files = {nodeid.partition("::")[0] for nodeid in tests}
    words = {
        w for path in files for w in _WORD.findall((root / path).read_text("utf-8", "replace"))
    }
    return not names.isdisjoint(words)
