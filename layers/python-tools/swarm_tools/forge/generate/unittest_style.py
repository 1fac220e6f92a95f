"""The body of a test in the manner of unittest, for projects whose own tests are written so."""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Sequence

RELATIVE, ABSOLUTE = "1e-06", "1e-12"
_FOLDER = (
    "folder = tempfile.TemporaryDirectory()",
    "self.addCleanup(folder.cleanup)",
    "tmp_path = pathlib.Path(folder.name)",
)
_COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "assertEqual",
    ast.NotEq: "assertNotEqual",
    ast.Lt: "assertLess",
    ast.LtE: "assertLessEqual",
    ast.Gt: "assertGreater",
    ast.GtE: "assertGreaterEqual",
    ast.In: "assertIn",
    ast.NotIn: "assertNotIn",
    ast.Is: "assertIs",
    ast.IsNot: "assertIsNot",
}


def in_unittest(lines: Sequence[str]) -> tuple[str, ...] | None:
    """Return the lines of a test's body with unittest's assertions.

    Args:
        lines: A body as it is written for pytest.

    Returns:
        The same demands; None where something of pytest is left for which unittest has nothing.
    """
    tree = ast.parse("\n".join(lines))
    out: list[str] = []
    end = 0
    for stmt in tree.body:
        out += [""] * any(not line.strip() for line in lines[end : stmt.lineno - 1])
        end = stmt.end_lineno or stmt.lineno
        found = _Assertions().visit(copy.deepcopy(stmt))
        if ast.dump(found) == ast.dump(stmt):
            out += lines[stmt.lineno - 1 : end]
        else:
            out += ast.unparse(ast.fix_missing_locations(found)).split("\n")
    text = "\n".join(out)
    if re.search(r"\bpytest\.", text):
        return None
    return (*_FOLDER, *out) if "tmp_path" in text else tuple(out)


class _Assertions(ast.NodeTransformer):
    """Exchanges assertions, expected exceptions and approximate values."""

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        """Turn an assertion into a call of the test case."""
        test = node.test
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            return _call("assertFalse", self.visit(test.operand))
        if isinstance(test, ast.Compare) and len(test.ops) == 1:
            return self._compared(test.left, test.ops[0], test.comparators[0])
        return _call("assertTrue", self.visit(test))

    def _compared(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> ast.AST:
        near = _approximate(right)
        if near is not None and isinstance(op, ast.Eq):
            wanted = near.args[0]
            if isinstance(wanted, (ast.List, ast.Tuple)):
                return _each(self.visit(left), near)
            if not near.keywords and _number(wanted) is not None:
                delta = max(float(ABSOLUTE), float(RELATIVE) * abs(_number(wanted) or 0.0))
                shown = ast.keyword("delta", ast.Constant(float(f"{delta:.3g}")))
                return _call("assertAlmostEqual", self.visit(left), wanted, keywords=[shown])
            if not isinstance(wanted, ast.Dict):
                return _call("assertTrue", _is_close(self.visit(left), near))
        left, right = self.visit(left), self.visit(right)
        none = isinstance(right, ast.Constant) and right.value is None
        if none and isinstance(op, (ast.Is, ast.IsNot)):
            return _call("assertIsNone" if isinstance(op, ast.Is) else "assertIsNotNone", left)
        return _call(_COMPARISONS[type(op)], left, right)

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """Turn an approximate value inside an expression into `math.isclose`."""
        self.generic_visit(node)
        near = _approximate(node.comparators[0])
        one = near is not None and not isinstance(near.args[0], (ast.List, ast.Tuple, ast.Dict))
        if near is not None and one and len(node.ops) == 1 and isinstance(node.ops[0], ast.Eq):
            return _is_close(node.left, near)
        return node

    def visit_With(self, node: ast.With) -> ast.AST:
        """Turn an expected exception into that of the test case."""
        for item in node.items:
            call = item.context_expr
            if not isinstance(call, ast.Call) or ast.unparse(call.func) != "pytest.raises":
                continue
            match = [word for word in call.keywords if word.arg == "match"]
            if len(match) != len(call.keywords):
                continue
            name = "assertRaisesRegex" if match else "assertRaises"
            args = [*call.args, *(word.value for word in match)]
            item.context_expr = ast.Call(_method(name), args, [])
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Fail as the test case does."""
        self.generic_visit(node)
        if ast.unparse(node.func) == "pytest.fail":
            node.func = _method("fail")
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """Name the exception that was caught as unittest does."""
        self.generic_visit(node)
        if isinstance(node.value, ast.Name) and node.value.id == "caught" and node.attr == "value":
            node.attr = "exception"
        return node


def _approximate(node: ast.AST) -> ast.Call | None:
    is_one = isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.approx"
    return node if isinstance(node, ast.Call) and is_one and len(node.args) == 1 else None


def _number(node: ast.AST) -> float | None:
    try:
        value = ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError):
        return None
    return float(value) if type(value) in (int, float) else None


def _is_close(got: ast.expr, near: ast.Call) -> ast.Call:
    """Return the comparison of `near`, whose tolerances are pytest's where it names none."""
    given = {word.arg: word.value for word in near.keywords}
    # An absolute tolerance alone leaves out the relative one.
    relative = "0.0" if "abs" in given and "rel" not in given else RELATIVE
    rel = given.get("rel") or ast.parse(relative, mode="eval").body
    absolute = given.get("abs") or ast.parse(ABSOLUTE, mode="eval").body
    words = [ast.keyword("rel_tol", rel), ast.keyword("abs_tol", absolute)]
    function = ast.Attribute(ast.Name("math", ast.Load()), "isclose", ast.Load())
    return ast.Call(function, [got, near.args[0]], words)


def _each(got: ast.expr, near: ast.Call) -> ast.AST:
    """Return a loop over values that come close one by one, and are as many as are wanted."""
    loop = ast.parse("for got, wanted in zip(_, _, strict=True):\n    pass").body[0]
    assert isinstance(loop, ast.For) and isinstance(loop.iter, ast.Call)
    loop.iter.args = [got, near.args[0]]
    one = ast.Call(near.func, [ast.Name("wanted", ast.Load())], near.keywords)
    loop.body = [_call("assertTrue", _is_close(ast.Name("got", ast.Load()), one))]
    return loop


def _method(name: str) -> ast.Attribute:
    return ast.Attribute(ast.Name("self", ast.Load()), name, ast.Load())


def _call(name: str, *args: ast.expr, keywords: Sequence[ast.keyword] = ()) -> ast.Expr:
    return ast.Expr(ast.Call(_method(name), list(args), list(keywords)))
