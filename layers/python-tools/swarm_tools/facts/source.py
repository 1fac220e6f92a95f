"""AST facts of one file: functions, classes, imports, and what it does when imported."""

from __future__ import annotations

import ast
import sys
import warnings
from typing import Any

from ..sandbox.child_path import is_installed
from ..workspace.codec import decode
from ..workspace.discovery import is_test_file
from .complexity import complexity
from .main_guard import asks_who_runs

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def parse_error(text: str, path: str) -> tuple[ast.Module | None, dict[str, Any] | None]:
    """Parse `text`; returns (tree, None) or (None, {line, column, message})."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(text, filename=path)
            compile(text, path, "exec", dont_inherit=True)
        return tree, None
    except SyntaxError as error:
        return None, {"line": error.lineno, "column": error.offset, "message": error.msg}
    except (ValueError, RecursionError, MemoryError, OverflowError) as error:
        message = f"{type(error).__name__}: {error}"
        return None, {"line": None, "column": None, "message": message}


def file_facts(data: bytes, path: str, local: set[str]) -> dict[str, Any]:
    """Return the facts of one source file.

    Args:
        data: The bytes of the file.
        path: Its path in the project.
        local: Top-level names that the project itself can import.

    Returns:
        `{parses, syntax_error?, facts}` as the result of the step `inspect` has them; `facts`
        has only encoding, newline, BOM and `is_test` when the file does not parse.
    """
    source = decode(data)
    facts: dict[str, Any] = {
        "encoding": source.encoding,
        "newline": source.newline,
        "bom": source.bom,
        "is_test": is_test_file(path),
    }
    tree, error = parse_error(source.text, path)
    if tree is None:
        return {"parses": False, "syntax_error": error, "facts": facts}
    functions: list[dict[str, Any]] = []
    classes: list[dict[str, Any]] = []
    _collect(tree, "", functions, classes)
    imports = _imports(tree)
    facts |= {
        "functions": functions,
        "classes": classes,
        "imports": imports,
        "missing_imports": missing_imports(imports, local),
        "has_main_guard": any(_is_main_guard(node) for node in tree.body),
        "reads_stdin_at_import": _reads_input_at_import(tree),
    }
    return {"parses": True, "facts": facts}


def _collect(node: ast.AST, prefix: str, functions: list, classes: list) -> None:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, _FUNCTIONS):
            functions.append(_function(child, prefix))
            _collect(child, f"{prefix}{child.name}.<locals>.", functions, classes)
        elif isinstance(child, ast.ClassDef):
            classes.append(
                {
                    "name": child.name,
                    "qualname": prefix + child.name,
                    "line": child.lineno,
                    "end_line": child.end_lineno,
                    "bases": [ast.unparse(base) for base in child.bases],
                    "has_docstring": ast.get_docstring(child) is not None,
                }
            )
            _collect(child, f"{prefix}{child.name}.", functions, classes)
        else:
            _collect(child, prefix, functions, classes)


def _function(node: ast.FunctionDef | ast.AsyncFunctionDef, prefix: str) -> dict[str, Any]:
    arguments = node.args
    plain = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    stars = [item for item in (arguments.vararg, arguments.kwarg) if item]
    typed = [item for item in plain if item.arg not in ("self", "cls")] + stars
    return {
        "name": node.name,
        "qualname": prefix + node.name,
        "line": node.lineno,
        "end_line": node.end_lineno,
        "params": [item.arg for item in plain + stars],
        "has_docstring": ast.get_docstring(node) is not None,
        "has_annotations": node.returns is not None and all(item.annotation for item in typed),
        "complexity": complexity(node),
        "decorators": [ast.unparse(item) for item in node.decorator_list],
    }


def _imports(tree: ast.Module) -> list[str]:
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.add("." * node.level + (node.module or ""))
    return sorted(names)


def missing_imports(imports: list[str], local: set[str]) -> list[str]:
    """Return the top-level names that are neither local nor standard, and not installed."""
    names = {name.partition(".")[0] for name in imports} - {"", *local, *sys.stdlib_module_names}
    return sorted(name for name in names if not is_installed(name))


def _is_main_guard(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and asks_who_runs(node.test)


def _reads_input_at_import(tree: ast.Module) -> bool:
    """Tell whether module-level code, main guard aside, calls input() or reads sys.stdin/argv."""
    pending: list[ast.AST] = [node for node in tree.body if not _is_main_guard(node)]
    while pending:
        node = pending.pop()
        if isinstance(node, (*_FUNCTIONS, ast.Lambda)):
            continue
        if _reads_input(node):
            return True
        pending.extend(ast.iter_child_nodes(node))
    return False


def _reads_input(node: ast.AST) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in ("input", "raw_input")
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return node.value.id == "sys" and node.attr in ("stdin", "argv")
    return False
