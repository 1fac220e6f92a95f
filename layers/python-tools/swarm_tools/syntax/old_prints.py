"""Print statements of Python 2 that compile all the same, and then do not print."""

from __future__ import annotations

import ast
import warnings


def call_prints(text: str) -> tuple[str, int]:
    """Turn ``print >>out, a``, a lone ``print`` and ``print (a), b`` into calls.

    Args:
        text: A program that compiles and had other forms of Python 2.

    Returns:
        The program, and the line of the first change, 0 when there is none.
    """
    if "print_function" in text:
        return text, 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        tree = ast.parse(text)
    starts = [0]
    for line in text.split("\n"):
        starts.append(starts[-1] + len(line.encode()) + 1)
    data, first = text.encode(), 0
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    for node in sorted(found, key=lambda item: (item.lineno, item.col_offset), reverse=True):
        new = _call(text, node)
        if new is not None and node.end_lineno and node.end_col_offset is not None:
            start = starts[node.lineno - 1] + node.col_offset
            end = starts[node.end_lineno - 1] + node.end_col_offset
            data, first = data[:start] + new.encode() + data[end:], node.lineno
    return data.decode(), first


def _call(text: str, node: ast.Expr) -> str | None:
    """Return the call for a statement, None when it is no print statement."""
    shown = ast.get_source_segment(text, node) or ""
    if isinstance(node.value, ast.Name):
        return "print()" if node.value.id == "print" else None
    left = _leftmost(node.value)
    if left is None:
        return None
    if isinstance(left, ast.Call):
        return _written(shown.removeprefix("print"), "")
    target = ast.get_source_segment(text, left.right) or ""
    rest = shown[shown.index(">>") + 2 :].partition(target)[2]
    return _written(rest.partition(",")[2], f"file={target}")


def _leftmost(value: ast.expr) -> ast.Call | ast.BinOp | None:
    """Return the ``print(...)`` or the ``print >> out`` with which an expression begins."""
    node: ast.expr = value.elts[0] if isinstance(value, ast.Tuple) and value.elts else value
    if not isinstance(node, ast.BinOp) and node is value:
        return None
    while isinstance(node, ast.BinOp):
        if isinstance(node.op, ast.RShift) and _is_print(node.left):
            return node
        node = node.left
    return node if isinstance(node, ast.Call) and _is_print(node.func) else None


def _is_print(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "print"


def _written(arguments: str, extra: str) -> str:
    """Return the call with arguments and the keyword; a comma at the end keeps the line open."""
    arguments = arguments.strip()
    if arguments.endswith(","):
        arguments = arguments[:-1].rstrip()
        extra = f"{extra}, end=' '" if extra else "end=' '"
    return f"print({', '.join(part for part in (arguments, extra) if part)})"
