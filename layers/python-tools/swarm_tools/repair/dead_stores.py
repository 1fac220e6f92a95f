"""Values that are set and can never be read: liveness of local names, backwards over statements.

Loops are gone through until nothing changes; whatever may raise inside ``try`` keeps alive what
its handlers read. Names that an inner function, ``global`` or ``nonlocal`` shares are left out.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field

SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)
CALLERS = frozenset({"locals", "eval", "exec", "vars"})
ROUNDS = 8

Live = frozenset[str]


def dead_stores(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """Return the names with an assignment whose value nothing reads afterwards."""
    nodes = [n for statement in function.body for n in ast.walk(statement)]
    if any(isinstance(n, ast.Name) and n.id in CALLERS for n in nodes):
        return set()
    shared = {name for n in nodes if isinstance(n, (ast.Global, ast.Nonlocal)) for name in n.names}
    for inner in (n for n in nodes if isinstance(n, SCOPES)):
        shared |= {n.id for n in ast.walk(inner) if isinstance(n, ast.Name)}
    flow = _Flow(frozenset(shared))
    flow.block(function.body, frozenset())
    return {name for name in flow.dead if not name.startswith("_")}


@dataclass
class _Flow:
    """One walk over a function, from its end to its beginning."""

    shared: Live
    dead: set[str] = field(default_factory=set)
    breaks: list[Live] = field(default_factory=list)
    continues: list[Live] = field(default_factory=list)
    caught: Live = frozenset()
    trial: int = 0

    def block(self, body: Iterable[ast.stmt], live: Live) -> Live:
        """Return the names alive before some statements, given those alive after them."""
        for statement in reversed(list(body)):
            live = self.statement(statement, live) | self.caught
        return live

    def statement(self, node: ast.stmt, live: Live) -> Live:
        """Return the names alive before a statement; notes a store that is dead."""
        if isinstance(node, (ast.Return, ast.Raise)):
            return _reads(node) | self.caught
        if isinstance(node, ast.Break):
            return self.breaks[-1] if self.breaks else live
        if isinstance(node, ast.Continue):
            return self.continues[-1] if self.continues else live
        if isinstance(node, ast.If):
            return _reads(node.test) | self.block(node.body, live) | self.block(node.orelse, live)
        if isinstance(node, (ast.For, ast.AsyncFor, ast.While)):
            return self.loop(node, live)
        if isinstance(node, (ast.With, ast.AsyncWith)):
            inside = self.block(node.body, live)
            return inside | frozenset().union(*(_reads(item) for item in node.items))
        if isinstance(node, ast.Try) or type(node).__name__ == "TryStar":
            return self.attempt(node, live)
        if isinstance(node, ast.Match):
            rests = [self.block(case.body, live) for case in node.cases]
            return _reads(node.subject).union(live, _reads(node), *rests)
        return self.simple(node, live)

    def simple(self, node: ast.stmt, live: Live) -> Live:
        """Do so for a statement without others inside."""
        targets: list[str] = []
        if isinstance(node, ast.Assign):
            targets = [t.id for t in node.targets if isinstance(t, ast.Name)]
        elif isinstance(node, (ast.AnnAssign, ast.AugAssign)) and isinstance(node.target, ast.Name):
            targets = [node.target.id] if node.value is not None else []
        for name in targets:
            if name not in live | self.shared and not self.trial:
                self.dead.add(name)
        read = _reads(node)
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            read |= {node.target.id}
        return (live - frozenset(targets)) | read

    def loop(self, node: ast.For | ast.AsyncFor | ast.While, live: Live) -> Live:
        """Do so for a loop, whose end leads to its beginning."""
        after = self.block(node.orelse, live)
        head = _reads(node.test if isinstance(node, ast.While) else node.iter)
        again = after | (head if isinstance(node, ast.While) else frozenset())
        self.breaks.append(live)
        self.trial += 1
        for _ in range(ROUNDS):
            self.continues.append(again)
            before = self.block(node.body, again) | again
            self.continues.pop()
            if before == again:
                break
            again = before
        self.trial -= 1
        self.continues.append(again)
        again |= self.block(node.body, again)
        self.continues.pop()
        self.breaks.pop()
        return again | head

    def attempt(self, node: ast.Try, live: Live) -> Live:
        """Do so for a statement whose handlers may begin after any part of its body."""
        end = self.block(node.finalbody, live)
        handlers = frozenset().union(*(self.block(h.body, end) for h in node.handlers), end)
        outer, self.caught = self.caught, self.caught | handlers
        inside = self.block(node.body, self.block(node.orelse, end))
        self.caught = outer
        return inside | handlers


def _reads(node: ast.AST) -> Live:
    return frozenset(
        n.id for n in ast.walk(node) if isinstance(n, ast.Name) and not isinstance(n.ctx, ast.Store)
    )
