"""snake_case for functions, PascalCase for classes, the old public name kept."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules import renaming
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.scopes import Scope
from swarm_tools.signatures.spoken import pascal, snake


def _fix(module: Module) -> Iterator[Edit]:
    if module.reflective or module.imports & _NAMING:
        return
    group = 0
    for scope in module.scopes.all:
        if scope.kind == "class":
            continue
        for name, nodes in sorted(scope.bindings.items()):
            new = _new_name(module, scope, name, nodes)
            if new is None:
                continue
            group += 1
            keeps = _keeps_alias(module, scope, name)
            message = f"Renamed '{name}' to '{new}'" + (" and kept the old name." if keeps else ".")
            made = renaming.edits(module, name, scope, new, group, message)
            if made and keeps:
                made.append(renaming.alias_edit(module, name, new, group))
            if made:
                yield from made
                return


# Modules that find functions and classes by their names.
_NAMING = {"pickle", "shelve", "dill", "cmd", "inspect"}


def _asked(module: Module, node: ast.AST) -> bool:
    """Return whether the file asks a function, or a class, for its name."""
    for part in module.walk(ast.Attribute):
        if part.attr in ("__qualname__", "__globals__"):
            return True
        if part.attr == "__class__" and isinstance(node, ast.ClassDef):
            return True
        if part.attr == "__name__" and (isinstance(node, ast.ClassDef) or not _of_class(part)):
            return True
    return False


def _of_class(node: ast.Attribute) -> bool:
    """Return whether ``x.__name__`` is certainly the name of a class."""
    value = node.value
    if isinstance(value, ast.Attribute):
        return value.attr == "__class__"
    called = value.func if isinstance(value, ast.Call) else None
    return isinstance(called, ast.Name) and called.id == "type"


def _new_name(module: Module, scope: Scope, name: str, nodes: list[ast.AST]) -> str | None:
    if len(nodes) != 1 or module.scopes.declared(name):
        return None
    node = nodes[0]
    if _asked(module, node):
        return None
    if isinstance(node, FUNCTIONS):
        if renaming.is_snake(name) or (name.startswith("test") and module.is_test):
            return None
        new = snake(name)
        fits = renaming.is_snake(new)
    elif isinstance(node, ast.ClassDef):
        if renaming.is_pascal(name):
            return None
        new = pascal(name)
        fits = renaming.is_pascal(new)
    else:
        return None
    if not fits or not renaming.free(module, new):
        return None
    if scope.kind == "module" and not _may_rename(module, name, node):
        return None
    if renaming.spelled(module, name) or renaming.patched(module, name):
        return None
    return new


def _may_rename(module: Module, name: str, node: ast.AST) -> bool:
    if module.parents[node] is not module.tree:
        return False
    if renaming.public(name):
        listed = "__all__" in module.names and _keeps_alias(module, module.scopes.module, name)
        return module.options.public_api != "keep" and not listed
    return not renaming.used_elsewhere(module, name) or module.project is None


def _keeps_alias(module: Module, scope: Scope, name: str) -> bool:
    if scope.kind != "module" or not renaming.public(name):
        return False
    if module.options.public_api == "rename":
        return renaming.used_elsewhere(module, name)
    return True


RULE = Rule(
    id="definition-naming",
    title="snake_case functions and PascalCase classes",
    docs=(
        "Renames functions and classes to the usual style. A public one keeps its old name as "
        "an alias, so that code elsewhere works as before. Nothing is renamed in a file that "
        "reads names at run time, nor a name that is patched or spelled in a string, and a module "
        "that lists its names in __all__ gets no further ones."
    ),
    fix=_fix,
    pylint=("invalid-name",),
    good=("def add_item(x):\n    return x\n", "class Shop:\n    x = 1\n"),
    bad=(
        (
            "def calcAvg(xs):\n    return sum(xs) / len(xs)\n\n\nprint(calcAvg([1]))\n",
            "def calc_avg(xs):\n    return sum(xs) / len(xs)\n\n\n"
            "calcAvg = calc_avg  # kept for callers  # pylint: disable=invalid-name\n\n\n"
            "print(calc_avg([1]))\n",
        ),
        (
            "class my_shop:\n    x = 1\n",
            "class MyShop:\n    x = 1\n\n\n"
            "my_shop = MyShop  # kept for callers  # pylint: disable=invalid-name\n",
        ),
    ),
    order=20,
    concern="rename",
)
