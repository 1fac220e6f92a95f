"""Imports nobody uses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.rules.import_effects import imported_for_effect
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.star_imports import taken_by_star


def _fix(module: Module) -> Iterator[Edit]:
    if (
        module.path.endswith("__init__.py")
        or module.reflective
        or ("__all__" in module.names and _dynamic(module))
    ):
        return
    mentioned = _mentioned(module)
    starred = taken_by_star(module)
    for node in module.walk((ast.Import, ast.ImportFrom)):
        if isinstance(node, ast.ImportFrom) and (node.module == "__future__"):
            continue
        if _guarded(module, node) or any(alias.name == "*" for alias in node.names):
            continue
        scope = _scope(module, node)
        kept, gone = [], []
        for alias in node.names:
            name = (alias.asname or alias.name).split(".")[0]
            used = (
                bool(module.scopes.references(name, scope))
                or name in mentioned
                or len(scope.bindings.get(name, [])) > 1
                or alias.asname == alias.name
                or name == "_"
                or _taken(module, name)
                or (starred and scope is module.scopes.module and not name.startswith("_"))
                or imported_for_effect(module, node, alias)
                or module.scopes.declared(name)
                or (scope.kind == "class")
            )
            (kept if used else gone).append(alias)
        if gone and "." not in "".join(
            alias.name for alias in gone if isinstance(node, ast.Import) and not alias.asname
        ):
            yield from _remove(module, node, kept, gone)


def _scope(module: Module, node: ast.AST):
    for up in module.ancestors(node):
        if up in module.scopes.of:
            return module.scopes.of[up]
    return module.scopes.module


def _guarded(module: Module, node: ast.AST) -> bool:
    """Return whether an import is in a try, a TYPE_CHECKING block or marked to stay."""
    line = module.text[module.start(node) : module.line_end(module.end(node))]
    if re.search(r"#.*\b(noqa|F401|unused-import|side effects?)\b", line):
        return True
    return any(isinstance(up, (ast.Try, ast.If)) for up in module.ancestors(node))


def _mentioned(module: Module) -> frozenset[str]:
    """Return words that type comments, doctests, __all__ and annotations in strings mention."""
    words: set[str] = set()
    for start, end in module.comments:
        if "type:" in module.text[start:end]:
            words.update(re.findall(r"[A-Za-z_]\w*", module.text[start:end]))
    for node in module.docstrings:
        if ">>>" in node.value:
            words.update(re.findall(r"[A-Za-z_]\w*", node.value))
    for text in module.strings:
        if len(text) < 200 and re.fullmatch(r"[\w.\[\], |]+", text):
            words.update(re.findall(r"[A-Za-z_]\w*", text))
    return frozenset(words)


def _dynamic(module: Module) -> bool:
    return any(
        isinstance(node, (ast.Assign, ast.AugAssign))
        and not isinstance(node.value, (ast.List, ast.Tuple))
        and "__all__"
        in {getattr(t, "id", "") for t in getattr(node, "targets", [getattr(node, "target", None)])}
        for node in module.tree.body
    )


def _taken(module: Module, name: str) -> bool:
    """Return whether another file takes the name from this module, or patches it there."""
    if module.project is None:
        return False
    stem = module.project.module_of(module.path).rsplit(".", 1)[-1]
    for path, words in module.project.words.items():
        if path == module.path or name not in words or stem not in words:
            continue
        text = module.project.sources[path]
        here = re.escape(stem)
        if re.search(rf"\b{here}\.{re.escape(name)}\b", text):
            return True
        if re.search(rf"from\s+[\w.]*\b{here}\s+import\b[^\n]*(\b{re.escape(name)}\b|\(|\*)", text):
            return True
        if re.search(r"\bas\s+(\w+)\b[^\n]*\n", text) and re.search(
            rf"\.{re.escape(name)}\b", text
        ):
            return True
    return False


def _remove(
    module: Module, node: ast.stmt, kept: list[ast.alias], gone: list[ast.alias]
) -> Iterator[Edit]:
    names = ", ".join(f"'{alias.asname or alias.name}'" for alias in gone)
    message = f"Removed the unused import of {names}."
    if kept:
        parts = ", ".join(f"{a.name} as {a.asname}" if a.asname else a.name for a in kept)
        head = "import "
        if isinstance(node, ast.ImportFrom):
            head = f"from {'.' * node.level}{node.module or ''} import "
        if not module.has_comment(module.start(node), module.end(node)):
            yield module.replace(node, head + parts, message)
    elif module.siblings(node) == [node]:
        yield module.replace(node, "pass", message)
    elif module.alone(node):
        yield module.remove_line(node, message)


RULE = Rule(
    id="unused-import",
    title="No unused imports",
    docs=(
        "Removes imports that no code of the file uses. Kept are re-exports of packages, names "
        "that other files take from here, by a star too, imports in a try or if, imports that run "
        "code of the project that does something, and what a doctest, type comment or string "
        "annotation mentions."
    ),
    fix=_fix,
    pylint=("unused-import",),
    good=(
        "import os\n\nprint(os.name)\n",
        "try:\n    import json\nexcept ImportError:\n    json = None\n",
        'import math\n\n__all__ = ["math"]\n',
    ),
    bad=(
        ("import os\nimport sys\n\nprint(sys.path)\n", "import sys\n\nprint(sys.path)\n"),
        ("from math import pi, sqrt\n\nprint(pi)\n", "from math import pi\n\nprint(pi)\n"),
    ),
    order=10,
    keeps_tree=True,
)
