"""The implementations that can be copied, by the specification that each of them meets."""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import pkgutil
from dataclasses import dataclass

from ..oracle.specifications import identify
from ..signatures.facts import FUNCTIONS, functions_of
from ..signatures.tokens import split
from . import library

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Entry:
    """One implementation that can be copied.

    Attributes:
        name: Its name in the library.
        meaning: Id of its specification; of a class, its name.
        family: The library module it is in.
        params: Names of a function's parameters; none for a class.
        kind: ``function`` or ``class``.
    """

    name: str
    meaning: str
    family: str
    params: tuple[str, ...]
    kind: str


@dataclass(frozen=True)
class Family:
    """One module of the library: its text and its definitions by name."""

    text: str
    tree: ast.Module

    def definition(self, name: str) -> Definition:
        """Return the definition of a name.

        Raises:
            KeyError: There is none.
        """
        for node in self.tree.body:
            if isinstance(node, (*FUNCTIONS, ast.ClassDef)) and node.name == name:
                return node
        raise KeyError(name)

    def source(self, name: str) -> str:
        """Return the text of a definition."""
        return ast.get_source_segment(self.text, self.definition(name)) or ""

    def summary(self, name: str) -> str:
        """Return the first line of the docstring of a definition."""
        return (ast.get_docstring(self.definition(name)) or "").split("\n")[0]

    def needs(self, name: str) -> list[str]:
        """Return the other definitions that one uses, in the order of the module."""
        defined = [n.name for n in self.tree.body if isinstance(n, (*FUNCTIONS, ast.ClassDef))]
        wanted, queue = {name}, [name]
        while queue:
            for node in ast.walk(self.definition(queue.pop())):
                if isinstance(node, ast.Name) and node.id in defined and node.id not in wanted:
                    wanted.add(node.id)
                    queue.append(node.id)
        return [other for other in defined if other in wanted - {name}]

    def imports(self, names: list[str]) -> list[str]:
        """Return the import lines that some definitions need; annotations are text."""
        used = {
            node.id
            for name in names
            for node in ast.walk(self.definition(name))
            if isinstance(node, ast.Name)
        }
        lines = ["from __future__ import annotations"]
        for node in self.tree.body:
            if isinstance(node, (ast.Import, ast.ImportFrom)) and lines[0] != ast.unparse(node):
                bound = {alias.asname or alias.name for alias in node.names}
                if bound & used:
                    lines.append(ast.unparse(node))
        return lines


@functools.lru_cache(maxsize=1)
def families() -> dict[str, Family]:
    """Return the modules of the library by name."""
    found = {}
    for info in sorted(pkgutil.iter_modules(library.__path__), key=lambda item: item.name):
        module = importlib.import_module(f"{library.__name__}.{info.name}")
        text = inspect.getsource(module)
        found[info.name] = Family(text, ast.parse(text))
    return found


@functools.lru_cache(maxsize=1)
def entries() -> tuple[Entry, ...]:
    """Return every implementation, sorted by name.

    Raises:
        ValueError: A function has no specification.
    """
    found = [entry for family in families() for entry in _described(family)]
    return tuple(sorted(found, key=lambda entry: entry.name))


def entry_for(meaning: str, name: str = "") -> Entry | None:
    """Return the implementation of a specification, of several the one most like `name`."""
    fitting = [entry for entry in entries() if entry.meaning == meaning]
    words = set(split(name))
    return max(fitting, key=lambda e: len(words & set(split(e.name))), default=None)


def without_docstrings(text: str) -> str:
    """Return a source without its docstrings: what remains is judged by names and code alone."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, *FUNCTIONS, ast.ClassDef)) and ast.get_docstring(node):
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


def _described(family: str) -> list[Entry]:
    text = without_docstrings(families()[family].text)
    tree = ast.parse(text)
    rows: list[Entry] = []
    for function in functions_of(tree, text):
        if function.cls is not None or function.name.startswith("_"):
            continue
        found = identify(function)
        if found is None:
            raise ValueError(f"library function {function.name}: no specification fits it")
        params = tuple(param.name for param in function.params)
        rows.append(Entry(function.name, found.id, family, params, "function"))
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            rows.append(Entry(node.name, node.name, family, (), "class"))
    return rows
