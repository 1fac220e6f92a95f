"""The mutants of one file: every swap of every operator that changes the compiled code."""

from __future__ import annotations

import ast
import copy
import hashlib
import io
from collections import Counter
from types import CodeType

from swarm_tools.forge.mutation.codes import code_key, future_flags
from swarm_tools.forge.mutation.model import Mutant, Swap
from swarm_tools.forge.mutation.operators import registry
from swarm_tools.forge.mutation.patch import FileMutants, Patch, Place, Unit
from swarm_tools.forge.mutation.ticks import count_loops, is_tick
from swarm_tools.forge.mutation.visit import head_lines, is_docstring, is_left_out, visit

_BODIES = ("body", "orelse", "finalbody", "handlers", "cases")
MOST_AFTER = 200


def find_mutants(path: str, text: str, filename: str = "") -> FileMutants:
    """Return the mutants of a file; raises SyntaxError where it does not parse."""
    tree = ast.parse(text)
    count_loops(tree)
    found = FileMutants(path, text, tree, future_flags(tree), filename or path)
    finder = _Finder(found)
    for index, statement in enumerate(tree.body):
        if isinstance(statement, ast.ClassDef):
            # Its head has decorators and bases; the members are units of their own.
            finder.search_class(index, statement)
        else:
            finder.search(Unit(index, None), statement)
    return found


class _Finder:
    """Goes through the statements of one file."""

    def __init__(self, found: FileMutants) -> None:
        self.found = found
        self.lines = io.StringIO(found.text).readlines()
        self.seen_ids: Counter[str] = Counter()

    def search_class(self, index: int, statement: ast.ClassDef) -> None:
        """Add the mutants of a class: of its head, then of each member."""
        places: dict[int, Place] = {}
        members, statement.body = statement.body, []
        head = list(visit(statement, places, "", statement))
        statement.body = members
        self._mutate(Unit(index, None), head, places)
        for number, member in enumerate(members):
            if is_left_out(member) or (number == 0 and is_docstring(statement, member)):
                continue
            places = {id(member): Place(statement, "body", number)}
            visits = list(visit(member, places, statement.name, member))
            self._mutate(Unit(index, number), visits, places)

    def search(self, unit: Unit, statement: ast.stmt) -> None:
        """Add the mutants of one top-level statement."""
        if is_left_out(statement):
            return
        places = {id(statement): Place(self.found.tree, "body", unit.index)}
        self._mutate(unit, list(visit(statement, places, "", statement)), places)

    def _mutate(
        self,
        unit: Unit,
        visits: list[tuple[ast.AST, str, ast.stmt]],
        places: dict[int, Place],
    ) -> None:
        before: CodeType | None = None
        keys: set[object] = set()
        for node, function, holder in visits:
            for operator in registry():
                for swap in operator.mutate(node):
                    place = places.get(id(swap.old))
                    if place is None:
                        continue
                    if before is None:
                        before = self._compile(unit)
                        keys.add(code_key(before))
                        original = code_key(before)
                    nodes = _nodes(swap, place)
                    code = None if nodes is None else self._with(unit, place, nodes)
                    if nodes is None or code is None:
                        continue
                    key = code_key(code)
                    if key == original:
                        self.found.equivalent += 1
                    elif key in keys:
                        self.found.duplicate += 1
                    else:
                        keys.add(key)
                        patch = Patch(unit, before, code, place, nodes)
                        self._add(swap, operator.id, function, holder, patch)

    def _compile(self, unit: Unit) -> CodeType:
        return unit.compile(self.found.tree, self.found.filename, self.found.flags)

    def _with(self, unit: Unit, place: Place, nodes: list[ast.AST]) -> CodeType | None:
        """Return the unit's code with the swap made, None where that does not compile."""
        old = place.put(nodes)
        try:
            return self._compile(unit)
        except (SyntaxError, ValueError, TypeError, RecursionError):
            return None
        finally:
            place.restore(old)

    def _add(
        self, swap: Swap, operator: str, function: str, holder: ast.stmt, patch: Patch
    ) -> None:
        old = swap.old
        before = self._segment(old)
        after = _written(swap)
        if isinstance(old, ast.expr) and swap.new is None:
            before, after = f"@{before}", ""
        whole = f"{operator}\0{before}\0{after}"
        base = f"{self.found.path}:{function}:{hashlib.sha256(whole.encode()).hexdigest()[:8]}"
        self.seen_ids[base] += 1
        number = self.seen_ids[base]
        line, end = old.lineno, old.end_lineno or old.lineno
        self.found.mutants.append(
            Mutant(
                base if number == 1 else f"{base}.{number}",
                self.found.path,
                function or "<module>",
                line,
                self._column(line, old.col_offset),
                end,
                self._column(end, old.end_col_offset or 0),
                operator,
                before[:MOST_AFTER],
                after[:MOST_AFTER],
                frozenset(head_lines(holder)) | frozenset(range(line, end + 1)),
                patch,
            )
        )

    def _segment(self, node: ast.AST) -> str:
        """Return the source of a node; `ast.get_source_segment` splits the whole text each time."""
        rows = self.lines[node.lineno - 1 : node.end_lineno]
        if not rows:
            return ""
        first = len(rows[0].encode()[: node.col_offset].decode(errors="ignore"))
        last = len(rows[-1].encode()[: node.end_col_offset].decode(errors="ignore"))
        rows[-1] = rows[-1][:last]
        rows[0] = rows[0][first:]
        return "".join(rows)

    def _column(self, line: int, offset: int) -> int:
        """Return a column in characters for one in bytes of UTF-8."""
        text = self.lines[line - 1] if line <= len(self.lines) else ""
        return len(text.encode()[:offset].decode(errors="ignore"))


def _nodes(swap: Swap, place: Place) -> list[ast.AST] | None:
    """Return what to put in a place, ready to compile; None where it does not fit there."""
    new = swap.new
    if place.index is None and (new is None or isinstance(new, list)):
        return None
    nodes: list[ast.AST] = list(new) if isinstance(new, list) else [] if new is None else [new]
    if isinstance(swap.old, ast.stmt) and len(nodes) != 1:
        return None
    for node in nodes:
        ast.copy_location(node, swap.old)
        ast.fix_missing_locations(node)
    return nodes


def _written(swap: Swap) -> str:
    if swap.new is None:
        return ""
    nodes = swap.new if isinstance(swap.new, list) else [swap.new]
    kept = []
    for node in nodes:
        clean = copy.deepcopy(node)
        for part in ast.walk(clean):
            for name in _BODIES:
                rows = getattr(part, name, None)
                if isinstance(rows, list):
                    setattr(part, name, [row for row in rows if not is_tick(row)])
        kept.append(ast.unparse(clean))
    return "\n".join(kept)
