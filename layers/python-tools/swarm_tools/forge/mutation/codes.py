"""Compiled code: told apart by what it does, and found again in the functions that live."""

from __future__ import annotations
import __future__

import ast
from types import CodeType
from typing import Any


def future_flags(tree: ast.Module) -> int:
    """Return the compiler flags that the ``from __future__`` imports of a module set."""
    flags = 0
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            for alias in node.names:
                feature = getattr(__future__, alias.name, None)
                flags |= feature.compiler_flag if feature else 0
    return flags


def compile_statement(statement: ast.stmt, path: str, flags: int) -> CodeType:
    """Return the code of one top-level statement, as a module of its own."""
    module = ast.Module([statement], [])
    return compile(module, path, "exec", flags=flags, dont_inherit=True)


def inner(code: CodeType) -> list[CodeType]:
    """Return the code objects directly inside `code`, in the order of its constants."""
    return [value for value in code.co_consts if isinstance(value, CodeType)]


def own_key(code: CodeType) -> Any:
    """Return what `code` does, leaving out lines and the code inside."""
    return (
        code.co_code,
        code.co_names,
        code.co_varnames,
        code.co_freevars,
        code.co_cellvars,
        code.co_flags,
        (code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount),
        getattr(code, "co_exceptiontable", b""),
        tuple(_constant(value) for value in code.co_consts if not isinstance(value, CodeType)),
    )


def code_key(code: CodeType) -> Any:
    """Return what `code` and all inside it does: equal keys, equal behaviour."""
    return own_key(code), tuple(code_key(part) for part in inner(code))


def _constant(value: object) -> Any:
    if isinstance(value, tuple):
        return tuple(_constant(item) for item in value)
    if isinstance(value, frozenset):
        return frozenset(_constant(item) for item in value)
    return type(value), repr(value)


def changed_chain(before: CodeType, after: CodeType) -> list[tuple[CodeType, CodeType, int]] | None:
    """Return the code objects from the outermost function to the one that is changed.

    Each is (before, after, its index among those of the one around it). None where the code of
    the module, or more than one object, is changed: then only a new import shows the change.
    """
    chain = []
    while True:
        one, other = inner(before), inner(after)
        same = own_key(before) == own_key(after) and len(one) == len(other)
        if not same:
            return chain or None
        differing = [
            (a, b, i)
            for i, (a, b) in enumerate(zip(one, other, strict=True))
            if code_key(a) != code_key(b)
        ]
        if len(differing) != 1:
            return chain or None
        chain.append(differing[0])
        before, after = differing[0][:2]
