"""Attempts from the examples of docstrings."""

from __future__ import annotations

import ast
import contextlib
import doctest
from collections.abc import Iterator
from types import ModuleType

from swarm_tools.forge.generate.model import Attempt

_MOST_ARRANGED = 8
_DOCUMENTED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Module)


def example_attempts(tree: ast.Module, module: ModuleType) -> Iterator[tuple[str, Attempt]]:
    """Yield (definition, attempt) for each expression that an example shows."""
    parser = doctest.DocTestParser()
    for node in ast.walk(tree):
        if not isinstance(node, _DOCUMENTED):
            continue
        doc = ast.get_docstring(node)
        if not doc or ">>>" not in doc:
            continue
        try:
            examples = parser.get_examples(doc)
        except ValueError:
            continue
        name = getattr(node, "name", "<module>")
        before: list[str] = []
        for example in examples:
            source = example.source.strip()
            try:
                parsed = ast.parse(source)
            except (SyntaxError, ValueError):
                continue
            if len(parsed.body) != 1:
                continue
            stmt = parsed.body[0]
            if isinstance(stmt, (ast.Import, ast.ImportFrom)):
                imported = _import(stmt, module)
                before += [imported] if imported else []
                continue
            text = ast.unparse(ast.fix_missing_locations(_Names(module, before).visit(stmt)))
            if isinstance(stmt, ast.Expr) and "\n" not in text:
                arranged = tuple(row for row in before if _is_used(row, text, before))
                if len(arranged) <= _MOST_ARRANGED:
                    yield name, Attempt(name, arranged, text, origin="doctest")
                if not _has_call(stmt):
                    continue
            before.append(text)


def _documented(trees: list[ast.Module]) -> list[ast.Module]:
    """Return the examples of all docstrings as trees."""
    parser = doctest.DocTestParser()
    found = []
    for tree in trees:
        for node in ast.walk(tree):
            if not isinstance(node, _DOCUMENTED):
                continue
            with contextlib.suppress(ValueError, SyntaxError):
                for example in parser.get_examples(ast.get_docstring(node) or ""):
                    found.append(ast.parse(example.source))
    return found


def literal_calls(trees: list[ast.Module]) -> dict[str, list[list[str]]]:
    """Return the arguments of calls that are plain literals, by name called; of examples, too."""
    found: dict[str, list[list[str]]] = {}
    for tree in [*trees, *_documented(trees)]:
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not (node.args or node.keywords):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            try:
                for value in [*node.args, *(k.value for k in node.keywords)]:
                    ast.literal_eval(value)
            except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
                continue
            row = [ast.unparse(a) for a in node.args]
            row += [f"{k.arg}={ast.unparse(k.value)}" for k in node.keywords if k.arg]
            rows = found.setdefault(name, [])
            if row not in rows and len(rows) < 12:
                rows.append(row)
    return found


def _has_call(node: ast.AST) -> bool:
    return any(isinstance(n, (ast.Call, ast.Yield, ast.Await)) for n in ast.walk(node))


def _is_used(row: str, text: str, rows: list[str]) -> bool:
    """Say whether a statement names something that the expression, or one between, uses."""
    later = " ".join([*rows[rows.index(row) + 1 :], text])
    try:
        tree = ast.parse(row)
    except SyntaxError:
        return False
    names = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)} - {"module"}
    names |= {n.name for n in ast.walk(tree) if isinstance(n, (ast.FunctionDef, ast.ClassDef))}
    names |= {
        (a.asname or a.name)
        for n in ast.walk(tree)
        if isinstance(n, (ast.Import, ast.ImportFrom))
        for a in n.names
    }
    return any(name in later for name in names)


def _import(stmt: ast.Import | ast.ImportFrom, module: ModuleType) -> str:
    """Return the import, or nothing where it is of the module itself."""
    text = ast.unparse(stmt)
    top = module.__name__.partition(".")[0]
    own = isinstance(stmt, ast.ImportFrom) and (stmt.module or "").partition(".")[0] == top
    if own and all(hasattr(module, a.name) or a.name == "*" for a in stmt.names):
        return ""
    return text


class _Names(ast.NodeTransformer):
    """Turns names of the module into attributes of ``module``."""

    def __init__(self, module: ModuleType, before: list[str]) -> None:
        self._names = {n for n in vars(module) if not n.startswith("__")}
        for row in before:
            for node in ast.walk(ast.parse(row)):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                    self._names.discard(node.id)
                if isinstance(node, (ast.Import, ast.ImportFrom)):
                    self._names -= {a.asname or a.name for a in node.names}

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """Replace one name."""
        if isinstance(node.ctx, ast.Load) and node.id in self._names:
            return ast.Attribute(ast.Name("module", ast.Load()), node.id, ast.Load())
        return node
