"""The pools of a function's parameters: by annotation, default, name and use in the body."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass

from ..signatures.facts import described, seen_by
from .hints import Hints, hints_of
from .parameters import attributes_read, kind_of_parameter
from .pools import pool
from .units import Unit
from .values import CALLABLES

FILES = ("data.txt", "rows.csv", "data.json", "empty.txt")
_OTHERS = frozenset(("other", "another", "that", "rhs"))
_FUNCTIONS = frozenset(
    ("func", "function", "callback", "predicate", "fn", "handler", "key", "action")
)
_MAKERS = 4


@dataclass(frozen=True)
class Pools:
    """The values for the parameters of one function, each pool a list of texts.

    Attributes:
        positional: Of the positional parameters, without `self`.
        needed: How many of them have no default.
        named: Of the keyword-only parameters.
        optional: The names of those that have a default.
        more: Whether any number of further positional arguments is taken.
        others: Whether any other keywords are taken.
        hints: What the source says.
    """

    positional: list[list[str]]
    needed: int
    named: dict[str, list[str]]
    optional: frozenset[str]
    more: bool
    others: bool
    hints: Hints


class Makers:
    """The texts that make objects of a module's own classes."""

    def __init__(self, tree: ast.Module, found: Mapping[str, Unit]) -> None:
        """Take the module and its units."""
        self.tree = tree
        self._units = found
        self.classes = {n.name: n for n in tree.body if isinstance(n, ast.ClassDef)}
        self._making: set[str] = set()
        self._pools: dict[str, Pools] = {}
        self._members = {name: _words(cls) for name, cls in self.classes.items()}

    def pools(self, unit: Unit) -> Pools:
        """Return the pools of a function's parameters."""
        if self._making:  # what is known of a class in the making is not all
            return pools_of(unit, self)
        if unit.qualname not in self._pools:
            self._pools[unit.qualname] = pools_of(unit, self)
        return self._pools[unit.qualname]

    def arguments_of(self, owner: str, cls: ast.ClassDef) -> Pools | None:
        """Return the pools of a class's constructor; None where it takes none."""
        made = self._units.get(f"{owner}.__init__")
        if made is not None:
            return self.pools(made)
        node = _from_fields(cls)
        return self.pools(Unit(f"{owner}.__init__", node, cls, owner)) if node else None

    def objects(self, name: str) -> list[str]:
        """Return expressions that make an object of a class, [] while one is being looked for."""
        if name in self._making or name not in self.classes:
            return []
        self._making.add(name)
        found = self.arguments_of(name, self.classes[name])
        self._making.discard(name)
        if found is None:
            return [f"{name}()"]
        texts = []
        for number in range(_MAKERS):
            values = [p[(number + place) % len(p)] for place, p in enumerate(found.positional)]
            texts.append(f"{name}({', '.join(values)})")
        return list(dict.fromkeys(texts))

    def with_members(self, names: set[str]) -> list[str]:
        """Return objects of the classes that have all the members of these names."""
        return [
            text
            for name, members in self._members.items()
            if names and names <= members
            for text in self.objects(name)
        ]


def _words(cls: ast.ClassDef) -> set[str]:
    return {
        getattr(part, "attr", getattr(part, "name", getattr(part, "id", "")))
        for part in ast.walk(cls)
    }


def _from_fields(cls: ast.ClassDef) -> ast.FunctionDef | None:
    """Return the constructor that the fields of a data class or named tuple stand for."""
    marks = {ast.unparse(m).split("(")[0].rsplit(".", 1)[-1] for m in cls.decorator_list}
    if "dataclass" not in marks and not any("NamedTuple" in ast.unparse(b) for b in cls.bases):
        return None
    fields = [
        n for n in cls.body if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name)
    ]
    args = [ast.arg("self"), *(ast.arg(n.target.id, n.annotation) for n in fields)]  # type: ignore
    defaults = [n.value for n in fields if n.value is not None]
    made = ast.arguments([], args, None, [], [], None, defaults)
    node = ast.FunctionDef("__init__", made, [ast.Pass()], [])
    return ast.fix_missing_locations(node)


def pools_of(unit: Unit, makers: Makers) -> Pools:
    """Return the pools of a function's parameters."""
    args = unit.node.args
    hints = hints_of(unit.node, makers.tree)
    listed = [*args.posonlyargs, *args.args]
    if unit.cls is not None and not static(unit.node):
        listed = listed[1:]
    defaults = [None] * max(0, len(listed) - len(args.defaults))
    pairs = list(zip(listed, [*defaults, *args.defaults][-len(listed) :], strict=False))
    named = list(zip(args.kwonlyargs, args.kw_defaults, strict=True))
    return Pools(
        [_pool(unit, arg, default, hints, makers) for arg, default in pairs],
        len(pairs) - sum(default is not None for _, default in pairs),
        {arg.arg: _pool(unit, arg, default, hints, makers) for arg, default in named},
        frozenset(arg.arg for arg, default in named if default is not None),
        args.vararg is not None,
        args.kwarg is not None,
        hints,
    )


def static(node: ast.AST) -> bool:
    """Say whether a method takes no object."""
    return any(getattr(mark, "id", "") == "staticmethod" for mark in node.decorator_list)  # type: ignore[attr-defined]


def _pool(
    unit: Unit, arg: ast.arg, default: ast.expr | None, hints: Hints, makers: Makers
) -> list[str]:
    nodes = seen_by(unit.node, arg.arg)
    param = described(arg, default, nodes)
    seed = f"{unit.qualname}/{arg.arg}"
    kind = kind_of_parameter(param, arg, nodes)
    own = _own(unit, arg, hints, makers)
    if kind == "path":
        return [*map(repr, (*FILES, *hints.opened, "missing.txt")), *own]
    found = own + pool(kind, hints, attributes_read(arg.arg, nodes, hints), seed)
    if default is not None and isinstance(default, (ast.Constant, ast.UnaryOp)):
        found.insert(min(3, len(found)), ast.unparse(default))
    if kind == "callable" or (kind == "other" and arg.arg in _FUNCTIONS):
        found = [*CALLABLES, *found]
    return list(dict.fromkeys(found))


def _own(unit: Unit, arg: ast.arg, hints: Hints, makers: Makers) -> list[str]:
    """Return objects of the module's classes that the parameter may stand for."""
    found: list[str] = []
    if arg.annotation is not None:
        named = {n.id for n in ast.walk(arg.annotation) if isinstance(n, ast.Name)}
        named |= {str(n.value) for n in ast.walk(arg.annotation) if isinstance(n, ast.Constant)}
        for name in sorted(named & makers.classes.keys()):
            found += makers.objects(name)
        if found and isinstance(arg.annotation, ast.Subscript):
            found = [f"[{', '.join(found[:n])}]" for n in (0, 1, 2, 4)] + found
    elif unit.cls is not None and (arg.arg in _OTHERS or arg.arg == unit.cls.name.lower()):
        found = makers.objects(unit.owner)
    if not found and arg.annotation is None:
        found = makers.with_members(set(hints.attributes.get(arg.arg, ())))
    return found
