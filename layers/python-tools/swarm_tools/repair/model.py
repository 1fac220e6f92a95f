"""What the parts of the repair search hand to each other."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from swarm_tools.changes import Change

if TYPE_CHECKING:
    from swarm_tools.repair.site import FunctionSite


Rank = tuple[float, int, str, tuple[tuple[int, int, str], ...], tuple]

DOUBT = "Doubtful:"
"""Begins what is said of a repair that has close rivals."""


@dataclass(frozen=True)
class Proposal:
    """One edit that a template proposes for one function.

    Attributes:
        edits: Spans to replace, as (start, end, text), in character offsets of the file.
        cost: How unlikely the edit is; 1.0 is a plain slip, 3.0 a composed statement.
        line: 1-based line that the edit is about, for the ranking by suspicion.
        message: What the edit does, for the report.
    """

    edits: tuple[tuple[int, int, str], ...]
    cost: float
    line: int
    message: str


@dataclass(frozen=True)
class Template:
    """A kind of edit: one file of ``templates/``.

    Attributes:
        id: The file's name.
        doc: First line of the file's docstring.
        before: A function that the template repairs.
        after: The same function, repaired.
        propose: Yields the edits for one function.
    """

    id: str
    doc: str
    before: str
    after: str
    propose: Callable[[FunctionSite], Iterator[Proposal]]


@dataclass(frozen=True)
class Patch:
    """New code of one function.

    Attributes:
        path: Its file, from the project root.
        names: Its name, after that of its class.
        line: First line of its definition, decorators included.
        code: Compiled from the edited text.
    """

    path: str
    names: tuple[str, ...]
    line: int
    code: types.CodeType


@dataclass(frozen=True)
class Candidate:
    """A proposal made ready to run, or two at a time.

    Attributes:
        base: Text of each target file without it, by POSIX path from the project root.
        function: Qualified name of the edited function, ``<module>`` outside any.
        template: Id of the template (joined with ``+`` for a pair).
        proposals: The edits themselves, each with the path of its file.
        rank: Sort key; smaller is tried earlier: cost, size, path and edits of the first
            proposal, and the ranks of the others.
        patches: New code of the edited functions, where nothing else is edited.
    """

    base: Mapping[str, str] = field(repr=False, compare=False)
    function: str
    template: str
    proposals: tuple[tuple[str, Proposal], ...]
    rank: Rank
    patches: tuple[Patch, ...] | None = field(default=None, repr=False, compare=False)

    @cached_property
    def texts(self) -> dict[str, str]:
        """Each edited file with the edits applied, by POSIX path from the project root.

        Raises:
            ValueError: The edits overlap.
        """
        paths = dict.fromkeys(path for path, _ in self.proposals)
        return {path: apply_edits(self.base[path], self.edits(path)) for path in paths}

    def edits(self, path: str) -> tuple[tuple[int, int, str], ...]:
        """Return the edits of one file."""
        return tuple(e for at, proposal in self.proposals if at == path for e in proposal.edits)

    @property
    def path(self) -> str:
        """The file of the first edit."""
        return self.proposals[0][0]

    @property
    def proposal(self) -> Proposal:
        """The first edit."""
        return self.proposals[0][1]

    @property
    def added(self) -> str | None:
        """The text that is added to the file of the first edit; None where more is done there."""
        edits = self.edits(self.path)
        start, end, text = edits[0]
        return text.strip() if len(edits) == 1 and start == end else None


@dataclass
class RepairResult:
    """What a search found.

    Attributes:
        edits: New text of each changed file, by POSIX path from the root.
        changes: One entry for each accepted edit.
        fixed: Node ids that were red and are green with the edits.
        tried: Number of candidates that were run.
        hopeless: Node ids that stay red although everything in reach was tried.
        note: Empty, or why the search ended early.
        handover: What is known of each group of tests that stays red; see `handover`.
    """

    edits: dict[str, str] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)
    fixed: list[str] = field(default_factory=list)
    tried: int = 0
    hopeless: list[str] = field(default_factory=list)
    note: str = ""
    handover: list[dict[str, Any]] = field(default_factory=list)


def apply_edits(text: str, edits: tuple[tuple[int, int, str], ...]) -> str:
    """Return ``text`` with the spans replaced; raises ValueError when spans overlap."""
    out: list[str] = []
    at = 0
    for start, end, new in sorted(edits, key=lambda e: (e[0], e[1])):
        if start < at:
            raise ValueError("overlapping edits")
        out.append(text[at:start])
        out.append(new)
        at = end
    out.append(text[at:])
    return "".join(out)
