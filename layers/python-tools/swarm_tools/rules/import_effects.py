"""Whether importing a module does something besides giving its names."""

from __future__ import annotations

import ast
from functools import lru_cache

from swarm_tools.facts.main_guard import asks_who_runs
from swarm_tools.rules.model import ProjectContext
from swarm_tools.rules.module import DEFINITIONS, FUNCTIONS, Module

# Modules of the standard library that are imported for what their import does.
_KNOWN = frozenset(("readline", "rlcompleter", "antigravity", "this", "pty", "encodings"))
_HARMLESS = frozenset(
    (
        *("staticmethod", "classmethod", "property", "dataclass", "lru_cache", "cache", "wraps"),
        *("total_ordering", "contextmanager", "abstractmethod", "unique", "overload", "final"),
        *("cached_property", "singledispatch", "runtime_checkable", "asynccontextmanager"),
    )
)
_PLAIN = (ast.Import, ast.ImportFrom, ast.Pass, ast.Assign, ast.AnnAssign, *DEFINITIONS)


def imported_for_effect(
    module: Module, node: ast.Import | ast.ImportFrom, alias: ast.alias
) -> bool:
    """Return whether the import of one name runs code of the project that has an effect."""
    names = _modules(module, node, alias)
    if any(name.split(".")[0] in _KNOWN for name in names):
        return True
    if module.project is None:
        return False
    paths = {module.project.module_of(path): path for path in module.project.sources}
    wanted = {part for name in names for part in _prefixes(name)}
    own = module.project.module_of(module.path)
    seen = {own, *_prefixes(own)}
    return any(_effective(module.project, paths, name, seen) for name in sorted(wanted))


def _prefixes(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[: count + 1]) for count in range(len(parts))]


def _modules(module: Module, node: ast.Import | ast.ImportFrom, alias: ast.alias) -> list[str]:
    """Return the dotted names that an import may load: of `from a import b`, a and a.b."""
    if isinstance(node, ast.Import):
        return [alias.name]
    base = absolute(module, node)
    return [base, f"{base}.{alias.name}"] if base else [alias.name]


def absolute(module: Module, node: ast.ImportFrom) -> str:
    """Return the dotted name of the module that names are taken from."""
    if not node.level:
        return node.module or ""
    own = module.project.module_of(module.path) if module.project else ""
    return relative(own, module.path.endswith("__init__.py"), node)


def relative(own: str, package: bool, node: ast.ImportFrom) -> str:
    """Return the dotted name that a relative import means in the module `own`."""
    if not node.level:
        return node.module or ""
    parts = own.split(".")
    kept = parts[: len(parts) - node.level + package]
    return ".".join([*kept, *([node.module] if node.module else [])])


def _effective(project: ProjectContext, paths: dict[str, str], name: str, seen: set[str]) -> bool:
    if name in seen or name not in paths:
        return False
    seen.add(name)
    path = paths[name]
    tree = _tree(project.sources[path])
    if tree is None:
        return True
    if _acts(tree, paths):
        return True
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found = [part for alias in node.names for part in _prefixes(alias.name)]
        elif isinstance(node, ast.ImportFrom):
            base = relative(name, path.endswith("__init__.py"), node)
            found = [*_prefixes(base), *(f"{base}.{alias.name}" for alias in node.names)]
        else:
            continue
        if any(_effective(project, paths, other, seen) for other in found):
            return True
    return False


@lru_cache(maxsize=256)
def _tree(text: str) -> ast.Module | None:
    try:
        return ast.parse(text)
    except (SyntaxError, ValueError, RecursionError):
        return None


def _acts(tree: ast.Module, paths: dict[str, str]) -> bool:
    """Return whether a module's own statements do more than define names."""
    own = {node.name for node in tree.body if isinstance(node, FUNCTIONS)}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.level or node.module in paths):
            own |= {alias.asname or alias.name for alias in node.names}
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    for node in tree.body:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.If) and asks_who_runs(node.test):
            continue
        if not isinstance(node, _PLAIN) and not _only_imports(node):
            return True
        if isinstance(node, ast.Assign) and not all(_names(target) for target in node.targets):
            return True
        value = getattr(node, "value", None)
        if isinstance(value, ast.AST) and _calls(value, own):
            return True
        if any(_name(mark) not in _HARMLESS for mark in getattr(node, "decorator_list", ())):
            return True
    registering = any(base for cls in classes for base in cls.bases if _name(base) in own)
    return registering or any(cls.keywords for cls in classes)


def _only_imports(node: ast.stmt) -> bool:
    """Return whether a compound statement only chooses between imports or definitions."""
    if not isinstance(node, (ast.If, ast.Try)):
        return False
    inner = [*node.body, *node.orelse, *getattr(node, "finalbody", ())]
    inner += [part for handler in getattr(node, "handlers", ()) for part in handler.body]
    return all(isinstance(part, _PLAIN) for part in inner)


def _names(node: ast.expr) -> bool:
    items = node.elts if isinstance(node, (ast.Tuple, ast.List)) else [node]
    return all(isinstance(item, ast.Name) for item in items)


def _calls(node: ast.AST, own: set[str]) -> bool:
    """Return whether a function of the project is called, which may do anything."""
    called = (part.func for part in ast.walk(node) if isinstance(part, ast.Call))
    return any(isinstance(func, ast.Name) and func.id in own and func.id[:1].islower()
               for func in called)  # fmt: skip


def _name(node: ast.expr) -> str:
    node = node.func if isinstance(node, ast.Call) else node
    return getattr(node, "attr", getattr(node, "id", ""))
