"""Which names a program reads although nothing binds them, scope by scope."""

from __future__ import annotations

import builtins
import symtable
import warnings
from collections.abc import Collection, Iterator

GIVEN = frozenset(dir(builtins)) | {
    "__file__",
    "__name__",
    "__doc__",
    "__path__",
    "__package__",
    "__spec__",
    "__class__",
    "__module__",
    "__qualname__",
    "__annotations__",
}


def undefined_names(text: str, known: Collection[str] = ()) -> frozenset[str]:
    """Return the names a text reads but binds nowhere it could see, and that are no builtins.

    Args:
        text: A program that compiles.
        known: Names that count as bound at module level.

    Returns:
        The names; empty when a star import may bind anything.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        module = symtable.symtable(text, "<text>", "exec")
    scopes = list(_walk(module))
    bound = set(GIVEN) | set(known)
    for scope in scopes:
        for symbol in scope.get_symbols():
            outer = scope is module or symbol.is_declared_global()
            if outer and (symbol.is_assigned() or symbol.is_imported()):
                bound.add(symbol.get_name())
    read = {
        symbol.get_name()
        for scope in scopes
        for symbol in scope.get_symbols()
        if symbol.is_referenced() and (scope is module or _is_global(symbol))
    }
    missing = frozenset(read - bound)
    return frozenset() if missing and "import *" in text else missing


def _is_global(symbol: symtable.Symbol) -> bool:
    """Return whether a name of an inner scope is the module's.

    A scope that is called ``top`` passes for the module itself: its own names are global, too.
    """
    return symbol.is_global() and (not symbol.is_local() or symbol.is_declared_global())


def _walk(table: symtable.SymbolTable) -> Iterator[symtable.SymbolTable]:
    yield table
    for child in table.get_children():
        yield from _walk(child)
