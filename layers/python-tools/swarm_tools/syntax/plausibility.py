"""How much a program that compiles looks like one that nobody meant."""

from __future__ import annotations

import ast
import keyword
import re
import warnings
from collections.abc import Collection, Iterator

from swarm_tools.syntax.calls import arity_slips
from swarm_tools.syntax.kinds import kind_clashes
from swarm_tools.syntax.names import undefined_names
from swarm_tools.syntax.tokens import Token, tokenize

UNDEFINED = 2.0
WARNING = 1.5
IDLE = 1.2
_CODE_LINE = re.compile(
    r"^\s*(def \w+\(.*:|class \w+.*:|return\b.*|import \w+|from \w+ import .*|for \w+ in .*:"
    r"|while .*:|(el)?if .*:|else:|try:|print\(.*\)|self\.\w+ = .*)\s*$",
    re.MULTILINE,
)
_CODE_PIECE = re.compile(
    r"^\s*[,)\]}]\s*\w|\w\(\w*\)*\)\)|, \w+=\w|^ ?\+ \w|\) [-+] \w| \+ \w+ \+ |, -?\d+$|^\)+[.,:]?$"
    r"|\w\.\w+\($|\w\[\w*$|^return \w+$|^f\{|^__\w+__ |^(?:sep|end)=$|% \(\w"
    r"|^(?:str|len|int)\(|[+=] (?:str|int|len|input)\("
)
_CONVERSION = re.compile(r"%(?!\()[-+ #0-9.]*[a-zA-Z]")
_PLAIN = (ast.Name, ast.Attribute, ast.Compare, ast.Tuple, ast.BinOp, ast.Subscript, ast.UnaryOp)
_LEAVES = (ast.Return, ast.Raise, ast.Continue, ast.Break)


def implausibility(text: str, known: Collection[str] = ()) -> float:
    """Return the sum of what is odd about a program; 0 is nothing.

    Args:
        text: A program that compiles.
        known: Names that are bound in a part that is not shown.
    """
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        tree = ast.parse(text)
        compile(tree, "<text>", "exec", dont_inherit=True)
    noted = [item for item in caught if "escape sequence" not in str(item.message)]
    total = WARNING * len(noted) + UNDEFINED * len(undefined_names(text, known))
    for node in ast.walk(tree):
        total += _oddity(node)
    total += sum(arity_slips(tree)) + _token_oddity(text)
    masks = re.search(r"\b(numpy|pandas|polars)\b", text) is None
    total += sum(kind_clashes(tree, arrays=not masks))
    if masks:
        total += sum(_mask(node) for node in ast.walk(tree))
    return total + sum(_indexed_numbers(tree))


def _oddity(node: ast.AST) -> float:
    total = 0.0
    for name in ("body", "orelse", "finalbody"):
        block = getattr(node, name, None)
        if isinstance(block, list):
            total += _block(node, block)
    if isinstance(node, (ast.If, ast.While)) and isinstance(node.test, (ast.Tuple, ast.Lambda)):
        total += 1.0
    if isinstance(node, (ast.For, ast.comprehension)) and isinstance(node.iter, ast.Tuple):
        total += sum(isinstance(item, ast.Compare) for item in node.iter.elts)
    if isinstance(node, (ast.For, ast.comprehension)) and isinstance(
        node.iter, (ast.Compare, ast.BoolOp)
    ):
        total += 1.0
    if isinstance(node, (ast.For, ast.comprehension)) and isinstance(node.iter, ast.BinOp):
        total += 1.0 if isinstance(node.iter.op, (ast.Div, ast.Mod)) else 0.0
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
        total += 0.6 * (_integer(node.left) and _integer(node.right))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
        total += _remainder(node)
    if isinstance(node, ast.Set):
        total += 1.5 * any(isinstance(item, (ast.List, ast.Dict, ast.Set)) for item in node.elts)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Constant):
        total += 0.0 if hasattr(node.value.value, node.attr) else 1.5
    if isinstance(node, (ast.AnnAssign, ast.arg)):
        total += 1.0 if isinstance(node.annotation, (ast.Call, ast.Compare, ast.Dict)) else 0.0
    if isinstance(node, ast.AnnAssign) and node.value is None:
        plain = isinstance(node.annotation, ast.Constant) and node.annotation.value is not None
        total += 2.0 if plain and not isinstance(node.annotation.value, str) else 0.0
    return total


def _remainder(node: ast.BinOp) -> float:
    """Return how odd a ``%`` is: of a plain number, or with the wrong count of values."""
    if not isinstance(node.left, ast.Constant):
        return 0.0
    if isinstance(node.left.value, int):
        return 0.8
    if not isinstance(node.left.value, str):
        return 0.0
    wanted = len(_CONVERSION.findall(node.left.value.replace("%%", "")))
    if isinstance(node.right, ast.Tuple):
        return 0.0 if len(node.right.elts) == wanted else 1.5
    if wanted < 2 or isinstance(node.right, ast.Dict):
        return 0.0
    return 0.5 if isinstance(node.right, ast.Name) else 0.8


def _integer(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def _block(owner: ast.AST, block: list[ast.stmt]) -> float:
    total = 0.0
    for place, item in enumerate(block):
        if isinstance(item, ast.Expr):
            value = item.value
            if isinstance(value, _PLAIN) or (
                isinstance(value, ast.Constant)
                and value.value is not ...
                and not (isinstance(value.value, str) and (place == 0 or "\n" in value.value))
            ):
                total += IDLE
        if isinstance(item, ast.Assign) and isinstance(item.value, ast.Tuple):
            total += _loose_tuple(item, item.value)
        if isinstance(item, ast.AnnAssign) and item.value is None:
            total += 0.0 if isinstance(owner, ast.ClassDef) else 0.8
        if isinstance(item, _LEAVES) and place + 1 < len(block):
            total += IDLE
        if isinstance(item, (ast.FunctionDef, ast.AsyncFunctionDef)):
            total += _placed(owner, item)
    return total


def _loose_tuple(item: ast.Assign, value: ast.Tuple) -> float:
    """Return how odd it is to assign several values without parentheses to one target."""
    bare = value.elts and value.col_offset == value.elts[0].col_offset
    several = isinstance(item.targets[0], (ast.Tuple, ast.List))
    return 0.6 if bare and not several else 0.0


def _placed(owner: ast.AST, item: ast.FunctionDef | ast.AsyncFunctionDef) -> float:
    """Return how odd the place of a function is: a method outside of a class, and the reverse."""
    names = [argument.arg for argument in (*item.args.posonlyargs, *item.args.args)]
    bound = bool(names) and names[0] in ("self", "cls", "mcs", "this", "_")
    if isinstance(owner, ast.ClassDef):
        free = bound or item.decorator_list or item.args.vararg
        return 0.0 if free else 1.0
    if isinstance(owner, (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef)):
        return 1.0 if bound and names[0] == "self" else 0.0
    return 0.3


def _mask(node: ast.AST) -> float:
    odd = isinstance(node, ast.Subscript) and isinstance(node.slice, (ast.Compare, ast.BoolOp))
    return 0.8 if odd else 0.0


def _indexed_numbers(tree: ast.AST) -> Iterator[float]:
    """Yield a malus for each index of a counting loop that is itself subscripted or called."""
    counters: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.For, ast.comprehension)) and _counts(node.iter):
            counters.update(n.id for n in ast.walk(node.target) if isinstance(n, ast.Name))
    for node in ast.walk(tree):
        inner = getattr(node, "value", None) if isinstance(node, ast.Subscript) else None
        if isinstance(node, ast.Call):
            inner = node.func
        if isinstance(inner, ast.Name) and inner.id in counters:
            yield 1.0


def _counts(node: ast.expr) -> bool:
    """Return whether an expression is a call of ``range``."""
    return (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range"
    )


def _token_oddity(text: str) -> float:
    total = 0.0
    tokens = [token for token in tokenize(text) if token.kind not in ("comment", "join")]
    stack: list[int] = []
    pairs: dict[int, int] = {}
    plain: list[bool] = []
    alone = False
    for index, token in enumerate(tokens):
        if token.kind == "string":
            total += string_oddity(token.text)
            after = tokens[index + 1] if index + 1 < len(tokens) else None
            total += 1.0 if after is not None and after.kind == "string" else 0.0
        elif token.text in "([{" and token.kind == "op":
            stack.append(index)
            plain.append(True)
        elif token.text in (",", "for", "yield", ":=") and plain:
            plain[-1] = False
        elif token.text in ")]}" and token.kind == "op" and stack:
            start = stack.pop()
            pairs[start] = index
            grouped = token.text == ")" and (not start or not _calls(tokens[start - 1]))
            total += 0.5 if grouped and index == start + 2 else 0.0
            inner = pairs.get(start + 1)
            total += 0.5 if inner == index - 1 and tokens[start + 1].text == "(" and alone else 0.0
            alone = plain.pop()
        if token.text not in ")]}" or token.kind != "op":
            alone = False
    return total


def _calls(before: Token) -> bool:
    """Return whether a parenthesis after this token calls it or heads a definition."""
    named = before.kind == "name" and not keyword.iskeyword(before.text)
    return named or before.text in (")", "]", "except", "class") or before.kind == "string"


def string_oddity(text: str) -> float:
    """Return how much a string literal looks like one that swallowed code."""
    body = text.lstrip("rRbBuUfF")
    if body[:3] in ('"""', "'''"):
        found = [line for line in _CODE_LINE.findall(body) if line]
        return 2.0 if found and ">>>" not in body and "::" not in body else 0.0
    return 0.8 if _CODE_PIECE.search(body[1:-1]) else 0.0
