"""What the text of a test says of its worth, before it is run."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field

from .files import imported_names
from .reach import dotted_name, reaches_out, reads_machine

Function = ast.FunctionDef | ast.AsyncFunctionDef
_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_CHECKS = frozenset({"raises", "warns", "fail", "deprecated_call"})
_SETTING_ASIDE = ("skip", "skipif", "xfail")


@dataclass(frozen=True)
class StaticTest:
    """One test as it is written.

    Attributes:
        name: Its id within the file: `test_x` or `TestX::test_x`.
        flaw: Why it is worth nothing; None when nothing speaks against it.
        module: The module of the project that it is about.
        function: The name of the project it is about.
    """

    name: str
    flaw: str | None
    module: str = ""
    function: str = ""


@dataclass
class _Scope:
    """The names of a file: what they stand for, and which come from the project."""

    parts: dict[str, list[ast.AST]] = field(default_factory=dict)
    project: dict[str, tuple[str, str]] = field(default_factory=dict)
    imported: dict[str, str] = field(default_factory=dict)
    modules: frozenset[str] = frozenset()


def read_tests(tree: ast.Module, local: set[str], modules: set[str]) -> list[StaticTest]:
    """Return the tests of a file, functions and methods of classes, in the order of the text.

    Args:
        tree: The file.
        local: Top-level names that the project itself can import.
        modules: Dotted names of its modules.
    """
    scope = _scope(tree, local)
    scope.modules = frozenset(modules)
    found = []
    for node in tree.body:
        if _is_test(node):
            found.append(_read(node.name, node, [], scope))
        elif isinstance(node, ast.ClassDef):
            others = [item for item in node.body if not _is_test(item)]
            shared: list[ast.AST] = [*others, *node.decorator_list, *node.bases]
            found += [
                _read(f"{node.name}::{item.name}", item, shared, scope)
                for item in node.body
                if _is_test(item)
            ]
    return found


def _is_test(node: ast.AST) -> bool:
    return isinstance(node, _DEFINITIONS) and node.name.startswith("test")


def _scope(tree: ast.Module, local: set[str]) -> _Scope:
    scope = _Scope()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            _note_import(node, local, scope)
    for node in tree.body:
        if isinstance(node, (*_DEFINITIONS, ast.ClassDef)):
            scope.parts.setdefault(node.name, []).append(node)
        else:
            for item in ast.walk(node):
                if isinstance(item, ast.Name) and isinstance(item.ctx, ast.Store):
                    scope.parts.setdefault(item.id, []).append(node)
    return scope


def _note_import(node: ast.Import | ast.ImportFrom, local: set[str], scope: _Scope) -> None:
    for alias, name in zip(node.names, imported_names(node), strict=True):
        bound = alias.asname or alias.name.partition(".")[0]
        relative = isinstance(node, ast.ImportFrom) and node.level > 0
        if isinstance(node, ast.Import):
            scope.imported[bound] = name if alias.asname else bound
            if name.partition(".")[0] in local:
                scope.project[bound] = (name, "")
        else:
            scope.imported[bound] = name
            if relative or name.partition(".")[0] in local:
                scope.project[bound] = (node.module or alias.name, alias.name)


def _read(name: str, test: Function, shared: list[ast.AST], scope: _Scope) -> StaticTest:
    own = list(ast.walk(test))
    reached = _reached([test, *shared], scope)
    module, function = _subject(own, scope) or _subject(reached, scope) or ("", "")
    return StaticTest(name, _flaw(own, reached, scope, module), module, function)


def _reached(start: list[ast.AST], scope: _Scope) -> list[ast.AST]:
    """Return all nodes of `start`, and of the parts of the file that they name, fixtures too."""
    found: list[ast.AST] = []
    seen: set[int] = set()
    pending = list(start)
    while pending:
        part = pending.pop()
        if id(part) in seen:
            continue
        seen.add(id(part))
        for node in ast.walk(part):
            found.append(node)
            named = node.id if isinstance(node, ast.Name) else getattr(node, "arg", None)
            pending += scope.parts.get(named, []) if isinstance(named, str) else []
    return found


def _subject(nodes: list[ast.AST], scope: _Scope) -> tuple[str, str] | None:
    """Return (module, function) of the project: what is called first, or else named first."""
    calls = [node.func for node in nodes if isinstance(node, ast.Call)]
    ordered = sorted(calls, key=_place) + sorted(
        (node for node in nodes if isinstance(node, (ast.Name, ast.Attribute))), key=_place
    )
    for node in ordered:
        dotted = dotted_name(node)
        if not dotted or dotted[0] not in scope.project:
            continue
        module, name = scope.project[dotted[0]]
        if name and f"{module}.{name}" in scope.modules:
            return f"{module}.{name}", dotted[-1]
        if name[:1].isupper() and len(dotted) > 1:
            return module, ".".join([name, *dotted[1:]])
        return module, name or dotted[-1]
    return None


def _place(node: ast.AST) -> tuple[int, int]:
    return getattr(node, "lineno", 0), getattr(node, "col_offset", 0)


def _flaw(own: list[ast.AST], reached: list[ast.AST], scope: _Scope, module: str) -> str | None:
    if not module:
        return "uses nothing of the project"
    checks = [node for node in reached if _checks(node)]
    if not checks:
        return "has no assertion"
    if all(_is_worthless(node) for node in checks):
        return "asserts only constants"
    for node in reached:
        if isinstance(node, ast.Call) and (name := reaches_out(node, scope.imported)):
            return f"calls {name}"
    for node in own:
        if name := reads_machine(node, scope.imported):
            return f"reads {name}"
        marks = isinstance(node, ast.Attribute) and node.attr in _SETTING_ASIDE
        if marks and dotted_name(node)[:2] == ["pytest", "mark"]:
            return f"is marked as {node.attr}"
        if "expectedFailure" in (getattr(node, "attr", None), getattr(node, "id", None)):
            return "is marked as expectedFailure"
    return None


def _checks(node: ast.AST) -> bool:
    if isinstance(node, ast.Assert):
        return True
    if not isinstance(node, ast.Call):
        return False
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return name.lower().startswith("assert") or name in _CHECKS


def _is_worthless(node: ast.AST) -> bool:
    """Tell whether a check comes out the same whatever the project does."""
    if isinstance(node, ast.Assert):
        return _is_constant(node.test)
    arguments = node.args if isinstance(node, ast.Call) else []
    return bool(arguments) and all(_is_constant(item) for item in arguments)


def _is_constant(node: ast.expr) -> bool:
    kinds = (ast.Name, ast.Call, ast.Attribute, ast.Subscript, ast.Await)
    return not any(isinstance(item, kinds) for item in ast.walk(node))
