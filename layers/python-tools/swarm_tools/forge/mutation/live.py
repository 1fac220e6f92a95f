"""The functions of loaded modules by the code that they run, and switching that code."""

from __future__ import annotations

import gc
from collections import defaultdict
from collections.abc import Callable
from types import CodeType, FunctionType

from swarm_tools.forge.mutation.codes import changed_chain, inner
from swarm_tools.forge.mutation.patch import FileMutants, Patch, Unit

Switch = Callable[[], Callable[[], None]]
"""Makes a mutant; what it returns undoes that."""


class LiveCode:
    """The code objects of the loaded files, and every function that runs one of them."""

    def __init__(self, files: dict[str, tuple[FileMutants, CodeType]]) -> None:
        """Look for the functions of `files`, each given with the code it was imported from.

        It must be called before `gc.freeze`, which hides what lives.
        """
        self._roots: dict[tuple[str, int, int | None], CodeType] = {}
        for path, (found, code) in files.items():
            self._index(path, found, code)
        wanted: set[int] = set()
        for _, code in files.values():
            _collect(code, wanted)
        self._functions: dict[int, list[FunctionType]] = defaultdict(list)
        for thing in gc.get_objects():
            if type(thing) is FunctionType and id(thing.__code__) in wanted:
                self._functions[id(thing.__code__)].append(thing)

    def _index(self, path: str, found: FileMutants, code: CodeType) -> None:
        """Note the code around each unit: the module's own, or that of the class."""
        at = 0
        codes = inner(code)
        rows: list[tuple[int, int]] = []
        for index in range(len(found.tree.body)):
            own = inner(Unit(index, None).compile(found.tree, found.filename, found.flags))
            for number, part in enumerate(own):
                if at + number >= len(codes) or not _alike(codes[at + number], part):
                    return  # what lives can't be told apart
            rows.append((at, len(own)))
            at += len(own)
        if at != len(codes):
            return
        for index, (first, count) in enumerate(rows):
            statement = found.tree.body[index]
            shown = codes[first : first + count]
            for number, part in enumerate(shown):
                self._roots[path, index, number] = part
            bodies = [c for c in shown if c.co_name == getattr(statement, "name", None)]
            if hasattr(statement, "bases") and len(bodies) == 1:
                self._index_class(path, index, found, bodies[0])

    def _index_class(self, path: str, index: int, found: FileMutants, body: CodeType) -> None:
        at = 0
        codes = inner(body)
        starts: dict[tuple[str, int, int | None], CodeType] = {}
        for member in range(len(found.tree.body[index].body)):  # type: ignore[attr-defined]
            unit = Unit(index, member).compile(found.tree, found.filename, found.flags)
            alone = inner(unit)
            own = inner(alone[0]) if alone else []
            for number, part in enumerate(own):
                if at + number >= len(codes) or not _alike(codes[at + number], part):
                    return
                starts[path, index, _slot(member, number)] = codes[at + number]
            at += len(own)
        if at == len(codes):
            self._roots |= starts

    def switch(self, path: str, patch: Patch) -> Switch | None:
        """Return what makes the mutant in a child; None where only a new import shows it."""
        chain = changed_chain(patch.before, patch.code)
        if chain is None:
            return None
        if patch.unit.member is not None:
            chain = chain[1:]  # the class around the member
        if not chain:
            return None
        _, after, number = chain[0]
        slot = number if patch.unit.member is None else _slot(patch.unit.member, number)
        live = self._roots.get((path, patch.unit.index, slot))
        if live is None:
            return None
        pairs: list[tuple[FunctionType, CodeType]] = []
        for depth, (_, after, _) in enumerate(chain):
            if depth:
                codes = inner(live)
                if chain[depth][2] >= len(codes):
                    return None
                live = codes[chain[depth][2]]
            if len(live.co_freevars) != len(after.co_freevars):
                return None
            pairs += [(function, after) for function in self._functions.get(id(live), ())]

        def make() -> Callable[[], None]:
            before = [(function, function.__code__) for function, _ in pairs]
            _set(pairs)
            return lambda: _set(before)

        return make


def _set(pairs: list[tuple[FunctionType, CodeType]]) -> None:
    for function, code in pairs:
        function.__code__ = code


def _slot(member: int, number: int) -> int:
    """Return one number for a member of a class and a code object in it."""
    return 1_000_000 + member * 1_000 + number


def _collect(code: CodeType, found: set[int]) -> None:
    found.add(id(code))
    for part in inner(code):
        _collect(part, found)


def _alike(one: CodeType, other: CodeType) -> bool:
    """Say whether two code objects are of the same place in the source.

    Their instructions may differ: the compiler calls what a module imports by other instructions
    than methods, and a statement that is compiled alone has no imports around it.
    """
    return _place(one) == _place(other)


def _place(code: CodeType) -> tuple[object, ...]:
    arguments = (code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount)
    names = (code.co_varnames, code.co_freevars, code.co_cellvars)
    return code.co_name, code.co_firstlineno, arguments, names, len(inner(code))
