"""Which functions of a module a change touches, and which statements."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import SequenceMatcher

from .model import MODULE
from .plain import dump, outside, plain
from .units import PLACE, Unit, statements, units

Span = tuple[int, int]


@dataclass
class Changed:
    """The difference between two versions of a module.

    Attributes:
        before: Functions of the version before by qualified name.
        after: Those of the version after.
        names: What each function of the version before is called after it; those that are gone
            are left out.
        functions: The functions whose trees differ, by the names before; `MODULE` among them
            where the code outside of functions does.
        affected: Those, and the functions of the module that may notice.
        new: Functions that only the version after has.
    """

    before: dict[str, Unit]
    after: dict[str, Unit]
    names: dict[str, str] = field(default_factory=dict)
    functions: set[str] = field(default_factory=set)
    affected: set[str] = field(default_factory=set)
    new: set[str] = field(default_factory=set)
    trees: tuple[ast.Module, ast.Module] | None = None

    def spans(self, name: str) -> tuple[list[Span], list[Span]]:
        """Return the lines of the statements of a function that differ: before, and after.

        To those after belong all of the new functions that it calls.
        """
        assert self.trees is not None
        if name == MODULE:
            return _spans(outside(self.trees[0]), outside(self.trees[1]))
        other = self.after.get(self.names.get(name, ""))
        body = plain(self.before[name].node).body  # type: ignore[attr-defined]
        if other is None:
            return [], []
        gone, made = _spans(body, plain(other.node).body)  # type: ignore[attr-defined]
        for new in self.called_new(other):
            inside = plain(self.after[new].node).body  # type: ignore[attr-defined]
            made += [(first, last) for _, first, last in statements(inside)]
        return gone, made

    def called_new(self, unit: Unit) -> list[str]:
        """Return the new functions that a function calls."""
        mentioned = _mentioned(unit.node)
        return [n for n in sorted(self.new) if self.after[n].node.name in mentioned]


def changed(before: ast.Module, after: ast.Module) -> Changed:
    """Return what a change touches; docstrings, annotations and layout do not count."""
    found = Changed(units(before), units(after), trees=(before, after))
    found.names = _matched(found.before, found.after)
    taken = set(found.names.values())
    found.new = {name for name in found.after if name not in taken}
    for name, unit in found.before.items():
        other = found.after.get(found.names.get(name, ""))
        if other is None or dump(unit.node) != dump(other.node):
            found.functions.add(name)
    keys = [[key for key, _, _ in statements(outside(tree))] for tree in (before, after)]
    seeds: set[str] = set()
    if keys[0] != keys[1]:
        found.functions.add(MODULE)
        gone = set(keys[0]) - set(keys[1])
        seeds = _bound(before, {key.partition(PLACE)[0] for key in gone})
    found.affected = _affected(found, seeds)
    return found


def _spans(before: list[ast.stmt], after: list[ast.stmt]) -> tuple[list[Span], list[Span]]:
    one, other = list(statements(before)), list(statements(after))
    matcher = SequenceMatcher(None, [s[0] for s in one], [s[0] for s in other], autojunk=False)
    gone: list[Span] = []
    made: list[Span] = []
    for tag, start, end, first, last in matcher.get_opcodes():
        if tag != "equal":
            gone += [(s[1], s[2]) for s in one[start:end] if _runs(s[0])]
            made += [(s[1], s[2]) for s in other[first:last] if _runs(s[0])]
    return gone, made


def _runs(key: str) -> bool:
    """Say whether a statement leaves a trace when it is executed."""
    return not key.startswith(("Pass ", "Global ", "Nonlocal ", "try ", "Expr Constant("))


def plain_name(name: str) -> str:
    """Return a name as clean-up leaves it alike: without case and underscores."""
    return name.replace("_", "").lower()


def _matched(before: dict[str, Unit], after: dict[str, Unit]) -> dict[str, str]:
    found = {name: name for name in before if name in after}
    taken = set(found.values())
    for name in before.keys() - found.keys():
        alike = [
            other for other in after if other not in taken and plain_name(other) == plain_name(name)
        ]
        if len(alike) == 1:
            found[name] = alike[0]
    return found


def _mentioned(node: ast.AST) -> set[str]:
    return {
        getattr(part, "id", "") or getattr(part, "attr", "")
        for part in ast.walk(node)
        if isinstance(part, (ast.Name, ast.Attribute))
    } - {""}


def _bound(tree: ast.Module, keys: set[str]) -> set[str]:
    """Return the names that statements outside of functions bind, imports apart."""
    found = set()
    for node in ast.walk(plain(tree)):
        if isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.For, ast.With)) and any(
            key in keys for key, _, _ in statements([node])
        ):
            found |= {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
    return found


def _affected(found: Changed, seeds: Iterable[str]) -> set[str]:
    """Return the changed functions and, again and again, those that mention one of them."""
    mentions = {name: _mentioned(unit.node) for name, unit in found.before.items()}
    affected = set(found.functions)
    names = set(seeds)
    while True:
        for name in affected - {MODULE}:
            unit = found.before[name]
            special = unit.node.name.startswith("__") and unit.node.name.endswith("__")
            names.add(unit.node.name)
            if special and unit.cls is not None:
                names.add(unit.cls.name)
                affected = affected | {
                    other for other, its in found.before.items() if its.owner == unit.owner
                }
        more = {name for name, used in mentions.items() if used & names} - affected
        if not more:
            return affected
        affected |= more
