"""A recursive result that is computed and not returned."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin, is_method
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.phrases import own_nodes, yields

_PURE = ("len", "int", "str", "float", "abs", "min", "max", "sum", "sorted", "isinstance", "range")
_READS = {"lower", "upper", "strip", "get", "isalpha", "isdigit", "startswith", "endswith"}
_EFFECTS = (
    ast.Global, ast.Nonlocal, ast.Delete, ast.Raise, ast.Await, ast.NamedExpr, ast.Lambda,
    ast.AugAssign, ast.Try, ast.With, ast.Assert, *FUNCTIONS,
)  # fmt: skip


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.FunctionDef):
        own = own_nodes(node)
        returns = [part for part in own if isinstance(part, ast.Return)]
        if not returns or yields(node) or node.decorator_list:
            continue
        for leaf in _dropped(module, node, returns):
            where = module.start(leaf)
            message = f"Returned what '{node.name}' gives for the smaller case."
            yield Edit(where, where, "return ", message)


def _dropped(
    module: Module, node: ast.FunctionDef, returns: list[ast.Return]
) -> Iterator[ast.Expr]:
    """Yield the branches that end with a recursive result which was meant to be returned."""
    leaves = _leaves(node.body)
    fixed = all(isinstance(one.value, ast.Constant) for one in returns)
    nothing = any(one.value is None or _none(one.value) for one in returns)
    own = [leaf for leaf in leaves if isinstance(leaf, ast.Expr)]
    if not nothing:
        for leaf in own:
            constant = fixed and isinstance(leaf.value, ast.Call)
            if not constant and _calls_itself(module, node, leaf.value):
                yield leaf
        return
    if not _gives(module, node, returns):
        return
    pure = _pure(module, node)
    beside = any(
        isinstance(leaf, ast.Return)
        and isinstance(leaf.value, ast.Call)
        and _calls_itself(module, node, leaf.value, through=True)
        for leaf in leaves
    )
    if pure:
        own += _before_the_last(module, node)
    elif not beside:
        return
    for leaf in own:
        if isinstance(leaf.value, ast.Call) and _calls_itself(
            module, node, leaf.value, through=True
        ):
            yield leaf


def _gives(module: Module, node: ast.FunctionDef, returns: list[ast.Return]) -> bool:
    """Return whether a function gives two different values, a recursive result left out."""
    values = [one.value for one in returns]
    own = {
        ast.unparse(value) if value is not None else "None"
        for value in values
        if value is None or not _calls_itself(module, node, value, through=True)
    }
    return len(own) > 1 and own != {"None"}


def _pure(module: Module, node: ast.FunctionDef) -> bool:
    """Return whether calling a function has no effect, so that its value is all there is."""
    for part in own_nodes(node):
        if isinstance(part, _EFFECTS):
            return False
        stores = isinstance(part, (ast.Attribute, ast.Subscript))
        if stores and not isinstance(part.ctx, ast.Load):  # type: ignore[attr-defined]
            return False
        if not isinstance(part, ast.Call):
            continue
        reads = isinstance(part.func, ast.Attribute) and part.func.attr in _READS
        itself = _calls_itself(module, node, part, through=True)
        if not (itself or reads or calls_builtin(module, part, _PURE)):
            return False
    return True


def _before_the_last(module: Module, node: ast.FunctionDef) -> list[ast.Expr]:
    """Return the end of an if right before a final return of the recursive result."""
    last = node.body[-1]
    plain = isinstance(last, ast.Return) and isinstance(last.value, ast.Call)
    if len(node.body) < 2 or not plain:
        return []
    branch = node.body[-2]
    if not _calls_itself(module, node, last.value, through=True):  # type: ignore[arg-type]
        return []
    ends = _leaves([branch]) if isinstance(branch, ast.If) else []
    return [end for end in ends if isinstance(end, ast.Expr)]


def _none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and (node.value is None or isinstance(node.value, bool))


def _leaves(block: list[ast.stmt]) -> list[ast.stmt]:
    """Return the statements after which a function ends, its branches looked into."""
    last = block[-1]
    if isinstance(last, ast.If):
        return [*_leaves(last.body), *(_leaves(last.orelse) if last.orelse else [])]
    return [last]


def _calls_itself(
    module: Module, node: ast.FunctionDef, value: ast.expr, *, through: bool = False
) -> bool:
    """Return whether an expression is the function's own result, or computed from it.

    Args:
        module: The module.
        node: The function.
        value: The expression.
        through: Whether the same method of what an attribute of ``self`` holds counts.
    """
    if isinstance(value, ast.BinOp):
        sides = (value.left, value.right)
        return any(_calls_itself(module, node, one, through=through) for one in sides)
    if not isinstance(value, ast.Call):
        return False
    if is_method(module, node):
        target = value.func
        first = node.args.args[0].arg if node.args.args else ""
        if not isinstance(target, ast.Attribute) or target.attr != node.name:
            return False
        held = target.value
        if through and isinstance(held, ast.Attribute):
            held = held.value
        return isinstance(held, ast.Name) and held.id == first
    return isinstance(value.func, ast.Name) and value.func.id == node.name


RULE = Rule(
    id="recursive-return",
    title="The recursive result is returned",
    docs=(
        "In a function all of whose returns give a value, a branch that ends with calling the "
        "function for a smaller case and drops what it gives, returns it. Functions that return "
        "None, True or False somewhere are repaired where a branch beside returns the recursive "
        "result, or where nothing but the result can come of the call. Functions that return "
        "nothing but one constant are left alone."
    ),
    fix=_fix,
    pylint=("inconsistent-return-statements", "expression-not-assigned"),
    good=(
        "def walk(node):\n    if node is None:\n        return\n    print(node)\n"
        "    walk(node.next)\n",
        "def show(n):\n    if n == 0:\n        return 0\n    print(n)\n    show(n - 1)\n",
        "def seen(n):\n    if n == 0:\n        return True\n    seen(n - 1)\n",
        "def visit(node, found):\n    if node is None:\n        return None\n"
        "    found.append(node)\n    if node.big:\n        visit(node.left, found)\n"
        "    else:\n        visit(node.right, found)\n",
        "def ask(n):\n    if n == 0:\n        return None\n    if input() == 'q':\n"
        "        return ask(0)\n    else:\n        ask(n - 1)\n",
        "class Node:\n    def insert(self, x):\n        if x == self.x:\n            return False\n"
        "        if x < self.x:\n            self.left.insert(x)\n        else:\n"
        "            self.right.insert(x)\n        self.size += 1\n        return True\n",
    ),
    bad=(
        (
            "def f(n):\n    if n == 0:\n        return 1\n    n * f(n - 1)\n",
            "def f(n):\n    if n == 0:\n        return 1\n    return n * f(n - 1)\n",
        ),
        (
            "def find(xs, x, low, high):\n    mid = (low + high) // 2\n    if xs[mid] == x:\n"
            "        return mid\n    if xs[mid] < x:\n        find(xs, x, mid + 1, high)\n"
            "    else:\n        find(xs, x, low, mid - 1)\n",
            "def find(xs, x, low, high):\n    mid = (low + high) // 2\n    if xs[mid] == x:\n"
            "        return mid\n    if xs[mid] < x:\n        return find(xs, x, mid + 1, high)\n"
            "    else:\n        return find(xs, x, low, mid - 1)\n",
        ),
        (
            "def find(tree, x):\n    if tree is None:\n        return None\n"
            "    if tree['key'] == x:\n        return tree\n    if x < tree['key']:\n"
            "        find(tree['left'], x)\n    else:\n        return find(tree['right'], x)\n",
            "def find(tree, x):\n    if tree is None:\n        return None\n"
            "    if tree['key'] == x:\n        return tree\n    if x < tree['key']:\n"
            "        return find(tree['left'], x)\n    else:\n"
            "        return find(tree['right'], x)\n",
        ),
        (
            "class Node:\n    def has(self, x):\n        if self.x == x:\n            return True\n"
            "        if x < self.x:\n            if self.left is None:\n"
            "                return False\n            return self.left.has(x)\n"
            "        else:\n            if self.right is None:\n                return False\n"
            "            self.right.has(x)\n",
            "class Node:\n    def has(self, x):\n        if self.x == x:\n            return True\n"
            "        if x < self.x:\n            if self.left is None:\n"
            "                return False\n            return self.left.has(x)\n"
            "        else:\n            if self.right is None:\n                return False\n"
            "            return self.right.has(x)\n",
        ),
        (
            "def has(xs, x):\n    if not xs:\n        return False\n    if xs[0] == x:\n"
            "        return True\n    has(xs[1:], x)\n",
            "def has(xs, x):\n    if not xs:\n        return False\n    if xs[0] == x:\n"
            "        return True\n    return has(xs[1:], x)\n",
        ),
        (
            "def find(node, x):\n    if node is None:\n        return None\n"
            "    if node.x == x:\n        return node\n    if x < node.x:\n"
            "        find(node.left, x)\n    return find(node.right, x)\n",
            "def find(node, x):\n    if node is None:\n        return None\n"
            "    if node.x == x:\n        return node\n    if x < node.x:\n"
            "        return find(node.left, x)\n    return find(node.right, x)\n",
        ),
        (
            "def find(node, x):\n    if node is None:\n        return None\n"
            "    print('at', node.x)\n    if node.x == x:\n        return node\n"
            "    elif x < node.x:\n        return find(node.left, x)\n    else:\n"
            "        find(node.right, x)\n",
            "def find(node, x):\n    if node is None:\n        return None\n"
            "    print('at', node.x)\n    if node.x == x:\n        return node\n"
            "    elif x < node.x:\n        return find(node.left, x)\n    else:\n"
            "        return find(node.right, x)\n",
        ),
        (
            "def gcd_ok(a, b):\n    if b == 0:\n        return a == 1\n    if a < b:\n"
            "        return gcd_ok(b, a)\n    else:\n        gcd_ok(b, a % b)\n",
            "def gcd_ok(a, b):\n    if b == 0:\n        return a == 1\n    if a < b:\n"
            "        return gcd_ok(b, a)\n    else:\n        return gcd_ok(b, a % b)\n",
        ),
    ),
    order=4,
    repairs=True,
)
