"""What tells which of several edits was meant, when tests do not: signs that are seldom chance.

Each is rare, and where one of several edits has it and the others do not, that one was meant:
what is said twice is said alike, `reset` does what the beginning did, a value that a loop builds
goes on from what it was, a value that was set is read, and what several functions need is done in
the one that they all call.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from swarm_tools.repair.blemishes import blemishes
from swarm_tools.repair.model import Candidate
from swarm_tools.repair.unlikeness import DEFS, LOOPS, unlikeness

BEGINNING_AGAIN = frozenset(
    ("reset", "clear", "restart", "empty", "reinit", "reinitialize", "start_over", "vider",
     "reinitialiser", "remettre", "wipe", "flush")
)  # fmt: skip
MOST_WAYS = 5
LEAD = 2
OWN_ATTRIBUTE = re.compile(r"value=Name\(id='self', ctx=Load\(\)\), attr='\w+'")


def told(candidates: Sequence[Candidate], texts: Mapping[str, str]) -> Candidate | None:
    """Return the one of several candidates that has more signs than each other; None without.

    One that brings none is meant where each other takes one away that it leaves.

    Args:
        candidates: Edits that pass the same tests and do different things elsewhere; of many
            one has a sign by chance.
        texts: The files without them, by path.
    """
    if len(candidates) > MOST_WAYS:
        return None
    common = _common(candidates, texts)
    marks = [signs(c, texts) + 2 * any(c is other for other in common) for c in candidates]
    best, *others = sorted(marks, reverse=True)
    clear = best > 0 or (bool(others) and best - others[0] >= LEAD)
    return candidates[marks.index(best)] if clear and marks.count(best) == 1 else None


def signs(candidate: Candidate, texts: Mapping[str, str]) -> int:
    """Return how many signs a candidate brings in, less those that it takes away."""
    gained = 0
    for path, text in candidate.texts.items():
        before, after = _counts(texts[path]), _counts(text)
        gained += 2 * (after.begun_again - before.begun_again)
        gained += 2 * (after.built_up - before.built_up)
        gained += 2 * (after.unread < before.unread)
        gained -= 2 * max(0, after.blemishes - before.blemishes)
        gained += 2 * (after.exchanged - before.exchanged)
        gained += 2 * (after.said_again - before.said_again)
        if before.skeleton == after.skeleton and before.statements != after.statements:
            gained += before.unlikeness - after.unlikeness
    return gained


class _Counts(NamedTuple):
    """What of a text is compared with that of another.

    Attributes:
        skeleton: The kinds of its statements, in order.
        statements: Its simple statements and conditions, in any order.
        unlikeness: See there, as the others.
        exchanged: How many methods do what another does with two attributes exchanged.
        said_again: Assignments of a function that are the same, in different blocks.
        unread: Names that a function sets and nobody reads.
        blemishes: What nobody writes on purpose; see there.
    """

    skeleton: tuple[str, ...]
    statements: tuple[str, ...]
    unlikeness: int
    begun_again: int
    built_up: int
    exchanged: int
    said_again: int
    unread: frozenset[str]
    blemishes: int


@lru_cache(maxsize=16)
def _counts(text: str) -> _Counts:
    tree = ast.parse(text)
    rows = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    simple = sorted(ast.dump(row) for row in rows if not hasattr(row, "body"))
    return _Counts(
        tuple(type(row).__name__ for row in rows), tuple(simple) + _conditions(tree),
        unlikeness(tree), begun_again(tree), built_up(tree), exchanged(tree),
        said_again(tree), unread(tree), blemishes(tree).total(),
    )  # fmt: skip


def _conditions(tree: ast.AST) -> tuple[str, ...]:
    rows = (n for n in ast.walk(tree) if isinstance(n, (ast.If, ast.While, ast.For, ast.IfExp)))
    return tuple(sorted(ast.dump(n.iter if isinstance(n, ast.For) else n.test) for n in rows))


def begun_again(tree: ast.AST) -> int:
    """Return how many attributes methods that begin again set as the beginning does."""
    count = 0
    for node in ast.walk(tree):
        if not isinstance(node, ast.ClassDef):
            continue
        methods = {n.name: n for n in node.body if isinstance(n, DEFS)}
        start = {ast.dump(s) for s in getattr(methods.get("__init__"), "body", [])}
        for name, method in methods.items():
            if name.strip("_").lower() in BEGINNING_AGAIN:
                count += len({ast.dump(s) for s in method.body} & start)
    return count


def built_up(tree: ast.AST) -> int:
    """Return less one for each name that a loop sets anew each time and that was set before it.

    Nothing in the loop reads it, and what follows the loop does.
    """
    lost = 0
    for node in ast.walk(tree):
        for name in ("body", "orelse"):
            block = getattr(node, name, None)
            if not isinstance(block, list):
                continue
            for number, stmt in enumerate(block):
                if isinstance(stmt, LOOPS):
                    lost += len(_lost(stmt, block[:number], block[number + 1 :]))
    return -lost


def exchanged(tree: ast.AST) -> int:
    """Return how many pairs of methods do the same with attributes exchanged: undo and redo."""
    count = 0
    for cls in (n for n in ast.walk(tree) if isinstance(n, ast.ClassDef)):
        methods = [n for n in cls.body if isinstance(n, DEFS) and len(n.body) > 1]
        for one, other in combinations(methods, 2):
            first, mine = _without_attributes(one.body)
            second, its = _without_attributes(other.body)
            pairs = set(zip(mine, its, strict=True)) if first == second else set()
            count += any(a != b and (b, a) in pairs for a, b in pairs)
    return count


def said_again(tree: ast.AST) -> int:
    """Return how many assignments functions make again in another block, to a name of their own."""
    count = 0
    for function in (n for n in ast.walk(tree) if isinstance(n, DEFS)):
        said = []
        for node in ast.walk(function):
            for name in ("body", "orelse"):
                block = getattr(node, name, None)
                rows = (
                    {ast.dump(s) for s in block if _sets_name(s)} if isinstance(block, list) else ()
                )
                said += rows
        count += len(said) - len(set(said))
    return count


def _sets_name(stmt: ast.stmt) -> bool:
    return isinstance(stmt, ast.Assign) and isinstance(stmt.targets[0], ast.Name)


def _without_attributes(body: list[ast.stmt]) -> tuple[str, list[str]]:
    """Return what statements are but for the attributes of their object, and those, in order."""
    names = [
        n.attr
        for stmt in body
        for n in ast.walk(stmt)
        if isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name) and n.value.id == "self"
    ]
    text = "\n".join(ast.dump(stmt) for stmt in body)
    return OWN_ATTRIBUTE.sub("self._", text), names


def unread(tree: ast.AST) -> frozenset[str]:
    """Return the names that functions set and do not read, each with its function."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, DEFS):
            names = [n for n in ast.walk(node) if isinstance(n, ast.Name)]
            read = {n.id for n in names if isinstance(n.ctx, ast.Load)}
            stored = {n.id for n in names if isinstance(n.ctx, ast.Store)}
            found |= {f"{node.name}.{name}" for name in stored - read if name.strip("_")}
    return frozenset(found)


def _lost(loop: ast.stmt, before: list[ast.stmt], after: list[ast.stmt]) -> set[str]:
    start = {t.id for s in before if isinstance(s, ast.Assign) for t in s.targets
             if isinstance(t, ast.Name)}  # fmt: skip
    body = list(getattr(loop, "body", []))
    made = {t.id for s in body if isinstance(s, ast.Assign) for t in s.targets
            if isinstance(t, ast.Name)}  # fmt: skip
    return (start & made & _read(after)) - _read([loop])


def _read(nodes: Sequence[ast.AST]) -> set[str]:
    return {
        n.id
        for node in nodes
        for n in ast.walk(node)
        if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)
    }


def _common(candidates: Sequence[Candidate], texts: Mapping[str, str]) -> list[Candidate]:
    """Return the candidates that add, in a function others call, what others add in these."""
    groups: dict[tuple[str, str], list[Candidate]] = {}
    for candidate in candidates:
        if row := _added(candidate):
            groups.setdefault((candidate.path, row), []).append(candidate)
    found = []
    for (path, _), group in groups.items():
        calls = _calls(texts[path])
        for candidate in group:
            name = candidate.function.rpartition(".")[2]
            others = {c.function.rpartition(".")[2] for c in group} - {name}
            if others and all(name in _reached(calls, other) for other in others):
                found.append(candidate)
    return found


def _added(candidate: Candidate) -> str:
    """Return the statement that a candidate adds; empty where it does something else."""
    edits = [edit for path in candidate.texts for edit in candidate.edits(path)]
    if len(edits) != 1 or edits[0][0] != edits[0][1]:
        return ""
    return edits[0][2].strip()


@lru_cache(maxsize=4)
def _calls(text: str) -> dict[str, frozenset[str]]:
    """Return the names that each function calls."""
    return {
        node.name: frozenset(
            ast.unparse(n.func).removeprefix("self.")
            for n in ast.walk(node)
            if isinstance(n, ast.Call)
        )
        for node in ast.walk(ast.parse(text))
        if isinstance(node, DEFS)
    }


def _reached(calls: Mapping[str, frozenset[str]], name: str) -> set[str]:
    """Return the functions that one calls, or that these call."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        for other in calls.get(waiting.pop(), ()):
            if other in calls and other not in found:
                found.add(other)
                waiting.append(other)
    return found
