"""What a search is asked for, and what it decides of candidates."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from swarm_tools.repair.model import Candidate


@dataclass(frozen=True)
class Job:
    """What to repair.

    Attributes:
        root: The private copy of the project.
        targets: POSIX paths of the files that may be edited.
        failing: Node ids to turn green.
        passing: Node ids to keep green.
        deadline: ``time.monotonic`` value at which the search stops.
        max_edits: 1 or 2 edits at a time.
        thorough: Node ids of tests that cover what they are about: an edit that turns one of
            them green is kept although it has many rivals.
        examples: Path and qualified name of what each test is an example of, by node id; the name
            is empty for a module.
    """

    root: Path
    targets: tuple[str, ...]
    failing: tuple[str, ...]
    passing: tuple[str, ...]
    deadline: float
    max_edits: int
    thorough: frozenset[str] = frozenset()
    examples: Mapping[str, tuple[str, str]] = field(default_factory=dict)

    def shows(self, candidate: Candidate, tests: Iterable[str]) -> bool:
        """Say whether tests speak of what a candidate edits: all do that are no examples.

        An example that stands beside one object says little of another one that others use: it may
        be out of date.
        """
        top = candidate.function.partition(".")[0]
        for test in tests:
            path, name = self.examples.get(test, (candidate.path, ""))
            own = name.partition(".")[0] in ("", top) or top.startswith("_")
            if path == candidate.path and own:
                return True
        return False


class Accepted(NamedTuple):
    """A candidate that is kept.

    Attributes:
        candidate: The candidate.
        fixed: Node ids that it turns green.
        rivals: Candidates nearly as good that pass, too, and do something else elsewhere.
    """

    candidate: Candidate
    fixed: list[str]
    rivals: int = 0


class Made(NamedTuple):
    """An edit that was made.

    Attributes:
        candidate: The edit.
        fixed: Node ids that it turned green.
        before: The texts without it and without those after it.
    """

    candidate: Candidate
    fixed: list[str]
    before: dict[str, str]


class Undecided(NamedTuple):
    """Edits that would do, of which none is kept: the tests do not say which was meant.

    Attributes:
        candidates: The best edit and its rivals, the best first.
    """

    candidates: list[Candidate]
