"""What the parts of the repair search hand to each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from swarm_tools.changes import Change

if TYPE_CHECKING:
    from swarm_tools.repair.site import FunctionSite


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
class Candidate:
    """A proposal made ready to run: the whole new text of one file, or of two.

    Attributes:
        texts: Each edited file with the edit applied, by POSIX path from the project root.
        function: Qualified name of the edited function, ``<module>`` outside any.
        template: Id of the template (joined with ``+`` for a pair).
        proposals: The edits themselves, each with the path of its file.
        rank: Sort key; smaller is tried earlier.
    """

    texts: dict[str, str]
    function: str
    template: str
    proposals: tuple[tuple[str, Proposal], ...]
    rank: tuple

    @property
    def path(self) -> str:
        """The file of the first edit."""
        return self.proposals[0][0]

    @property
    def proposal(self) -> Proposal:
        """The first edit."""
        return self.proposals[0][1]


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
