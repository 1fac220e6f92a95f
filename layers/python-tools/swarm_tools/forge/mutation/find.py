"""The mutants of one file: every swap of every operator that changes the compiled code."""

from __future__ import annotations

import ast
import copy
import hashlib
import io
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import CodeType

from swarm_tools.forge.mutation.codes import code_key, compile_statement, future_flags
from swarm_tools.forge.mutation.model import Mutant, Swap
from swarm_tools.forge.mutation.operators import registry
from swarm_tools.forge.mutation.ticks import count_loops, is_tick

_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_BODIES = ("body", "orelse", "finalbody", "handlers", "cases")
MOST_AFTER = 200
_NAMES_LEFT = frozenset({"__all__", "__version__", "__author__", "__slots__", "__license__"})


@dataclass
class Place:
    """Where a node stands: its parent, the field, and the index where that is a list."""

    parent: ast.AST
    name: str
    index: int | None

    def put(self, nodes: list[ast.AST]) -> object:
        """Put `nodes` in the place of the node; returns what `restore` needs."""
        old = getattr(self.parent, self.name)
        if self.index is None:
            setattr(self.parent, self.name, nodes[0])
        else:
            setattr(self.parent, self.name, [*old[: self.index], *nodes, *old[self.index + 1 :]])
        return old

    def restore(self, old: object) -> None:
        """Undo `put`."""
        setattr(self.parent, self.name, old)


@dataclass
class Unit:
    """A top-level statement, or one member of a top-level class: what is compiled alone.

    Attributes:
        index: Index of the statement in the module.
        member: Index of the member in the class, None for the statement itself.
    """

    index: int
    member: int | None

    def compile(self, tree: ast.Module, path: str, flags: int) -> CodeType:
        """Return its code; a member is compiled in a class of the same name."""
        statement = tree.body[self.index]
        if self.member is not None:
            assert isinstance(statement, ast.ClassDef)
            alone = ast.ClassDef(statement.name, [], [], [statement.body[self.member]], [])
            if "type_params" in statement._fields:
                alone.type_params = []
            statement = ast.copy_location(alone, statement)
        return compile_statement(statement, path, flags)


@dataclass
class Patch:
    """How to make a mutant.

    Attributes:
        unit: What holds it.
        before: The unit's code without it, loops counted.
        code: The unit's code with it.
        place: Where it is put in the tree.
        nodes: What is put there.
    """

    unit: Unit
    before: CodeType
    code: CodeType
    place: Place
    nodes: list[ast.AST]


@dataclass
class FileMutants:
    """The mutants of one file.

    Attributes:
        path: POSIX path from the project's root.
        text: The source.
        tree: Its tree with loops counted.
        flags: Compiler flags of its ``__future__`` imports.
        filename: What its code objects say where they are from.
        mutants: Those to run, in the order of the source.
        equivalent: How many were the same code as the original.
        duplicate: How many were the same code as another.
    """

    path: str
    text: str
    tree: ast.Module
    flags: int
    filename: str
    mutants: list[Mutant] = field(default_factory=list)
    equivalent: int = 0
    duplicate: int = 0


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


def compile_with(found: FileMutants, patch: Patch) -> CodeType:
    """Return the code of the whole file with a mutant in it, loops counted."""
    old = patch.place.put(patch.nodes)
    try:
        return compile(found.tree, found.filename, "exec", dont_inherit=True)
    finally:
        patch.place.restore(old)


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
        head = list(_visit(statement, places, "", statement))
        statement.body = members
        self._mutate(Unit(index, None), head, places)
        for number, member in enumerate(members):
            if _is_left_out(member) or (number == 0 and _is_docstring(statement, member)):
                continue
            places = {id(member): Place(statement, "body", number)}
            visits = list(_visit(member, places, statement.name, member))
            self._mutate(Unit(index, number), visits, places)

    def search(self, unit: Unit, statement: ast.stmt) -> None:
        """Add the mutants of one top-level statement."""
        if _is_left_out(statement):
            return
        places = {id(statement): Place(self.found.tree, "body", unit.index)}
        self._mutate(unit, list(_visit(statement, places, "", statement)), places)

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
                frozenset(_head(holder)) | frozenset(range(line, end + 1)),
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


def _head(statement: ast.stmt) -> range:
    """Return the lines of a statement, of its head where it has a body."""
    body = getattr(statement, "body", None)
    last = statement.end_lineno or statement.lineno
    if isinstance(body, list) and body:
        last = max(statement.lineno, body[0].lineno - 1)
    return range(statement.lineno, last + 1)


def _visit(
    node: ast.AST, places: dict[int, Place], function: str, holder: ast.stmt
) -> Iterator[tuple[ast.AST, str, ast.stmt]]:
    """Yield (node, function it is in, statement it is in), what is not to be changed left out."""
    if isinstance(node, ast.stmt):
        holder = node
    if isinstance(node, _SCOPES):
        function = f"{function}.{node.name}" if function else node.name
    yield node, function, holder
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "type_params", "format_spec", "ctx"):
            continue
        items = value if isinstance(value, list) else [value]
        for index, child in enumerate(items):
            if not isinstance(child, ast.AST) or _is_left_out(child):
                continue
            if name == "body" and index == 0 and _is_docstring(node, child):
                continue
            if isinstance(child, ast.JoinedStr):
                continue  # positions inside are not known before Python 3.12
            places[id(child)] = Place(node, name, index if isinstance(value, list) else None)
            yield from _visit(child, places, function, holder)


def _is_docstring(node: ast.AST, child: ast.AST) -> bool:
    return (
        isinstance(node, (*_SCOPES, ast.Module))
        and isinstance(child, ast.Expr)
        and isinstance(child.value, ast.Constant)
        and isinstance(child.value.value, str)
    )


def _is_left_out(node: ast.AST) -> bool:
    """Say whether nothing below `node` is changed: what tests of a module don't, or can't, see."""
    if isinstance(node, (ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal)) or is_tick(node):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.If):
        asked = ast.unparse(node.test)
        return "__name__" in asked or "TYPE_CHECKING" in asked or "sys.version_info" in asked
    if isinstance(node, (ast.Assign, ast.AnnAssign)):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        return any(isinstance(t, ast.Name) and t.id in _NAMES_LEFT for t in targets)
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        marks = [getattr(d, "attr", getattr(d, "id", "")) for d in node.decorator_list]
        return "overload" in marks
    if isinstance(node, ast.Call):
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        return name in ("TypeVar", "ParamSpec", "NewType", "cast", "getLogger")
    return False
