"""What every clean-up rule shares: options, edits, the rule itself and its outcome."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from swarm_tools.changes import Change

if TYPE_CHECKING:
    from swarm_tools.rules.module import Module

PublicApi = Literal["keep", "alias", "rename"]
Concern = Literal["repair", "docs", "clean", "rename", "format"]
"""What a rule is for; a run is asked for some of them."""


@dataclass(frozen=True)
class CleanOptions:
    """How a clean-up may change a file.

    Attributes:
        public_api: ``keep`` renames nothing public, ``alias`` renames and keeps the old
            name beside the new one, ``rename`` renames without an alias.
        format: Whether the file is formatted.
        select: Ids of the only rules to run; None for all.
        exclude: Ids of rules to leave out.
        protect: Qualified names of functions that only rules that keep the tree may change;
            `<module>` stands for the code outside of functions, `*` for everything.
        import_fails: Whether it is known that importing the file ends in an error, or never ends.
    """

    public_api: PublicApi = "alias"
    format: bool = True
    select: frozenset[str] | None = None
    exclude: frozenset[str] = frozenset()
    protect: frozenset[str] = frozenset()
    import_fails: bool = False

    def runs(self, rule: str) -> bool:
        """Return whether the rule of this id is to run."""
        return rule not in self.exclude and (self.select is None or rule in self.select)


@dataclass(frozen=True)
class ProjectContext:
    """The other files of the project, so that a rule sees who uses a name.

    Attributes:
        sources: POSIX path relative to the project root to text, of every Python file.
        tests: The paths among them that are tests.
        modules: Dotted module name of each path; derived from the path when left out.
    """

    sources: Mapping[str, str]
    tests: frozenset[str] = frozenset()
    modules: Mapping[str, str] = field(default_factory=dict)

    def module_of(self, path: str) -> str:
        """Return the dotted name of the module in a file."""
        if path in self.modules:
            return self.modules[path]
        name = path[:-3] if path.endswith(".py") else path
        return name.removesuffix("/__init__").replace("/", ".")

    @cached_property
    def words(self) -> Mapping[str, frozenset[str]]:
        """The identifiers that occur anywhere in each file, strings and comments included."""
        return {
            path: frozenset(re.findall(r"[A-Za-z_]\w*", text))
            for path, text in self.sources.items()
        }

    def used_elsewhere(self, name: str, path: str) -> bool:
        """Return whether a name occurs in any other file."""
        return any(name in words for other, words in self.words.items() if other != path)


@dataclass(frozen=True)
class Edit:
    """One replacement of the characters ``[start, end)`` of a text.

    Attributes:
        start: Offset of the first character replaced.
        end: Offset after the last one; equal to ``start`` for an insertion.
        new: What takes their place.
        message: One sentence for the report; empty when the edit belongs to another one.
        group: Edits of one group are applied together or not at all.
    """

    start: int
    end: int
    new: str
    message: str = ""
    group: int | None = None


@dataclass(frozen=True)
class Skipped:
    """A rule whose work was not used, and why."""

    rule: str
    reason: str


@dataclass(frozen=True)
class CleanResult:
    """The outcome of a clean-up.

    Attributes:
        text: The cleaned text, with the newlines of the input.
        changes: What was changed and why.
        skipped: Rules whose result was thrown away because it did not compile.
    """

    text: str
    changes: list[Change]
    skipped: list[Skipped]


@dataclass(frozen=True)
class Rule:
    """One clean-up rule.

    Attributes:
        id: Its id, the name of its file with dashes.
        title: What it does, in a few words.
        docs: Why, and what it leaves alone; two or three sentences.
        fix: From a module to the edits that fix it; an empty result means nothing to do.
        pylint: The pylint messages it answers.
        good: Snippets it must not touch.
        bad: Pairs of a snippet and what it becomes.
        order: Rules run by this number first, then by id.
        repairs: Whether it changes on purpose what the code does, because that is a certain bug.
        keeps_tree: Whether the syntax tree is the same afterwards, but for docstrings,
            annotations, layout, unused imports and constants that stand alone.
        concern: What it is for; of a rule that repairs, that is repair whatever is said here.
    """

    id: str
    title: str
    docs: str
    fix: Callable[[Module], Iterable[Edit]]
    pylint: tuple[str, ...] = ()
    good: tuple[str, ...] = ()
    bad: tuple[tuple[str, str], ...] = ()
    order: int = 50
    repairs: bool = False
    keeps_tree: bool = False
    concern: Concern = "clean"
