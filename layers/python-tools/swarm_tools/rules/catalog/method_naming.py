"""snake_case for methods, the old public name kept in the class."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.rules import renaming
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.signatures.spoken import snake


def _fix(module: Module) -> Iterator[Edit]:
    if module.options.public_api == "keep" or module.reflective:
        return
    classes = {node.name: node for node in module.tree.body if isinstance(node, ast.ClassDef)}
    plain = {name: node for name, node in classes.items() if _known(node, classes)}
    owners: dict[str, list[ast.ClassDef]] = {}
    for node in classes.values():
        for item in node.body:
            if isinstance(item, FUNCTIONS) and not renaming.is_snake(item.name):
                owners.setdefault(item.name, []).append(node)
    for group, (name, nodes) in enumerate(sorted(owners.items())):
        new = snake(name)
        if name.startswith("__") or not renaming.is_snake(new) or not renaming.free(module, new):
            continue
        if not all(node.name in plain for node in nodes) or _elsewhere(module, name):
            continue
        if renaming.spelled(module, name) or renaming.patched(module, name):
            continue
        made = _rename(module, name, new, nodes, group)
        if made:
            yield from made
            return


def _known(node: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> bool:
    """Return whether all ancestors of a class are classes of this file."""
    queue, seen = [node], set()
    while queue:
        current = queue.pop()
        if current.name in seen or current.keywords or current.decorator_list:
            continue
        seen.add(current.name)
        for base in current.bases:
            if ast.unparse(base) in ("object", "ABC", "abc.ABC", "Exception", "ValueError"):
                continue
            if not isinstance(base, ast.Name) or base.id not in classes:
                return False
            if base.id in classes:
                queue.append(classes[base.id])
    return True


def _elsewhere(module: Module, name: str) -> bool:
    """Return whether another file defines a method or function of the name."""
    if module.project is None:
        return False
    pattern = re.compile(rf"\bdef\s+{re.escape(name)}\b")
    return any(
        pattern.search(text) for path, text in module.project.sources.items() if path != module.path
    )


def _rename(
    module: Module, name: str, new: str, nodes: list[ast.ClassDef], group: int
) -> list[Edit]:
    made: list[Edit] = []
    for node in nodes:
        methods = [item for item in node.body if isinstance(item, FUNCTIONS) and item.name == name]
        scope = module.scopes.of[node]
        if len(methods) != 1 or len(scope.bindings[name]) != 1 or _marked(methods[0]):
            return []
        if module.scopes.references(name, scope):
            return []
        method = methods[0]
        match = re.compile(rf"(?:async\s+)?def\s+({name})\b").match(
            module.text, module.start(method)
        )
        if match is None:
            return []
        kept = renaming.public(name)
        message = f"Renamed the method '{name}' to '{new}'" + (
            " and kept the old name." if kept else "."
        )
        made.append(Edit(*match.span(1), new, message, group))
        if kept:
            where = module.line_end(module.end(method))
            indent = module.indent(method)
            made.append(Edit(where, where, f"\n\n{indent}{name} = {new}", "", group))
    made += _self_uses(module, name, new, group)
    if not renaming.public(name) and _other_uses(module, name):
        return []
    return made


def _marked(method: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return whether a method has a decorator under which an alias would not do the same."""
    known = ("staticmethod", "classmethod", "property")
    return any(ast.unparse(mark) not in known for mark in method.decorator_list)


def _self_uses(module: Module, name: str, new: str, group: int) -> list[Edit]:
    """Return the edits of ``self.name`` in classes of this file."""
    made = []
    for node in module.walk(ast.Attribute):
        if (
            node.attr == name
            and isinstance(node.value, ast.Name)
            and node.value.id in ("self", "cls")
        ):
            end = module.end(node)
            if module.text[end - len(name) : end] == name and isinstance(node.ctx, ast.Load):
                made.append(Edit(end - len(name), end, new, "", group))
    return made


def _other_uses(module: Module, name: str) -> bool:
    return any(
        node.attr == name
        and not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))
        for node in module.walk(ast.Attribute)
    )


RULE = Rule(
    id="method-naming",
    title="snake_case methods",
    docs=(
        "Renames methods of classes whose ancestors are all in the file, and keeps the old name "
        "as an alias in the class. A method that another file defines too, as an override may, "
        "keeps its name."
    ),
    fix=_fix,
    pylint=("invalid-name",),
    good=(
        "class Account:\n    def get_balance(self):\n        return 1\n",
        "import threading\n\n\nclass Job(threading.Thread):\n    def setName(self, name):\n"
        "        return name\n",
    ),
    bad=(
        (
            "class Account:\n    def getBalance(self):\n        return 1\n\n    def show(self):\n"
            "        print(self.getBalance())\n",
            "class Account:\n    def get_balance(self):\n        return 1\n\n"
            "    getBalance = get_balance\n\n    def show(self):\n"
            "        print(self.get_balance())\n",
        ),
    ),
    order=21,
    concern="rename",
)
