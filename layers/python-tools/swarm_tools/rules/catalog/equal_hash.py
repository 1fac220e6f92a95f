"""A class with ``__eq__`` whose instances are put into a set."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import bindings, calls_builtin, guarded, kind_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Function, Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.ClassDef):
        if node.bases or node.decorator_list or node.keywords or not _hashless(node):
            continue
        equal = next(x for x in node.body if isinstance(x, FUNCTIONS) and x.name == "__eq__")
        compared = _compared(equal)
        if not compared or not any(_hashed(module, made) for made in _made(module, node)):
            continue
        end = module.line_end(module.end(equal))
        indent, own = module.indent(equal), equal.args.args[0].arg
        inner = module.indent(equal.body[0])
        values = ", ".join(f"{own}.{name}" for name in compared)
        shown = f"({values})" if len(compared) > 1 else values
        text = f"\n\n{indent}def __hash__({own}):\n{inner}return hash({shown})"
        message = f"Gave '{node.name}' a hash; with '__eq__' alone it has none."
        yield Edit(end, end, text, message)


def _hashless(node: ast.ClassDef) -> bool:
    """Return whether a class defines ``__eq__`` once and no ``__hash__`` of any kind."""
    methods = [one.name for one in node.body if isinstance(one, FUNCTIONS)]
    named = any(isinstance(x, ast.Name) and x.id == "__hash__" for x in ast.walk(node))
    return methods.count("__eq__") == 1 and "__hash__" not in methods and not named


def _compared(equal: Function) -> list[str]:
    """Return the attributes by which two instances are plainly compared."""
    last = equal.body[-1]
    names = [one.arg for one in equal.args.args]
    if len(names) != 2 or not isinstance(last, ast.Return) or equal.decorator_list:
        return []
    value = last.value
    tests = value.values if isinstance(value, ast.BoolOp) else [value]
    if isinstance(value, ast.BoolOp) and not isinstance(value.op, ast.And):
        return []
    found: list[str] = []
    for test in tests:
        if isinstance(test, ast.Call) and getattr(test.func, "id", "") == "isinstance":
            continue
        if not isinstance(test, ast.Compare) or not isinstance(test.ops[0], ast.Eq):
            return []
        left, right = test.left, test.comparators[0]
        pairs = [(left, right)]
        if isinstance(left, ast.Tuple) and isinstance(right, ast.Tuple):
            pairs = list(zip(left.elts, right.elts, strict=False))
        for one, other in pairs:
            if not isinstance(one, ast.Attribute) or not isinstance(other, ast.Attribute):
                return []
            whose = [getattr(one.value, "id", ""), getattr(other.value, "id", "")]
            if one.attr != other.attr or whose != names:
                return []
            found.append(one.attr)
    return found


def _made(module: Module, node: ast.ClassDef) -> Iterator[ast.expr]:
    """Yield the calls that make an instance, and the reads of names that only hold one."""
    for call in module.walk(ast.Call):
        if not isinstance(call.func, ast.Name) or bindings(module, call.func) != [node]:
            continue
        yield call
        up = module.parents[call]
        if not isinstance(up, ast.Assign) or not isinstance(up.targets[0], ast.Name):
            continue
        if len(up.targets) == 1 and bindings(module, up.targets[0]) == up.targets:
            yield from (
                use for use in module.walk(ast.Name)
                if use.id == up.targets[0].id and bindings(module, use) == up.targets
                and isinstance(use.ctx, ast.Load)
            )  # fmt: skip


def _hashed(module: Module, item: ast.expr) -> bool:
    """Return whether an instance is put into a set or used as a key, and so fails."""
    up = module.parents[item]
    if guarded(module, item, ("TypeError",)):
        return False
    if isinstance(up, ast.Tuple):
        item, up = up, module.parents[up]
    if isinstance(up, ast.Set):
        return True
    if isinstance(up, ast.Dict):
        return item in up.keys
    if isinstance(up, ast.Subscript):
        return up.slice is item and kind_of(module, up.value) == "dict"
    if isinstance(up, ast.List):
        return calls_builtin(module, module.parents[up], ("set", "frozenset"))
    if calls_builtin(module, up, ("hash",)):
        return True
    if not isinstance(up, ast.Call) or not isinstance(up.func, ast.Attribute):
        return False
    return up.func.attr == "add" and kind_of(module, up.func.value) == "set"


RULE = Rule(
    id="equal-hash",
    title="A hash for what is equal by its values",
    docs=(
        "A class that defines '__eq__' has no hash, so that a set or a dict does not take its "
        "instances. Where the file puts one in, the class gets a '__hash__' of the attributes "
        "that '__eq__' compares. Classes with bases or decorators are left alone."
    ),
    fix=_fix,
    good=(
        "class P:\n    def __init__(self, x):\n        self.x = x\n\n"
        "    def __eq__(self, other):\n        return self.x == other.x\n\n\nprint(P(1) == P(2))\n",
        "class P:\n    __hash__ = None\n\n    def __eq__(self, other):\n"
        "        return self.x == other.x\n\n\nprint({P()})\n",
        "class P:\n    def __eq__(self, other):\n        return self.x == other.x\n\n\n"
        "try:\n    hash(P())\nexcept TypeError:\n    print('no hash')\n",
        "class P(Base):\n    def __eq__(self, other):\n        return self.x == other.x\n\n\n"
        "print({P()})\n",
        "class P:\n    def __eq__(self, other):\n        return abs(self.x - other.x) < 1\n\n\n"
        "print({P()})\n",
    ),
    bad=(
        (
            "class P:\n    def __init__(self, x, y):\n        self.x = x\n        self.y = y\n\n"
            "    def __eq__(self, other):\n        return (self.x, self.y) == (other.x, other.y)\n"
            "\n\nseen = set()\nseen.add(P(0, 1))\n",
            "class P:\n    def __init__(self, x, y):\n        self.x = x\n        self.y = y\n\n"
            "    def __eq__(self, other):\n        return (self.x, self.y) == (other.x, other.y)\n"
            "\n    def __hash__(self):\n        return hash((self.x, self.y))\n"
            "\n\nseen = set()\nseen.add(P(0, 1))\n",
        ),
        (
            "class Card:\n    def __init__(self, name):\n        self.name = name\n\n"
            "    def __eq__(self, other):\n"
            "        return isinstance(other, Card) and self.name == other.name\n\n\n"
            "def f():\n    prices = {}\n    card = Card('a')\n    prices[card] = 3\n"
            "    return prices\n",
            "class Card:\n    def __init__(self, name):\n        self.name = name\n\n"
            "    def __eq__(self, other):\n"
            "        return isinstance(other, Card) and self.name == other.name\n\n"
            "    def __hash__(self):\n        return hash(self.name)\n\n\n"
            "def f():\n    prices = {}\n    card = Card('a')\n    prices[card] = 3\n"
            "    return prices\n",
        ),
        (
            "class V:\n    def __init__(self, a, b):\n        self.a, self.b = a, b\n\n"
            "    def __eq__(self, other):\n        return self.a == other.a and self.b == other.b\n"
            "\n\nprint(len({V(1, 2), V(1, 2)}))\n",
            "class V:\n    def __init__(self, a, b):\n        self.a, self.b = a, b\n\n"
            "    def __eq__(self, other):\n        return self.a == other.a and self.b == other.b\n"
            "\n    def __hash__(self):\n        return hash((self.a, self.b))\n"
            "\n\nprint(len({V(1, 2), V(1, 2)}))\n",
        ),
        (
            "class T:\n    def __init__(self, x):\n        self.x = x\n\n"
            "    def __eq__(self, other):\n        if not isinstance(other, T):\n"
            "            return NotImplemented\n        return self.x == other.x\n\n\n"
            "print(set([T(1), T(1)]), {T(1): 'a'})\n",
            "class T:\n    def __init__(self, x):\n        self.x = x\n\n"
            "    def __eq__(self, other):\n        if not isinstance(other, T):\n"
            "            return NotImplemented\n        return self.x == other.x\n\n"
            "    def __hash__(self):\n        return hash(self.x)\n\n\n"
            "print(set([T(1), T(1)]), {T(1): 'a'})\n",
        ),
    ),
    order=5,
    repairs=True,
)
