"""The little that can be said for certain about the type of an expression."""

from __future__ import annotations

import ast

from swarm_tools.rules.module import FUNCTIONS, Module

_CALLS = {
    "len": "int", "int": "int", "ord": "int", "hash": "int", "id": "int", "str": "str",
    "repr": "str", "chr": "str", "input": "str", "float": "float", "bool": "bool",
    "isinstance": "bool", "issubclass": "bool", "any": "bool", "all": "bool",
    "callable": "bool", "hasattr": "bool", "list": "list", "dict": "dict", "set": "set",
    "tuple": "tuple", "sorted": "list", "range": "range",
}  # fmt: skip
_METHODS = {
    "upper": "str", "lower": "str", "strip": "str", "title": "str", "join": "str",
    "startswith": "bool", "endswith": "bool", "isdigit": "bool", "isalpha": "bool",
    "isalnum": "bool", "isupper": "bool", "islower": "bool", "isspace": "bool",
}  # fmt: skip
_DISPLAYS = {
    ast.List: "list", ast.ListComp: "list", ast.Dict: "dict", ast.DictComp: "dict",
    ast.Set: "set", ast.SetComp: "set", ast.Tuple: "tuple", ast.JoinedStr: "str",
    ast.GeneratorExp: "generator", ast.Lambda: "function",
}  # fmt: skip


def certain(module: Module, node: ast.expr, depth: int = 0) -> str | None:
    """Return the name of an expression's type when there is no doubt, else None."""
    if isinstance(node, ast.Constant):
        return type(node.value).__name__
    if type(node) in _DISPLAYS:
        return _DISPLAYS[type(node)]
    if isinstance(node, ast.Compare):
        simple = all(isinstance(op, (ast.Is, ast.IsNot, ast.In, ast.NotIn)) for op in node.ops)
        return "bool" if simple or _plain(module, node, depth) else None
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return "bool"
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.UAdd)):
        inner = certain(module, node.operand, depth)
        return inner if inner in ("int", "float") else None
    if isinstance(node, ast.BoolOp):
        kinds = {certain(module, value, depth) for value in node.values}
        return kinds.pop() if len(kinds) == 1 else None
    if isinstance(node, ast.BinOp):
        left, right = certain(module, node.left, depth), certain(module, node.right, depth)
        if left == right == "int" and not isinstance(node.op, (ast.Div, ast.Pow, ast.MatMult)):
            return "int"
        if {left, right} <= {"int", "float"} and None not in (left, right):
            return "float" if not isinstance(node.op, ast.Pow) else None
        return "str" if left == right == "str" and isinstance(node.op, ast.Add) else None
    if isinstance(node, ast.Call):
        return _call(module, node)
    if isinstance(node, ast.Name) and depth < 3:
        return _name(module, node, depth)
    if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
        return "str" if ast.unparse(node.value) == "sys.argv" else None
    return None


def _plain(module: Module, node: ast.Compare, depth: int) -> bool:
    """Return whether a comparison cannot give something other than True or False."""
    known = {"int", "float", "str", "bool", "NoneType", "list", "dict", "tuple", "set"}
    return certain(module, node.left, depth) in known or (
        any(certain(module, item, depth) in known for item in node.comparators)
        and not module.imports & {"numpy", "pandas", "sqlalchemy", "torch", "sympy", "polars"}
    )


def _call(module: Module, node: ast.Call) -> str | None:
    if isinstance(node.func, ast.Name) and module.is_builtin(node.func.id):
        return _CALLS.get(node.func.id)
    if isinstance(node.func, ast.Attribute):
        return (
            _METHODS.get(node.func.attr) if certain(module, node.func.value, 3) == "str" else None
        )
    return None


def _name(module: Module, node: ast.Name, depth: int) -> str | None:
    """Return the type that every binding of a local name gives it."""
    function = module.function_of(node)
    if function is None:
        return None
    scope = module.scopes.of[function]
    nodes = scope.bindings.get(node.id)
    if not nodes or node.id in scope.outside or module.scopes.declared(node.id):
        return None
    kinds = set()
    for binding in nodes:
        parent = module.parents.get(binding)
        if isinstance(parent, ast.Assign) and binding in parent.targets:
            kinds.add(certain(module, parent.value, depth + 1))
        elif (
            isinstance(parent, ast.For) and parent.target is binding and _range(module, parent.iter)
        ):
            kinds.add("int")
        elif isinstance(binding, ast.arg) and isinstance(binding.annotation, ast.Name):
            found = binding.annotation.id
            kinds.add(found if found in ("bool", "int", "str", "float", "list", "dict") else None)
        elif isinstance(parent, ast.AugAssign) and isinstance(binding, ast.Name):
            added = certain(module, parent.value, depth + 1)
            arithmetic = isinstance(parent.op, (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod))
            kinds.add("int" if added == "int" and arithmetic else None)
        else:
            return None
    return kinds.pop() if len(kinds) == 1 else None


def _range(module: Module, node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "range"
        and module.is_builtin("range")
    )


def pure(node: ast.AST) -> bool:
    """Return whether evaluating an expression does nothing but give a value, and cannot fail."""
    if isinstance(node, (ast.Constant, ast.Lambda)):
        return True
    if isinstance(node, ast.Name):
        return True
    if isinstance(node, (ast.List, ast.Tuple)):
        return all(pure(item) for item in node.elts)
    if isinstance(node, ast.Set):
        return all(isinstance(item, ast.Constant) for item in node.elts)
    if isinstance(node, ast.Dict):
        return all(isinstance(key, ast.Constant) for key in node.keys) and all(
            map(pure, node.values)
        )
    return False


def simple(node: ast.AST) -> bool:
    """Return whether an expression is a name or a chain of attributes of a name."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return isinstance(node, ast.Name)


def functions(module: Module):
    """Return the functions of a file."""
    return module.walk(FUNCTIONS)
