"""``circle.area()`` where ``area`` is a property."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.classes import base_class, class_of, is_self, reflective
from swarm_tools.rules.flow import calls_builtin, guarded
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.phrases import own_nodes
from swarm_tools.rules.streams import only_value

_BUILTIN = (str, bytes, list, dict, set, tuple, int, float, complex, range, type, BaseException)
_TAKEN = {name for kind in _BUILTIN for name in dir(kind)} | {"read", "write", "close", "name"}
_PLAIN = {
    "__future__", "math", "abc", "dataclasses", "typing", "functools", "itertools", "random",
    "sys", "json", "collections", "operator", "string", "statistics", "time", "copy",
}  # fmt: skip
_GIVES = (
    "len", "int", "float", "str", "round", "sum", "abs", "sorted", "list", "dict", "tuple", "set",
    "bool", "any", "all", "repr",
)  # fmt: skip
_VALUES = (
    ast.BinOp, ast.Compare, ast.JoinedStr, ast.Constant, ast.List, ast.Dict, ast.Set, ast.Tuple,
    ast.ListComp, ast.DictComp, ast.SetComp, ast.UnaryOp,
)  # fmt: skip
_HINTS = {"int", "float", "str", "bool", "list", "dict", "tuple", "set", "bytes", "Decimal"}


def _fix(module: Module) -> Iterator[Edit]:
    found = _properties(module)
    if not found or reflective(module):
        return
    for node in module.walk(ast.Call):
        target = node.func
        if not isinstance(target, ast.Attribute) or node.args or node.keywords:
            continue
        here = found.get(target.attr)
        if here is None or not _instance(module, target.value, here, target.attr):
            continue
        start, end = module.end(target), module.end(node)
        if "".join(module.text[start:end].split()) == "()" and not guarded(
            module, node, ("TypeError",)
        ):
            yield Edit(start, end, "", f"Read '{target.attr}', a property; it is not called.")


def _properties(module: Module) -> dict[str, ast.ClassDef]:
    """Return the properties whose value is never called, by the only class that has the name."""
    found: dict[str, ast.ClassDef] = {}
    for node in module.walk(ast.FunctionDef):
        here = module.parents[node]
        if not isinstance(here, ast.ClassDef) or not _property(module, node):
            continue
        if _named(module, node.name) == 1 and _no_function(module, node):
            found[node.name] = here
    return found


def _property(module: Module, node: ast.FunctionDef) -> bool:
    if len(node.decorator_list) != 1 or not module.is_builtin("property"):
        return False
    text = ast.unparse(node.decorator_list[0])
    return text in ("property", "cached_property", "functools.cached_property")


def _named(module: Module, name: str) -> int:
    """Return in how many ways a file gives something a name, setters left out."""
    count = 0
    for node in module.nodes:
        if isinstance(node, (*FUNCTIONS, ast.ClassDef)) and node.name == name:
            setter = [ast.unparse(one) for one in node.decorator_list] == [f"{name}.setter"]
            count += not setter
        elif isinstance(node, ast.Attribute) and node.attr == name:
            plain = isinstance(node.ctx, ast.Load) or f"{name}.setter" in module.text
            count += 0 if plain else 2
        elif isinstance(node, ast.Name) and node.id == name:
            inside = isinstance(module.parents[module.parents[node]], ast.ClassDef)
            count += 2 if inside and isinstance(node.ctx, ast.Store) else 0
    return count


def _no_function(module: Module, node: ast.FunctionDef) -> bool:
    """Return whether what a property gives can certainly not be called."""
    hint = node.returns.value if isinstance(node.returns, ast.Subscript) else node.returns
    if isinstance(hint, ast.Name) and hint.id in _HINTS:
        return True
    returns = [part for part in own_nodes(node) if isinstance(part, ast.Return)]
    return bool(returns) and all(
        isinstance(one.value, _VALUES) or calls_builtin(module, one.value, _GIVES)
        for one in returns
        if one.value is not None
    )


def _instance(module: Module, node: ast.expr, here: ast.ClassDef, name: str) -> bool:
    """Return whether something certainly is an instance of a class, or of what comes from it."""
    if is_self(module, node) and class_of(module, node) is here:
        return True
    value = only_value(module, node) if isinstance(node, ast.Name) else node
    if isinstance(value, ast.Call) and base_class(module, value.func) is here:
        return True
    relative = any(one.level for one in module.walk(ast.ImportFrom))
    return name not in _TAKEN and module.imports <= _PLAIN and not relative


RULE = Rule(
    id="called-property",
    title="A property is read, not called",
    docs=(
        "'circle.area()' first reads the property and then calls the number that it gives, which "
        "fails. The parentheses go where the property certainly gives no function and the object "
        "can be no other: 'self', what is made by the class, or anything in a file that has but "
        "one such name and imports nothing that could bring another."
    ),
    fix=_fix,
    good=(
        "class A:\n    @property\n    def run(self):\n        return self._run\n\n\n"
        "def f(a):\n    return a.run()\n",
        "class A:\n    @property\n    def size(self):\n        return 2 * 3\n\n\n"
        "class B:\n    def size(self):\n        return 3\n\n\ndef f(x):\n    return x.size()\n",
        "import shapes\n\n\nclass A:\n    @property\n    def area(self):\n"
        "        return 2 * 3\n\n\n"
        "def f(x):\n    return x.area()\n",
        "class A:\n    @property\n    def title(self):\n        return 'x' + 'y'\n\n\n"
        "def f(text):\n    return text.title()\n",
        "class A:\n    def area(self):\n        return 2 * 3\n\n\ndef f(x):\n    return x.area()\n",
        "class A:\n    @property\n    def area(self):\n        return 2 * 3\n\n\n"
        "def f(x):\n    return x.area(2)\n",
    ),
    bad=(
        (
            "class Circle:\n    def __init__(self, r):\n        self.r = r\n\n    @property\n"
            "    def area(self):\n        return 3.14 * self.r ** 2\n\n\n"
            "def total(circles):\n    return sum(c.area() for c in circles)\n",
            "class Circle:\n    def __init__(self, r):\n        self.r = r\n\n    @property\n"
            "    def area(self):\n        return 3.14 * self.r ** 2\n\n\n"
            "def total(circles):\n    return sum(c.area for c in circles)\n",
        ),
        (
            "import requests\n\n\nclass Cart:\n    @property\n    def total(self):\n"
            "        return sum([1])\n\n    def show(self):\n        print(self.total())\n\n\n"
            "cart = Cart()\nprint(cart.total(), requests)\n",
            "import requests\n\n\nclass Cart:\n    @property\n    def total(self):\n"
            "        return sum([1])\n\n    def show(self):\n        print(self.total)\n\n\n"
            "cart = Cart()\nprint(cart.total, requests)\n",
        ),
        (
            "class User:\n    @property\n    def is_adult(self) -> bool:\n"
            "        return self.check(18)\n\n\n"
            "def f(user):\n    if user.is_adult():\n        return 1\n    return 0\n",
            "class User:\n    @property\n    def is_adult(self) -> bool:\n"
            "        return self.check(18)\n\n\n"
            "def f(user):\n    if user.is_adult:\n        return 1\n    return 0\n",
        ),
        (
            "class User:\n    @property\n    def full_name(self):\n"
            "        return f'{self.a} {self.b}'\n\n\nprint(User().full_name().upper())\n",
            "class User:\n    @property\n    def full_name(self):\n"
            "        return f'{self.a} {self.b}'\n\n\nprint(User().full_name.upper())\n",
        ),
    ),
    order=5,
    repairs=True,
)
