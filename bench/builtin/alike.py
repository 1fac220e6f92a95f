"""Whether two programs are the same but for what does not matter: order of operands, of sides."""

from __future__ import annotations

import ast

_TURNED = {ast.Gt: ast.Lt, ast.GtE: ast.LtE}
_SCOPES = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda)
_SYMMETRIC = (ast.Eq, ast.NotEq)


class _Ordered(ast.NodeTransformer):
    """Puts operands whose order does not matter in one order, and names what loops inside name."""

    def visit(self, node: ast.AST) -> ast.AST:
        """Give the variables of a comprehension or a lambda the names of their places."""
        if isinstance(node, _SCOPES):
            own = [
                name.id
                for loop in getattr(node, "generators", ())
                for name in ast.walk(loop.target)
                if isinstance(name, ast.Name)
            ]
            own += [arg.arg for arg in getattr(getattr(node, "args", None), "args", ())]
            places = {name: f"_{place}" for place, name in enumerate(dict.fromkeys(own))}
            for inner in ast.walk(node):
                if isinstance(inner, ast.Name):
                    inner.id = places.get(inner.id, inner.id)
                elif isinstance(inner, ast.arg):
                    inner.arg = places.get(inner.arg, inner.arg)
        return super().visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        """Sort what `and` or `or` connects."""
        self.generic_visit(node)
        node.values.sort(key=ast.dump)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """Write a single comparison with `<` and `<=`, or with its sides in order."""
        self.generic_visit(node)
        if len(node.ops) > 1:
            return node
        left, operator, right = node.left, node.ops[0], node.comparators[0]
        turned = _TURNED.get(type(operator))
        if turned:
            return ast.Compare(right, [turned()], [left])
        if isinstance(operator, _SYMMETRIC) and ast.dump(left) > ast.dump(right):
            return ast.Compare(right, [operator], [left])
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """Put the factors of a product in order."""
        self.generic_visit(node)
        if isinstance(node.op, ast.Mult) and ast.dump(node.left) > ast.dump(node.right):
            node.left, node.right = node.right, node.left
        return node


def meaning(text: str) -> str:
    """Return the same text for programs that are alike.

    Raises:
        SyntaxError: The text does not parse.
    """
    return ast.dump(_Ordered().visit(ast.parse(text)))


def changed_lines(wrong: str, right: str) -> set[int]:
    """Return the lines of the functions of ``wrong`` that ``right`` has not or has otherwise.

    All lines when only something outside of functions differs.
    """
    ours, theirs = _functions(ast.parse(wrong)), _functions(ast.parse(right))
    other = [
        node
        for name, node in ours.items()
        if name not in theirs or ast.dump(node) != ast.dump(theirs[name])
    ]
    lines = {n for node in other for n in range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    return lines or set(range(1, wrong.count("\n") + 2))


def _functions(
    tree: ast.AST, within: tuple[str, ...] = ()
) -> dict[tuple[str, ...], ast.FunctionDef | ast.AsyncFunctionDef]:
    found: dict[tuple[str, ...], ast.FunctionDef | ast.AsyncFunctionDef] = {}
    for node in ast.iter_child_nodes(tree):
        inner = within
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            inner = (*within, node.name)
            if not isinstance(node, ast.ClassDef):
                found[inner] = node
        found |= _functions(node, inner)
    return found
