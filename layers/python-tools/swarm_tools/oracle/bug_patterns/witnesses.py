"""Versions of a module that raise exactly where the repair of a bug pattern makes a difference."""

from __future__ import annotations

import ast

from swarm_tools.validate.predicted import WITNESS

_TEXT_METHODS = frozenset(
    ("strip", "lstrip", "rstrip", "lower", "upper", "title", "capitalize", "swapcase", "replace",
     "casefold", "removeprefix", "removesuffix", "zfill", "ljust", "rjust", "center",
     "expandtabs", "translate")
)  # fmt: skip
_RAISE = f"raise {WITNESS}"


class _Statements(ast.NodeTransformer):
    """Puts another statement for single ones; `stand_in` gives its text, or None."""

    def stand_in(self, node: ast.stmt) -> str | None:
        """Return the text of the statement that stands in for one."""
        raise NotImplementedError

    def visit(self, node: ast.AST) -> ast.AST:
        """Replace a statement, or go into it."""
        if isinstance(node, (ast.Expr, ast.Assert)):
            text = self.stand_in(node)
            if text is not None:
                return ast.parse(text).body[0]
        return super().generic_visit(node)


class _DroppedText(_Statements):
    def stand_in(self, node: ast.stmt) -> str | None:
        call = getattr(node, "value", None)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
            name = call.func.value
            if call.func.attr in _TEXT_METHODS and isinstance(name, ast.Name):
                return f"if {ast.unparse(call)} != {name.id}: {_RAISE}"
        return None


class _DroppedSorted(_Statements):
    def stand_in(self, node: ast.stmt) -> str | None:
        call = getattr(node, "value", None)
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "sorted" and call.args:
            return f"if {ast.unparse(call)} != list({ast.unparse(call.args[0])}): {_RAISE}"
        return None


class _NotRaised(_Statements):
    def stand_in(self, node: ast.stmt) -> str | None:
        call = getattr(node, "value", None)
        name = getattr(call.func if isinstance(call, ast.Call) else call, "id", "")
        return _RAISE if isinstance(node, ast.Expr) and name.endswith("Error") else None


class _AssertedTuple(_Statements):
    def stand_in(self, node: ast.stmt) -> str | None:
        test = getattr(node, "test", None)
        if isinstance(node, ast.Assert) and isinstance(test, ast.Tuple) and test.elts:
            return f"if not ({ast.unparse(test.elts[0])}): {_RAISE}"
        return None


def dropped_text(text: str) -> str:
    """Return a module that raises where a string method, its result dropped, gives another text."""
    return _made(text, _DroppedText())


def dropped_sorted(text: str) -> str:
    """Return a module that raises where `sorted`, its result dropped, gives another order."""
    return _made(text, _DroppedSorted())


def not_raised(text: str) -> str:
    """Return a module that raises where an exception is made and not raised."""
    return _made(text, _NotRaised())


def asserted_tuple(text: str) -> str:
    """Return a module that raises where the first item of an asserted tuple is false."""
    return _made(text, _AssertedTuple())


def _made(text: str, change: _Statements) -> str:
    tree = change.visit(ast.parse(text))
    assert isinstance(tree, ast.Module)
    at = 0
    for number, node in enumerate(tree.body):
        future = isinstance(node, ast.ImportFrom) and node.module == "__future__"
        doc = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if future or (number == 0 and doc):
            at = number + 1
    tree.body[at:at] = ast.parse(f"class {WITNESS}(BaseException): pass").body
    return ast.unparse(ast.fix_missing_locations(tree))
