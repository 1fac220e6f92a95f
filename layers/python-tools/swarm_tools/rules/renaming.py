"""Renames inside one file: which are safe, and the edits that make them."""

from __future__ import annotations

import ast
import builtins
import keyword
import re

from swarm_tools.rules.model import Edit
from swarm_tools.rules.module import DEFINITIONS, Module
from swarm_tools.rules.scopes import Scope

PROTECTED = frozenset(dir(builtins)) | frozenset(keyword.kwlist) | {"self", "cls"}


def is_snake(name: str) -> bool:
    """Return whether pylint takes a name for snake_case."""
    return bool(re.fullmatch(r"[^\W\dA-Z][^\WA-Z]*|__\w+__|_+", name))


def is_pascal(name: str) -> bool:
    """Return whether pylint takes a name for PascalCase."""
    return bool(re.fullmatch(r"_*[^\W\da-z_][^\W_]*", name))


def is_upper(name: str) -> bool:
    """Return whether pylint takes a name for UPPER_CASE."""
    return bool(re.fullmatch(r"_*[^\W\da-z_][^\Wa-z]*|__\w+__|_+", name))


def free(module: Module, name: str) -> bool:
    """Return whether a new name collides with nothing in the file."""
    return name.isidentifier() and name not in PROTECTED and name not in module.names


def public(name: str) -> bool:
    """Return whether a name is public."""
    return not name.startswith("_")


def used_elsewhere(module: Module, name: str) -> bool:
    """Return whether another file of the project mentions a name; True without a project."""
    if module.project is None:
        return True
    return module.project.used_elsewhere(name, module.path)


def patched(module: Module, name: str) -> bool:
    """Return whether any file sets the name as an attribute or names it in a dotted string.

    Both are the ways in which code replaces a function or constant of another
    module; the replacement would miss code that uses the new name.
    """
    texts = [module.text]
    if module.project is not None:
        texts += [text for path, text in module.project.sources.items() if path != module.path]
    word = re.escape(name)
    setting = re.compile(
        rf"\.{word}\s*(=(?!=)|[-+*/]=)|[\w.]\.{word}[\"']|setattr\([^\n]*[\"']{word}[\"']"
    )
    setting_item = re.compile(rf"(patch|setattr|delattr)\w*(\.object)?\([^\n]*[\"']{word}[\"']")
    return any(setting.search(text) or setting_item.search(text) for text in texts)


def spelled(module: Module, name: str) -> bool:
    """Return whether a string of this file spells a name, other than in ``__all__``."""
    exported = {
        id(item)
        for node in module.walk((ast.Assign, ast.AugAssign))
        if any(
            isinstance(target, ast.Name) and target.id == "__all__"
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        )
        for item in ast.walk(node.value)
    }
    return any(
        isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value == name
        and id(node) not in exported
        for node in module.nodes
    ) or _in_annotation(module, name)


def _in_annotation(module: Module, name: str) -> bool:
    word = re.compile(rf"\b{re.escape(name)}\b")
    for node in module.walk((ast.arg, ast.AnnAssign, ast.FunctionDef, ast.AsyncFunctionDef)):
        annotation = getattr(node, "annotation", None) or getattr(node, "returns", None)
        if annotation is None:
            continue
        for part in ast.walk(annotation):
            if (
                isinstance(part, ast.Constant)
                and isinstance(part.value, str)
                and word.search(part.value)
            ):
                return True
    return False


def edits(
    module: Module, name: str, owner: Scope, new: str, group: int, message: str
) -> list[Edit]:
    """Return the edits that rename a name of a scope, or none when a use cannot be reached.

    Args:
        module: The file.
        name: The name as it is.
        owner: The scope that binds it.
        new: The name it gets.
        group: The edits' group number.
        message: What the report says; carried by the first edit.
    """
    if _ambiguous(module, name, owner):
        return []
    spans: set[tuple[int, int]] = set()
    for node in owner.bindings.get(name, []):
        place = span(module, node, name)
        if place is None:
            return []
        spans.add(place)
    for use in module.scopes.references(name, owner):
        start = module.start(use)
        spans.add((start, start + len(name)))
    for start, end in spans:
        if module.text[start:end] != name:
            return []
    ordered = sorted(spans)
    return [
        Edit(start, end, new, message if index == 0 else "", group)
        for index, (start, end) in enumerate(ordered)
    ]


def _ambiguous(module: Module, name: str, owner: Scope) -> bool:
    """Return whether a class body both binds the name and reads it.

    Such a read means the outer name before the binding and the class's own after it.
    """
    return any(
        scope.kind == "class"
        and scope is not owner
        and name in scope.bindings
        and any(isinstance(use.ctx, ast.Load) for use in scope.uses.get(name, []))
        for scope in module.scopes.all
    )


def span(module: Module, node: ast.AST, name: str) -> tuple[int, int] | None:
    """Return where a node that binds a name spells it."""
    if isinstance(node, (ast.Name, ast.arg)):
        start = module.start(node)
        return (start, start + len(name))
    if isinstance(node, (*DEFINITIONS, ast.ExceptHandler)):
        pattern = rf"(?:async\s+)?(?:def|class)\s+({re.escape(name)})\b"
        if isinstance(node, ast.ExceptHandler):
            pattern = rf"except\b[^\n]*?\bas\s+({re.escape(name)})\s*:"
        match = re.compile(pattern).match(module.text, module.start(node))
        return match.span(1) if match else None
    if isinstance(node, ast.alias) and node.asname == name:
        end = module.end(node)
        return (end - len(name), end)
    return None


def alias_edit(module: Module, old: str, new: str, group: int) -> Edit:
    """Return the edit that keeps an old module-level name, behind what defines the new one.

    pylint applies its rules for names to the old one too, so the line silences it.

    Args:
        module: The file.
        old: The name that callers may use.
        new: The name it gets.
        group: The group of the rename.
    """
    last = max(
        (node for node in module.tree.body if old in _binds(node)),
        key=lambda node: module.end(node),
    )
    where = module.line_end(module.end(last))
    gap = "\n\n\n" if isinstance(last, DEFINITIONS) else "\n"
    line = f"{old} = {new}  # kept for callers  # pylint: disable=invalid-name"
    return Edit(where, where, f"{gap}{line}", "", group)


def _binds(node: ast.stmt) -> set[str]:
    if isinstance(node, DEFINITIONS):
        return {node.name}
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return {target.id for target in targets if isinstance(target, ast.Name)}
