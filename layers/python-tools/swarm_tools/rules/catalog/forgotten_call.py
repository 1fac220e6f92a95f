"""A function that is tested or compared instead of being called."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.callees import takes
from swarm_tools.rules.classes import class_of, is_self, plain_method, shape
from swarm_tools.rules.flow import bindings
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.phrases import returns_value, yields


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk((ast.Name, ast.Attribute)):
        if not isinstance(node.ctx, ast.Load):
            continue
        up = module.parents[node]
        if isinstance(up, ast.UnaryOp) and isinstance(up.op, ast.Not):
            wrong = _condition(module, up)
        elif isinstance(up, ast.Compare):
            wrong = _compared(up, node)
        else:
            wrong = _condition(module, node) or isinstance(up, ast.Expr)
        if wrong and _callable(module, node):
            end = module.end(node)
            yield Edit(end, end, "()", f"Called '{module.source(node)}'.")


def _condition(module: Module, node: ast.AST) -> bool:
    up = module.parents[node]
    if isinstance(up, ast.comprehension):
        return node in up.ifs
    return isinstance(up, (ast.If, ast.While, ast.IfExp)) and up.test is node


def _compared(test: ast.Compare, node: ast.AST) -> bool:
    """Return whether a function is compared with a literal, which it can never equal."""
    if len(test.ops) != 1 or isinstance(test.ops[0], (ast.Is, ast.IsNot, ast.In, ast.NotIn)):
        return False
    other = test.comparators[0] if test.left is node else test.left
    return isinstance(other, ast.Constant) and isinstance(other.value, (str, int, float))


def _callable(module: Module, node: ast.expr) -> bool:
    """Return whether an expression certainly is a function that can be called without arguments."""
    if isinstance(node, ast.Name):
        found = bindings(module, node)
        if len(found) != 1 or not isinstance(found[0], FUNCTIONS) or found[0].decorator_list:
            return False
        function, bound = found[0], False
        if any(isinstance(up, (ast.If, ast.Try)) for up in module.ancestors(function)):
            return False
    else:
        here = class_of(module, node)
        if here is None or not is_self(module, node.value):
            return False
        made = shape(module, here)
        found_method = made.methods.get(node.attr)
        hidden = made.stored | made.values
        if found_method is None or node.attr in hidden or not plain_method(found_method):
            return False
        function, bound = found_method, True
    plain = isinstance(function, ast.FunctionDef) and not yields(function)
    statement = isinstance(module.parents[node], ast.Expr)
    if statement and module.function_of(node) is function:
        return False
    return plain and not takes(function, bound).needed and (statement or returns_value(function))


RULE = Rule(
    id="forgotten-call",
    title="Parentheses that call a function",
    docs=(
        "A function of this file that stands alone as a condition is always true, compared with "
        "a literal never equal, and alone as a statement does nothing. Where it needs no "
        "arguments it is called. Decorated functions, generators and names that may be something "
        "else are left alone."
    ),
    fix=_fix,
    pylint=(
        "missing-parentheses-for-call-in-test",
        "using-constant-test",
        "comparison-with-callable",
        "pointless-statement",
    ),
    good=(
        "def ready():\n    return 1\n\n\ndef f(ready):\n    if ready:\n        return 1\n"
        "    return 0\n",
        "try:\n    from m import g\nexcept ImportError:\n    def g():\n        return 0\n\n"
        "if g:\n    print(1)\n",
        "def need(x):\n    return x\n\n\nif need:\n    print(1)\n",
    ),
    bad=(
        (
            "def ready():\n    return False\n\n\ndef f():\n    if ready:\n        return 1\n"
            "    return 0\n",
            "def ready():\n    return False\n\n\ndef f():\n    if ready():\n        return 1\n"
            "    return 0\n",
        ),
        (
            "class A:\n    def size(self):\n        return 2\n\n    def full(self):\n"
            "        return self.size > 1\n",
            "class A:\n    def size(self):\n        return 2\n\n    def full(self):\n"
            "        return self.size() > 1\n",
        ),
        (
            "def main():\n    print('hello')\n\n\nmain\n",
            "def main():\n    print('hello')\n\n\nmain()\n",
        ),
    ),
    order=4,
    repairs=True,
)
