"""The public names of a module: what others may import or call."""

from __future__ import annotations

import ast

from .source import parse_error

_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_BLOCKS = (ast.If, ast.Try, ast.With)


def public_names(text: str, path: str) -> set[str] | None:
    """Return the public names of a module, methods as `Class.method`; None if it does not parse.

    A name that is assigned, imported or defined counts, so an alias keeps a name public.
    """
    tree, _ = parse_error(text, path)
    if tree is None:
        return None
    names = _bound(tree.body)
    return {name for name in names | _members_by_alias(tree.body, names) if _is_public(name)}


def _members_by_alias(body: list[ast.stmt], names: set[str]) -> set[str]:
    """Return the members of classes under the other names that the module gives the classes."""
    found: set[str] = set()
    for node in body:
        if not isinstance(node, ast.Assign):
            continue
        for target in node.targets:
            for alias, value in _pairs(target, node.value):
                prefix = f"{value}."
                members = {name[len(prefix) :] for name in names if name.startswith(prefix)}
                found |= {f"{alias}.{member}" for member in members}
    return found


def _pairs(target: ast.expr, value: ast.expr) -> list[tuple[str, str]]:
    """Return the (name, name) pairs of `a = b` and `(a, c) = (b, d)`."""
    if isinstance(target, ast.Name) and isinstance(value, ast.Name):
        return [(target.id, value.id)]
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        pairs = zip(target.elts, value.elts, strict=False)
        return [pair for left, right in pairs for pair in _pairs(left, right)]
    return []


def _is_public(name: str) -> bool:
    return not any(part.startswith("_") for part in name.split("."))


def _bound(body: list[ast.stmt]) -> set[str]:
    names: set[str] = set()
    for node in body:
        if isinstance(node, _DEFINITIONS):
            names.add(node.name)
            if isinstance(node, ast.ClassDef):
                names |= {f"{node.name}.{name}" for name in _bound(node.body)}
        elif isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                names |= {item.id for item in ast.walk(target) if isinstance(item, ast.Name)}
        elif isinstance(node, _BLOCKS):
            names |= _bound(node.body)
            names |= _bound(getattr(node, "orelse", []))
            names |= _bound(getattr(node, "finalbody", []))
            for handler in getattr(node, "handlers", []):
                names |= _bound(handler.body)
        elif isinstance(node, ast.ImportFrom):
            names |= {alias.asname for alias in node.names if alias.asname}
    return names


def removed_names(before: str, after: str, path: str) -> list[str]:
    """Return the public names that `before` has and `after` lacks, as `path:name`, sorted.

    Names that are only imported do not count in `before`; `after` must parse where `before` does.
    """
    old = public_names(before, path)
    if old is None:
        return []
    new = public_names(after, path) or set()
    imported = _imported(after, path)
    return sorted(f"{path}:{name}" for name in old - new - imported)


def _imported(text: str, path: str) -> set[str]:
    tree, _ = parse_error(text, path)
    if tree is None:
        return set()
    return {
        alias.asname or alias.name
        for node in tree.body
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for alias in node.names
    }
