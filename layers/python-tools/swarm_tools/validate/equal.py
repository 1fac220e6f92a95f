"""Whether two versions of a file are the same program but for notes and layout."""

from __future__ import annotations

import ast

from .plain import dump, outside
from .units import parsed, units


def same_program(before: str, after: str) -> bool:
    """Say whether only docstrings, annotations, layout and imports that are gone differ."""
    trees = parsed(before), parsed(after)
    if trees[0] is None or trees[1] is None:
        return False
    here, there = units(trees[0]), units(trees[1])
    if list(here) != list(there):
        return False
    imports = _imports(trees[0]), _imports(trees[1])
    return (
        imports[1] <= imports[0]
        and _statements(trees[0]) == _statements(trees[1])
        and all(_body(here[name].node) == _body(there[name].node) for name in here)
    )


class _WithoutImports(ast.NodeTransformer):
    def visit(self, node: ast.AST) -> ast.AST | None:
        """Take imports away, and `pass` where nothing else is left."""
        self.generic_visit(node)
        if isinstance(node, (ast.Import, ast.ImportFrom, ast.Pass)):
            return None
        return node


def _statements(tree: ast.Module) -> list[str]:
    module = _WithoutImports().visit(ast.Module(outside(tree), []))
    return [ast.dump(statement) for statement in module.body]


def _body(node: ast.AST) -> str:
    return dump(_WithoutImports().visit(ast.Module([_copy(node)], [])))


def _copy(node: ast.AST) -> ast.stmt:
    return ast.parse(ast.unparse(node)).body[0]


def _imports(tree: ast.Module) -> set[str]:
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {ast.dump(alias) for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.level} {node.module} {ast.dump(alias)}" for alias in node.names}
    return found
