"""The shape of a change: which canonical syntax trees it takes away and which it brings."""

from __future__ import annotations

import ast
import hashlib
import warnings
from collections import Counter
from collections.abc import Iterable

from .normal_form import normal_form

MOST = 2_000
_DIGITS = 8
_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_COMMUTATIVE = (ast.Add, ast.Mult, ast.BitOr, ast.BitAnd, ast.BitXor)
_SYMMETRIC = (ast.Eq, ast.NotEq)
_LEFT_OUT = frozenset({"ctx", "type_comment", "kind", "type_ignores", "type_params"})


def change_shape(pairs: Iterable[tuple[str, str]]) -> list[str]:
    """Return the shape of changed files, each given as (text before, text after).

    Returns:
        `-<hash>` for each statement and expression that went and `+<hash>` for each that came,
        sorted, with repeats. Where there are more than `MOST`, those with the lowest hashes are
        kept, so that shapes stay comparable. A text that does not parse counts as one piece.
    """
    removed: Counter[str] = Counter()
    added: Counter[str] = Counter()
    for before, after in pairs:
        old, new = _parts(before), _parts(after)
        for name in old.keys() | new.keys():
            if old.get(name) != new.get(name):
                removed += old.get(name, Counter())
                added += new.get(name, Counter())
    found = [f"-{digest}" for digest in (removed - added).elements()]
    found += [f"+{digest}" for digest in (added - removed).elements()]
    return sorted(sorted(found, key=lambda item: (item[1:], item[0]))[:MOST])


def _parts(text: str) -> dict[str, Counter[str]]:
    """Return the hashes of each function, of each class without its methods, and of the rest."""
    if not text.strip():
        return {}
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = normal_form(ast.parse(text))
        parts: dict[str, Counter[str]] = {}
        _Hasher(parts).block(tree.body, "")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return {"": Counter([_digest(text)[:_DIGITS]])}
    return parts


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


class _Hasher:
    """Hashes the trees of a file, counted by the part of the file they are in."""

    def __init__(self, parts: dict[str, Counter[str]]) -> None:
        self._parts = parts
        self._counter: Counter[str] = Counter()

    def block(self, body: list[ast.stmt], name: str) -> None:
        """Count the statements of a module or class; its definitions are parts of their own."""
        own = self._parts.setdefault(name, Counter())
        for node in body:
            if isinstance(node, ast.ClassDef):
                inner = f"{name}.{node.name}"
                self.block([item for item in node.body if not isinstance(item, ast.Pass)], inner)
                self._counter = self._parts[inner]
                for item in (*node.bases, *node.keywords, *node.decorator_list):
                    self._hash(item)
            else:
                counter = own
                if isinstance(node, _DEFINITIONS):
                    counter = self._parts.setdefault(f"{name}.{node.name}", Counter())
                self._counter = counter
                self._hash(node)

    def _hash(self, value: object) -> str:
        """Return the hash of a value in a tree; those of statements and expressions count."""
        if isinstance(value, list):
            return _digest("[" + " ".join(self._hash(item) for item in value) + "]")
        if not isinstance(value, ast.AST):
            return _digest(f"{type(value).__name__}:{value!r}")
        digest = _digest(" ".join([type(value).__name__, *self._fields(value)]))
        if isinstance(value, (ast.stmt, ast.expr)):
            self._counter[digest[:_DIGITS]] += 1
        return digest

    def _fields(self, node: ast.AST) -> list[str]:
        if isinstance(node, ast.BinOp) and isinstance(node.op, _COMMUTATIVE):
            operands = sorted(self._hash(item) for item in _operands(node, type(node.op)))
            return [type(node.op).__name__, *operands]
        if isinstance(node, ast.BoolOp):
            return [type(node.op).__name__, *sorted(self._hash(item) for item in node.values)]
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            sides = [self._hash(node.left), self._hash(node.comparators[0])]
            symmetric = isinstance(node.ops[0], _SYMMETRIC)
            return [type(node.ops[0]).__name__, *(sorted(sides) if symmetric else sides)]
        fields = [item for item in ast.iter_fields(node) if item[0] not in _LEFT_OUT]
        return [f"{name}={self._hash(value)}" for name, value in fields]


def _operands(node: ast.expr, operator: type[ast.operator]) -> list[ast.expr]:
    """Return the operands of a chain of one operator: three of `a + b + c`."""
    if isinstance(node, ast.BinOp) and type(node.op) is operator:
        return _operands(node.left, operator) + _operands(node.right, operator)
    return [node]
