"""What can be said of an edit without running it."""

from __future__ import annotations

import ast
import builtins
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from keyword import iskeyword
from typing import NamedTuple

from swarm_tools.repair.blemishes import blemishes
from swarm_tools.repair.contradictions import contradictions
from swarm_tools.repair.echoes import echoed, phrases
from swarm_tools.repair.model import Candidate
from swarm_tools.repair.naturalness import unnatural
from swarm_tools.repair.oddities import oddities
from swarm_tools.repair.site import sites_of
from swarm_tools.repair.slip_rates import rarity_of
from swarm_tools.repair.source import SourceText
from swarm_tools.repair.symmetry import symmetry

COPIES = ("list({})", "dict({})", "set({})", "tuple({})", "{}.copy()", "{}[:]", "{{**{}}}",
          "copy.copy({})", "copy.deepcopy({})", "[list(row) for row in {}]",
          "[row[:] for row in {}]", "bytes({})")  # fmt: skip
_NAME = re.compile(r"[^\W\d]\w*")


@dataclass(frozen=True)
class EditShape:
    """What an edit changes in the text of a program.

    Attributes:
        symmetry: Pairs of like expressions that it brings about, less those it breaks.
        loses: Whether a name is no longer read where something else was written.
        constants: Constants that it brings in.
        depth: How many blocks the new statement is inside of, when it only adds one.
        foreign: Names that it brings into a function that did not use them.
        blemishes: Blemishes that it brings in, less those it takes away.
        oddities: Oddities that it brings in, less those it takes away.
        contradictions: The same of what contradicts a docstring.
        echo: Size of the largest new expression that is said elsewhere, too; see `echoes`.
        surprise: Bits by which the text is less usual than it was; see `naturalness`.
        copies: Whether it only takes a copy: where that turns a test green, it was missing.
        rarity: Nats by which edits of its kind are seldom the one that was meant; see `slip_rates`.
    """

    symmetry: int
    loses: bool
    constants: int
    depth: int
    foreign: int
    blemishes: int
    oddities: int
    contradictions: int
    echo: int
    surprise: float
    copies: bool = False
    rarity: float = 0.0


def edit_shape(candidate: Candidate, texts: Mapping[str, str]) -> EditShape:
    """Return what the edits of a candidate change in ``texts``, by path."""
    gained, loses, constants, marks, odd, told, echo, surprise = 0, False, 0, 0, 0, 0, 0, 0.0
    for path, text in candidate.texts.items():
        after, before = _counted(text), _counted(texts[path])
        gained += after.symmetry - before.symmetry
        added = any(new.strip() for _, _, new in candidate.edits(path))
        loses = loses or (added and bool(before.reads - after.reads))
        constants += len(after.constants - before.constants)
        marks += after.blemishes - before.blemishes
        odd += after.oddities - before.oddities
        told += after.contradictions - before.contradictions
        echo = max(echo, echoed(before.phrases, after.phrases))
        surprise += unnatural(texts[path], text)
    return EditShape(
        gained, loses, constants, _depth(candidate), _foreign(candidate, texts), marks, odd, told,
        echo, surprise, _copies(candidate, texts), rarity_of(candidate),
    )  # fmt: skip


class _Counts(NamedTuple):
    """What of a text is compared with that of another; see `EditShape`."""

    symmetry: int
    reads: Counter[str]
    constants: Counter[str]
    blemishes: int
    oddities: int
    contradictions: int
    phrases: Counter[str]


@lru_cache(maxsize=4)
def _counted(text: str) -> _Counts:
    """Return what is counted in a text; that of the program before is asked for each candidate."""
    tree = ast.parse(text)
    return _Counts(
        symmetry(tree), _reads(tree), _constants(tree), blemishes(tree).total(),
        oddities(tree).total(), contradictions(tree).total(), phrases(tree),
    )  # fmt: skip


def _copies(candidate: Candidate, texts: Mapping[str, str]) -> bool:
    """Say whether an edit only writes a copy of something in its place."""
    edits = [(path, edit) for path in candidate.texts for edit in candidate.edits(path)]
    if len(edits) != 1:
        return False
    [(path, (start, end, new))] = edits
    old = texts[path][start:end]
    return bool(old.strip()) and new in [form.format(old) for form in COPIES]


def _depth(candidate: Candidate) -> int:
    """Return how deep in its function a statement is that an edit adds, 0 for a replacement."""
    edits = [edit for path in candidate.texts for edit in candidate.edits(path)]
    if any(end > start for start, end, _ in edits):
        return 0
    rows = [new.splitlines()[0] for _, _, new in edits if new.strip()]
    indents = [len(row.expandtabs(4)) - len(row.expandtabs(4).lstrip()) for row in rows]
    outside = candidate.function.count(".")
    return max((max(indent // 4 - outside, 0) for indent in indents), default=0)


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
