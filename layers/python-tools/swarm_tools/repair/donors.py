"""Conditions of a file as another place may ask them: with the names that are in reach there."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from swarm_tools.repair.site import FUNCTIONS, FunctionSite

LONGEST = 48
MOST = 80
MOST_NAMES = 12
MOST_SWAPPED = 4
OPPOSITE = {
    "is": "is not", "is not": "is", "in": "not in", "not in": "in", "==": "!=", "!=": "==",
    "<": ">=", ">=": "<", ">": "<=", "<=": ">",
}  # fmt: skip
SAME, RENAMED, ELSEWHERE, TURNED = 1.8, 0.1, 0.1, 0.15


@dataclass(frozen=True)
class Donor:
    """A condition that may be asked at a place.

    Attributes:
        text: The condition, with names in reach.
        names: The names that it is about: those that were exchanged, else all that it reads.
        cost: How unlikely it is.
        loose: Whether it needs parentheses beside `and` and `or`.
        own: Whether the function itself asks it, of the same names.
    """

    text: str
    names: frozenset[str]
    cost: float
    loose: bool
    own: bool


def donors(site: FunctionSite) -> list[Donor]:
    """Return the conditions of the site's file that can be asked in it, the likeliest first."""
    found: dict[str, Donor] = {}
    own = {id(n) for n in site.nodes}
    for node in _conditions(site.source.tree):
        text = site.source.seg(node)
        if len(text) > LONGEST or "\n" in text:
            continue
        far = ELSEWHERE * (id(node) not in own)
        for new, names, renamed in _renamed(site, node, text):
            cost = SAME + far + RENAMED * renamed
            loose = isinstance(node, (ast.BoolOp, ast.IfExp))
            same = id(node) in own and not renamed
            found.setdefault(new, Donor(new, names, cost, loose, same))
            turned = _turned(site, node, new)
            found.setdefault(turned, Donor(turned, names, cost + TURNED, loose=False, own=same))
    return sorted(found.values(), key=lambda d: d.cost)[:MOST]


def asked(node: ast.AST) -> list[ast.expr]:
    """Return the conditions that stand in a node itself."""
    if isinstance(node, (ast.If, ast.While, ast.IfExp)):
        return [node.test]
    if isinstance(node, ast.comprehension):
        return node.ifs
    if isinstance(node, ast.Return) and isinstance(node.value, (ast.Compare, ast.BoolOp)):
        return [node.value]
    return []


def _conditions(tree: ast.AST) -> Iterator[ast.expr]:
    """Yield what is asked in a file: tests, parts of them, and comparisons."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.If, ast.While, ast.IfExp, ast.Assert)):
            yield node.test
        elif isinstance(node, ast.comprehension):
            yield from node.ifs
        elif isinstance(node, ast.BoolOp):
            yield from node.values
        elif isinstance(node, ast.Compare):
            yield node


def _renamed(
    site: FunctionSite, node: ast.expr, text: str
) -> Iterator[tuple[str, frozenset[str], bool]]:
    """Yield a condition with names in reach, those names, and whether one was exchanged."""
    names = [n for n in ast.walk(node) if isinstance(n, ast.Name)]
    if not site.cls and any(n.id == "self" for n in names):
        return
    reach = {*site.names, "self"}
    shared = {n.name for n in site.source.tree.body if isinstance(n, (*FUNCTIONS, ast.ClassDef))}
    local = dict.fromkeys(
        n.id for n in names if n.id in reach or not (n.id in shared or hasattr(builtins, n.id))
    )
    known = frozenset(name for name in local if name in reach)
    foreign = [name for name in local if name not in reach]
    if not foreign:
        yield text, known, False
        changes = [
            {old: new}
            for old in sorted(known - {"self"})
            for new in site.names[:MOST_NAMES]
            if new not in known
        ]
    elif len(foreign) <= 2:
        some = site.names[: MOST_NAMES if len(foreign) == 1 else MOST_SWAPPED]
        made = [dict(zip(foreign, new, strict=True)) for new in product(some, repeat=len(foreign))]
        changes = [change for change in made if len(set(change.values())) == len(change)]
    else:
        return
    for change in changes:
        yield site.exchanged(node, change), frozenset(change.values()), True


def _turned(site: FunctionSite, node: ast.expr, text: str) -> str:
    """Return the opposite of a condition that is written as ``text``."""
    if text.startswith("not "):
        return text.removeprefix("not ")
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        between = site.source.operator_between(node.left, node.comparators[0])
        old = site.source.text[slice(*between)] if between else ""
        new = OPPOSITE.get(old)
        if new is not None and text.count(f" {old} ") == 1:
            return text.replace(f" {old} ", f" {new} ")
    bare = isinstance(node, (ast.Name, ast.Attribute, ast.Call))
    return f"not {text}" if bare else f"not ({text})"
