"""What the body of a function says about one of its parameters."""

from __future__ import annotations

import ast

from swarm_tools.rules.module import Function
from swarm_tools.rules.shape import own_nodes
from swarm_tools.signatures.spoken import join

_TEXT_METHODS = frozenset(
    (
        *("lower", "upper", "split", "strip", "startswith", "endswith", "isalpha", "isdigit"),
        *("splitlines", "isupper", "islower", "title", "capitalize", "encode", "rstrip", "lstrip"),
    )
)
_TABLE_METHODS = frozenset(("items", "keys", "values", "setdefault"))
_FILES = ("exists", "isfile", "getsize", "basename", "splitext", "dirname", "isdir", "listdir")
_BOUNDS = {ast.Lt: "at least", ast.LtE: "more than", ast.Gt: "at most", ast.GtE: "less than"}
_MODES = {"r": "that is read", "w": "that is written", "a": "that is appended to"}


def kind_of(function: Function, argument: ast.arg) -> str | None:
    """Return what a parameter certainly is, such as ``a number``; None if unsure or annotated."""
    name = argument.arg
    if argument.annotation is not None:
        known = {"int": "a whole number", "float": "a number", "str": "the text"}
        plain = argument.annotation.id if isinstance(argument.annotation, ast.Name) else ""
        return known.get(plain) if len(name) == 1 else None
    found: set[str] = set()
    for node in own_nodes(function):
        if isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Store):
            return None
        found |= _kinds(node, name)
    if "a whole number" in found:
        found.discard("a number")
    if "a string" in found and len(name) == 1:
        found = {"the text" if one == "a string" else one for one in found}
    return found.pop() if len(found) == 1 else None


def _kinds(node: ast.AST, name: str) -> set[str]:
    if isinstance(node, ast.Call):
        called = node.func
        first = any(isinstance(a, ast.Name) and a.id == name for a in node.args)
        if first and isinstance(called, ast.Name) and called.id in ("range", "chr"):
            return {"a whole number"}
        if isinstance(called, ast.Name) and called.id == name:
            return {"a function"}
        if isinstance(called, ast.Attribute) and _is(called.value, name):
            if called.attr in _TEXT_METHODS:
                return {"a string"}
            if called.attr in _TABLE_METHODS:
                return {"a dictionary"}
        return {"the path of a file"} if first and _opens(called) else set()
    if isinstance(node, (ast.If, ast.While, ast.IfExp)):
        tests = node.test.values if isinstance(node.test, ast.BoolOp) else [node.test]
        return {"a number"} if any(_ordered(test, name) for test in tests) else set()
    if isinstance(node, ast.Compare) and isinstance(node.left, ast.BinOp):
        left = node.left
        number = isinstance(left.op, ast.Mod) and _number(node.comparators[0])
        return {"a number"} if number and _is(left.left, name) else set()
    return set()


def _opens(called: ast.expr) -> bool:
    if isinstance(called, ast.Name):
        return called.id == "open"
    return (
        isinstance(called, ast.Attribute)
        and called.attr in _FILES
        and ast.unparse(called.value) in ("os.path", "os")
    )


def _is(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _number(node: ast.AST) -> bool:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        node = node.operand
    return isinstance(node, ast.Constant) and type(node.value) in (int, float)


def _ordered(test: ast.expr, name: str) -> bool:
    """Return whether a condition is an order between the name and a number, such as ``n < 2``."""
    return (
        isinstance(test, ast.Compare)
        and _is(test.left, name)
        and isinstance(test.ops[0], tuple(_BOUNDS))
        and _number(test.comparators[0])
    )


def options(function: Function, name: str) -> str:
    """Return texts a parameter is compared with: ``such as 'add' or 'sub'``; empty for none."""
    found: list[str] = []
    for node in own_nodes(function):
        if isinstance(node, ast.Compare) and _is(node.left, name) and len(node.ops) == 1:
            right = node.comparators[0]
            inside = isinstance(node.ops[0], ast.In) and isinstance(right, (ast.Tuple, ast.List))
            values = right.elts if inside else [right] if isinstance(node.ops[0], ast.Eq) else []
            for value in values:  # type: ignore[union-attr]
                text = getattr(value, "value", None)
                if isinstance(text, str) and text.isascii() and text.isprintable():
                    found.append(text)
        elif isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Store):
            return ""
    shown = [repr(text) for text in dict.fromkeys(found) if text and "'" not in text]
    if len(shown) < 2 or any(len(text) > 20 or "\\" in text for text in shown):
        return ""
    return (
        f"such as {', '.join(shown[: min(4, len(shown)) - 1])} or {shown[min(4, len(shown)) - 1]}"
    )


def limits(function: Function, name: str) -> str:
    """Return the bounds that a function insists on at its start; empty for none."""
    found = []
    for step in function.body:
        if isinstance(step, ast.Expr) and isinstance(step.value, ast.Constant):
            continue
        if not isinstance(step, ast.If) or not isinstance(step.body[-1], ast.Raise):
            break
        tests = step.test.values if isinstance(step.test, ast.BoolOp) else [step.test]
        if isinstance(step.test, ast.BoolOp) and isinstance(step.test.op, ast.And):
            continue
        for test in tests:
            if _ordered(test, name) and len(test.ops) == 1:  # type: ignore[attr-defined]
                bound = ast.unparse(test.comparators[0])  # type: ignore[attr-defined]
                found.append(f"{_BOUNDS[type(test.ops[0])]} {bound}")  # type: ignore[attr-defined]
            elif isinstance(test, ast.UnaryOp) and _is(test.operand, name):
                found.append("not empty or zero")
    return join(list(dict.fromkeys(found)))


def role(function: Function, name: str) -> str:
    """Return what the function does with a parameter: opens it, calls it."""
    for node in own_nodes(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "open" and node.args and _is(node.args[0], name):
                return _MODES.get(_mode(node)[:1], "")
            if node.func.id == name:
                count = len(node.args) + len(node.keywords)
                starred = any(isinstance(a, ast.Starred) for a in node.args)
                known = ("called without arguments", "called with one argument")
                return known[count] if count < 2 and not starred else ""
    return ""


def _mode(call: ast.Call) -> str:
    given = [one.value for one in call.keywords if one.arg == "mode"]
    value = call.args[1] if len(call.args) > 1 else given[0] if given else ast.Constant("r")
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""
