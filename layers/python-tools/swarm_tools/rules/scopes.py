"""Name resolution for one file: each binding and each use, by the scope that owns the name."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from functools import cached_property

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


@dataclass(eq=False)
class Scope:
    """One namespace.

    Attributes:
        node: The module, class, function, lambda or comprehension it belongs to.
        parent: The scope around it.
        bindings: Name to the nodes that bind it here.
        uses: Name to the ``Name`` nodes in this scope that read, write or delete it.
        outside: Names declared global or nonlocal here.
    """

    node: ast.AST
    parent: Scope | None
    bindings: dict[str, list[ast.AST]] = field(default_factory=dict)
    uses: dict[str, list[ast.Name]] = field(default_factory=dict)
    outside: dict[str, str] = field(default_factory=dict)

    @property
    def kind(self) -> str:
        """One of ``module``, ``class``, ``function`` or ``comprehension``."""
        if isinstance(self.node, ast.Module):
            return "module"
        if isinstance(self.node, ast.ClassDef):
            return "class"
        return "comprehension" if isinstance(self.node, _COMPREHENSIONS) else "function"


class Scopes:
    """All scopes of a tree."""

    def __init__(self, tree: ast.Module) -> None:
        self.module = Scope(tree, None)
        self.all: list[Scope] = [self.module]
        self.of: dict[ast.AST, Scope] = {tree: self.module}
        for statement in tree.body:
            self._visit(statement, self.module)

    def resolve(self, name: str, scope: Scope) -> Scope | None:
        """Return the scope that owns a name used in ``scope``; None for builtins."""
        here: Scope | None = scope
        first = True
        while here is not None:
            if name in here.outside:
                if here.outside[name] == "global":
                    return self.module
                here, first = here.parent, False
                continue
            if name in here.bindings and (here.kind != "class" or first):
                return here
            here, first = here.parent, False
        return None

    def references(self, name: str, owner: Scope) -> list[ast.Name]:
        """Return every ``Name`` node that means the name of ``owner``."""
        return self._references.get((name, owner), [])

    @cached_property
    def _references(self) -> dict[tuple[str, Scope], list[ast.Name]]:
        found: dict[tuple[str, Scope], list[ast.Name]] = {}
        for scope in self.all:
            for name, nodes in scope.uses.items():
                owner = self.resolve(name, scope)
                if owner is not None:
                    found.setdefault((name, owner), []).extend(nodes)
        return found

    def declared(self, name: str) -> bool:
        """Return whether any scope declares a name global or nonlocal."""
        return any(name in scope.outside for scope in self.all)

    @cached_property
    def bound_names(self) -> frozenset[str]:
        """Every name bound in any scope."""
        return frozenset(name for scope in self.all for name in scope.bindings)

    def _open(self, node: ast.AST, parent: Scope) -> Scope:
        scope = Scope(node, parent)
        self.all.append(scope)
        self.of[node] = scope
        return scope

    def _bind(self, scope: Scope, name: str, node: ast.AST) -> None:
        if scope.outside.get(name) == "global":
            self.module.bindings.setdefault(name, []).append(node)
        elif name not in scope.outside:
            scope.bindings.setdefault(name, []).append(node)

    def _visit(self, node: ast.AST, scope: Scope) -> None:
        if isinstance(node, ast.Name):
            scope.uses.setdefault(node.id, []).append(node)
            if not isinstance(node.ctx, ast.Load):
                self._bind(scope, node.id, node)
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            kind = "global" if isinstance(node, ast.Global) else "nonlocal"
            for name in node.names:
                scope.outside[name] = kind
                if kind == "global":
                    self.module.bindings.setdefault(name, [])
                    self.module.bindings[name].extend(scope.bindings.pop(name, []))
        elif isinstance(node, ast.ClassDef):
            self._bind(scope, node.name, node)
            for part in (*node.decorator_list, *node.bases, *node.keywords):
                self._visit(part, scope)
            inner = self._open(node, scope)
            for statement in node.body:
                self._visit(statement, inner)
        elif isinstance(node, _FUNCTIONS):
            self._function(node, scope)
        elif isinstance(node, _COMPREHENSIONS):
            self._comprehension(node, scope)
        elif isinstance(node, ast.NamedExpr):
            owner = scope
            while owner.kind == "comprehension" and owner.parent is not None:
                owner = owner.parent
            owner.uses.setdefault(node.target.id, []).append(node.target)
            self._bind(owner, node.target.id, node.target)
            self._visit(node.value, scope)
        else:
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                for alias in node.names:
                    self._bind(scope, (alias.asname or alias.name).split(".")[0], alias)
            name = getattr(node, "name", None)
            if isinstance(node, (ast.ExceptHandler, ast.MatchAs, ast.MatchStar)) and name:
                self._bind(scope, name, node)
            if isinstance(node, ast.MatchMapping) and node.rest:
                self._bind(scope, node.rest, node)
            for child in ast.iter_child_nodes(node):
                self._visit(child, scope)

    def _function(self, node: ast.AST, scope: Scope) -> None:
        arguments = node.args  # type: ignore[attr-defined]
        if not isinstance(node, ast.Lambda):
            self._bind(scope, node.name, node)  # type: ignore[attr-defined]
            for part in node.decorator_list:  # type: ignore[attr-defined]
                self._visit(part, scope)
            if node.returns:  # type: ignore[attr-defined]
                self._visit(node.returns, scope)  # type: ignore[attr-defined]
        inner = self._open(node, scope)
        every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
        every += [one for one in (arguments.vararg, arguments.kwarg) if one]
        for argument in every:
            self._bind(inner, argument.arg, argument)
            if argument.annotation:
                self._visit(argument.annotation, scope)
        for default in (*arguments.defaults, *arguments.kw_defaults):
            if default is not None:
                self._visit(default, scope)
        body = node.body if isinstance(node.body, list) else [node.body]  # type: ignore[attr-defined]
        for statement in body:
            self._visit(statement, inner)

    def _comprehension(self, node: ast.AST, scope: Scope) -> None:
        generators = node.generators  # type: ignore[attr-defined]
        self._visit(generators[0].iter, scope)
        inner = self._open(node, scope)
        for index, generator in enumerate(generators):
            self._visit(generator.target, inner)
            if index:
                self._visit(generator.iter, inner)
            for test in generator.ifs:
                self._visit(test, inner)
        for part in ("elt", "key", "value"):
            value = getattr(node, part, None)
            if value is not None:
                self._visit(value, inner)
