"""Keeps chosen functions of a file out of every change of their trees."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass

from swarm_tools.rules.model import Edit
from swarm_tools.rules.module import Module
from swarm_tools.validate.changed import plain_name
from swarm_tools.validate.model import MODULE
from swarm_tools.validate.units import units

EVERYTHING = "*"
"""Stands for all functions, and the code outside of them."""

Span = tuple[int, int]


@dataclass(frozen=True)
class Protection:
    """What may not be changed.

    Attributes:
        names: Qualified names of functions, `MODULE` for the code outside of them, or `EVERYTHING`.
    """

    names: frozenset[str]

    def allowed(self, module: Module, edits: Iterable[Edit]) -> list[Edit]:
        """Return the edits that touch nothing protected; groups stay or go as a whole."""
        edits = list(edits)
        if EVERYTHING in self.names:
            return []
        closed, others = self._spans(module)
        bad = {
            (edit.group, 0) if edit.group is not None else (None, number)
            for number, edit in enumerate(edits)
            if self._touches(edit, closed, others)
        }
        return [
            edit
            for number, edit in enumerate(edits)
            if ((edit.group, 0) if edit.group is not None else (None, number)) not in bad
        ]

    def _touches(self, edit: Edit, closed: list[Span], others: list[Span]) -> bool:
        if any(edit.start < end and start < max(edit.end, edit.start + 1) for start, end in closed):
            return True
        inside = any(start <= edit.start and edit.end <= end for start, end in others)
        return MODULE in self.names and not inside

    def _spans(self, module: Module) -> tuple[list[Span], list[Span]]:
        """Return where the protected functions are, and the others."""
        wanted = {plain_name(name) for name in self.names}
        closed: list[Span] = []
        others: list[Span] = []
        for name, unit in units(module.tree).items():
            span = _span(module, unit.node)
            (closed if plain_name(name) in wanted else others).append(span)
        return closed, others

    def restored(self, before: Module, after: Module) -> str:
        """Return the text after a change, what is protected put back as it was before it."""
        if EVERYTHING in self.names:
            return before.text
        wanted = {plain_name(name) for name in self.names}
        here, there = units(before.tree), units(after.tree)
        if here.keys() != there.keys():
            return before.text
        if MODULE in self.names:
            free = [name for name in here if plain_name(name) not in wanted]
            return _spliced(before, here, after, there, free)
        closed = [name for name in here if plain_name(name) in wanted]
        return _spliced(after, there, before, here, closed)


def _span(module: Module, node: ast.AST) -> Span:
    marks = getattr(node, "decorator_list", [])
    first = module.line_start(module.start(marks[0] if marks else node))
    return first, module.line_end(module.end(node))


def _spliced(base: Module, own: dict, donor: Module, given: dict, names: list[str]) -> str:
    """Return the text of `base` with the functions of these names as `donor` has them."""
    text = base.text
    spans = sorted(((_span(base, own[name].node), name) for name in names), reverse=True)
    for (start, end), name in spans:
        first, last = _span(donor, given[name].node)
        text = text[:start] + donor.text[first:last] + text[end:]
    return text
